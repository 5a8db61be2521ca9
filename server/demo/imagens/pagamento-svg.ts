const FONT = 'font-family="Figtree,Segoe UI,Roboto,Arial,sans-serif"';

type Cartao = {
  readonly nome: string;
  readonly sigla: string;
  readonly fundo: string;
  readonly tinta: string;
};

/** Cards in our own lettering, by the ids of their brands at the provider. */
const CARTOES: Readonly<Record<number, Cartao>> = {
  1: { nome: 'visa', sigla: 'VISA', fundo: '#e8ecfb', tinta: '#1a2a78' },
  2: { nome: 'mastercard', sigla: 'MASTER', fundo: '#fdeede', tinta: '#8a3208' },
  3: { nome: 'elo', sigla: 'ELO', fundo: '#22242b', tinta: '#ffffff' },
  4: { nome: 'amex', sigla: 'AMEX', fundo: '#dff1f8', tinta: '#0b5573' },
  5: { nome: 'hipercard', sigla: 'HIPER', fundo: '#fbe4e7', tinta: '#8f1024' },
  6: { nome: 'diners', sigla: 'DINERS', fundo: '#e6eef0', tinta: '#234b57' },
};

const cartaoSvg = ({ sigla, fundo, tinta }: Cartao): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 32" width="60" height="32">` +
  `<rect x=".5" y=".5" width="59" height="31" rx="5" fill="${fundo}" stroke="#8c93a3"/>` +
  `<rect y="5" width="60" height="4" fill="${tinta}" opacity=".35"/>` +
  `<text x="30" y="24" font-size="12" font-weight="700" fill="${tinta}" text-anchor="middle" ${FONT}>${sigla}</text></svg>`;

const PIX =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" width="120" height="40">' +
  '<rect width="120" height="40" rx="8" fill="#e2f3f0"/><path d="M20 8l12 12-12 12L8 20z" fill="#12766a"/>' +
  '<path d="M14 20h12M20 14v12" stroke="#fff" stroke-width="3" stroke-linecap="round"/>' +
  `<text x="38" y="19" font-size="12" font-weight="700" fill="#0d4f47" ${FONT}>Pix simulado</text>` +
  `<text x="38" y="32" font-size="9.5" fill="#0d4f47" ${FONT}>Demonstração</text></svg>`;

/** The ids of the brands that have a picture, with its name. */
export const BANDEIRAS_DESENHADAS: readonly (readonly [idBandeira: number, nome: string])[] = Object.entries(
  CARTOES,
).map(([id, { nome }]) => [Number(id), nome]);

/** The name of the Pix provider's picture. */
export const NOME_PIX = 'pix';

/** The picture of a card brand or of the Pix provider, by its name; undefined for another one. */
export function pagamentoSvg(nome: string): string | undefined {
  if (nome === NOME_PIX) return PIX;
  const cartao = Object.values(CARTOES).find((one) => one.nome === nome);
  return cartao && cartaoSvg(cartao);
}
