import { formatDateTime } from '#lib/format-date.ts';
import { escaped } from '#server/demo/html/page.ts';
import type { CartaAberta } from './cartas-abertas.ts';
import { DEMO_RETAGUARDA } from './endereco.ts';
import { MENSAGEM_HTML } from './mensagem.ts';

/** A decision on a letter; its name in the form differs from those of other acts. */
export type DecisaoDaCarta = {
  readonly acao: string;
  readonly decisao: 'aprovar' | 'recusar';
  readonly texto: string;
};

export const DECISOES: readonly DecisaoDaCarta[] = [
  { acao: 'aprovar-carta', decisao: 'aprovar', texto: 'Aprovar' },
  { acao: 'recusar-carta', decisao: 'recusar', texto: 'Recusar' },
];

const form = (
  { idCartaCorrecao, idPessoaCliente }: CartaAberta,
  { acao, decisao, texto }: DecisaoDaCarta,
): string =>
  `<form method="post" action="${DEMO_RETAGUARDA}"><input type="hidden" name="acao" value="${acao}">` +
  `<input type="hidden" name="id" value="${idCartaCorrecao}">` +
  `<input type="hidden" name="cliente" value="${idPessoaCliente}">` +
  `${decisao === 'recusar' ? MENSAGEM_HTML : ''}<button>${texto}</button></form>`;

const correcaoHtml = ({
  descricao,
  loteOrigem,
  loteCorrigido,
  quantidade,
}: CartaAberta['correcoes'][number]) =>
  `${escaped(descricao)}: ${escaped(loteOrigem)} → ${escaped(loteCorrigido)} (${quantidade} un.)`;

const row = (carta: CartaAberta): string =>
  `<tr><th scope="row">${carta.idCartaCorrecao}</th><td>${carta.numDocumento}</td>` +
  `<td>${formatDateTime(carta.criadaEm)}</td><td>${carta.correcoes.map(correcaoHtml).join('<br>')}</td>` +
  `<td>${DECISOES.map((decisao) => form(carta, decisao)).join('')}</td></tr>`;

/** The part of the page that decides on a customer's correction letters. */
export const cartasHtml = (cartas: readonly CartaAberta[]): string => `<h2>Cartas de correção</h2>
${
  cartas.length === 0
    ? '<p>Este cliente não tem cartas de correção aguardando aprovação.</p>'
    : `<table><thead><tr><th>Número</th><th>Nota fiscal</th><th>Data/hora</th><th>Correções</th>
<th>Decidir</th></tr></thead><tbody>${cartas.map(row).join('\n')}</tbody></table>`
}`;
