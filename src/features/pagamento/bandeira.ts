import type { BandeiraCartao } from '#contract/payment/pagamento.ts';
import { foldText } from '#lib/fold-text.ts';

const between = (prefix: number, ranges: readonly (readonly [number, number])[]): boolean =>
  ranges.some(([first, last]) => prefix >= first && prefix <= last);

/** First digits of Elo cards, by six: some lie in the ranges of Visa or Mastercard. */
const ELO = [
  [401178, 401179],
  [431274, 431274],
  [438935, 438935],
  [451416, 451416],
  [457393, 457393],
  [457631, 457632],
  [504175, 504175],
  [506699, 506778],
  [509000, 509999],
  [627780, 627780],
  [636297, 636297],
  [636368, 636369],
  [650031, 650051],
  [650405, 650439],
  [650485, 650538],
  [650541, 650598],
  [650700, 650727],
  [650901, 650978],
  [651652, 651704],
  [655000, 655058],
] as const;

/** The first digits of a card number by brand: the first match is its brand. */
const BEGINNINGS: readonly (readonly [nome: string, fits: (digits: string) => boolean])[] = [
  ['elo', (digits) => between(Number(digits.slice(0, 6)), ELO)],
  ['hipercard', (digits) => /^(?:606282|384(?:100|140|160))/.test(digits)],
  ['american express', (digits) => /^3[47]/.test(digits)],
  ['diners', (digits) => /^3(?:0[0-5]|[689])/.test(digits)],
  ['mastercard', (digits) => /^5[1-5]/.test(digits) || between(Number(digits.slice(0, 4)), [[2221, 2720]])],
  ['visa', (digits) => digits.startsWith('4')],
];

const SHORT_NAMES: Record<string, string> = { amex: 'american express', 'diners club': 'diners' };

const nomeOf = ({ descricaoCartaoCreditoBandeira }: BandeiraCartao): string => {
  const nome = foldText(descricaoCartaoCreditoBandeira);
  return SHORT_NAMES[nome] ?? nome;
};

/** The brand of a card number among those that are taken; undefined for another one, or too few digits. */
export function bandeiraOf(numero: string, bandeiras: readonly BandeiraCartao[]): BandeiraCartao | undefined {
  const digits = numero.replace(/\D/g, '');
  const nome = BEGINNINGS.find(([, fits]) => fits(digits))?.[0];
  return nome === undefined ? undefined : bandeiras.find((bandeira) => nomeOf(bandeira) === nome);
}
