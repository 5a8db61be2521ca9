import type { LinhaOrcada } from '#domain/orders/orcamento.ts';
import { validoAteDe } from '#domain/orders/orcamento.ts';
import { formatDate, formatDateTime } from '#lib/format-date.ts';
import { formatCount, formatFactorPrice, formatMoney } from '#lib/format-number.ts';
import type { OrcamentoAqui } from '#outbox/orcamentos/read-orcamentos.ts';
import type { OrcamentoATransformar } from '#parts/share/orcamento-aberto.ts';
import type { DocumentoPedido } from '#parts/share/documento-pedido.ts';

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

/** A quotation of this device to be shared. */
export const toDocumento = (row: Row): DocumentoPedido => ({
  titulo: `Orçamento ${row.intent.codigoLocal}`,
  empresa: [...new Set(row.intent.grupos.map((g) => g.descricaoFilial))].join(', '),
  ressalva: 'Não é um pedido e não reserva estoque. Preços e estoque podem mudar.',
  fatos: fatosDe(row).filter(([nome]) => nome !== 'Total'),
  linhas: row.intent.linhas
    .filter(({ quantidadeAtendida }) => quantidadeAtendida > 0)
    .map((item) => ({
      descricao: nomeDe(item),
      quantidade: `${formatCount(item.quantidadeAtendida)} un.`,
      unitario: formatFactorPrice(item.valorLiquido),
      total: formatMoney(item.valorTotal),
    })),
  totais: [['Total', formatMoney(row.intent.totalVisto)]],
});
