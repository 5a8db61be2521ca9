import type { LinhaOrcada } from '#domain/orders/orcamento.ts';
import { validoAteDe } from '#domain/orders/orcamento.ts';
import { formatDate, formatDateTime } from '#lib/format-date.ts';
import { formatMoney } from '#lib/format-number.ts';
import type { OrcamentoAqui } from '#outbox/orcamentos/read-orcamentos.ts';
import { toOrcamento } from '#parts/share/documento-orcamento.ts';
import type { DocumentoPedido } from '#parts/share/documento-pedido.ts';
import type { OrcamentoATransformar } from '#parts/share/orcamento-aberto.ts';
import { comValidade } from '#parts/share/orcamento-guardado.ts';

type Row = OrcamentoAqui['row'];

const nomeDe = ({ descricao, descricaoMarca }: { descricao: string; descricaoMarca: string }): string =>
  [descricao, descricaoMarca].filter(Boolean).join(' · ');

/** The lines of a quotation of this device, each with the price that the user saw. */
const linhasDe = ({ intent }: Row): LinhaOrcada[] =>
  intent.linhas.map(({ idItem, idItemTipo, idCondicao, quantidade, observacao, valorLiquido, ...nome }) => ({
    idItem,
    idItemTipo,
    idCondicao,
    quantidade,
    ...(observacao && { observacao }),
    descricao: nomeDe(nome),
    preco: valorLiquido,
  }));

/** A quotation of this device for the dialog that turns it into an order. */
export const toTransformar = (row: Row, transformadoEm: number | null): OrcamentoATransformar => ({
  idPrePedido: null,
  codigoLocal: row.intent.codigoLocal,
  nome: row.intent.codigoLocal,
  pessoaDestinatario: { idPessoa: row.idPessoaCliente, nome: row.nomeCliente },
  linhas: linhasDe(row),
  validoAte: validoAteDe(row.at, row.intent.validadeDias),
  transformadoEm,
});

/** A name and its text. */
export type Fato = readonly [nome: string, texto: string];

export const fatosDe = ({ intent, nomeCliente, at }: Row): Fato[] => [
  ['Cliente', nomeCliente],
  ['Data e hora', formatDateTime(at)],
  ['Válido até', formatDate(validoAteDe(at, intent.validadeDias))],
  ['Forma de pagamento', [...new Set(intent.grupos.map((g) => g.descricaoPagamento))].join(', ')],
  ...(intent.observacao === '' ? [] : ([['Observação', intent.observacao]] as const)),
  ['Total', formatMoney(intent.totalVisto)],
];

/** A quotation of this device to be shared, as when it was kept. */
export function toDocumento({ intent, nomeCliente, at }: Row): DocumentoPedido {
  const { linhas: itens, grupos, totalVisto: valorTotal } = intent;
  const documento = toOrcamento({ nomeCliente, carrinho: { itens, grupos, valorTotal }, at });
  return comValidade(documento, { ...intent, at });
}
