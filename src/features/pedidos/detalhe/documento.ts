import type { PedidoItem } from '#contract/orders/pedido-lista.ts';
import { formatDateTime } from '#lib/format-date.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { formatCount, formatFactorPrice, formatMoney } from '#lib/format-number.ts';
import { descricaoComObservacao } from '#parts/cart/observacao-words.ts';
import { RESSALVA_ORCAMENTO } from '#parts/share/documento-orcamento.ts';
import type { DocumentoPedido } from '#parts/share/documento-pedido.ts';
import type { PedidoNaPagina } from './pedido-lido.ts';
import { fatosOf, totaisOf } from './view.ts';

/** A line's product as the customer and the company call it. */
const comCodigo = ({ descProduto, codigoErp }: PedidoItem['produto']): string =>
  codigoErp ? `${descProduto} · Cód. ${codigoErp}` : descProduto;

/** Facts that only the company uses; the document's head names the branch. */
const INTERNOS = new Set(['Filial', 'Feito por', 'Código neste portal', 'Foi para o carrinho em']);

/** An order to be shared. `at`: since when it stands so, in epoch milliseconds; `isAtual`: by the server's word of now. */
export function toDocumento(
  pedido: PedidoNaPagina,
  itens: readonly PedidoItem[],
  { at, isAtual }: { at: number; isAtual: boolean },
): DocumentoPedido {
  const ressalvas = [
    ...(pedido.orcamento ? [RESSALVA_ORCAMENTO] : isAtual ? [] : ['Sujeito a confirmação.']),
    ...(isAtual ? [] : [`Dados de ${formatDateTime(at)}.`]),
  ];
  return {
    titulo: `${pedido.orcamento ? 'Orçamento' : 'Pedido'} nº ${pedido.idPrePedido}`,
    empresa: pedido.pessoaEmitente.nome,
    ressalva: ressalvas.length === 0 ? null : ressalvas.join(' '),
    fatos: fatosOf(pedido, businessDayOf(new Date(at))).filter(([nome]) => !INTERNOS.has(nome)),
    linhas: itens.map((item) => ({
      descricao: descricaoComObservacao(comCodigo(item.produto), item),
      quantidade: `${formatCount(item.quantidade - item.quantidadeFalta)} un.`,
      unitario: formatFactorPrice(item.valorUnitarioLiquido),
      total: formatMoney(item.valorTotal),
    })),
    totais: totaisOf(pedido).map(({ nome, cents }) => [nome, formatMoney(cents)] as const),
  };
}
