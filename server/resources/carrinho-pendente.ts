import { CARRINHO_AGUARDANDO, CARRINHO_EM_PAGAMENTO, CARRINHO_PAGO_EM_PARTE } from '#contract/carrinho.ts';
import { type CarrinhoCalculado, filialOf, type GrupoCalculado, sumCarrinho } from '#domain/carrinho.ts';
import { linhaKey } from '#domain/linha.ts';
import { descricaoGrupoTipo } from '#domain/produto.ts';
import { must } from '#lib/must.ts';
import type { CarrinhoRow, GrupoRow } from '#server/store/queries/carrinho.ts';
import type { Compra } from '#server/store/queries/compra.ts';
import type { PrePedidoRow } from '#server/store/queries/pre-pedidos.ts';
import type { UserQueries } from '#server/store/queries/user-queries.ts';

/** A cart that was made into orders, as they were priced and served. */
export type CarrinhoPendente = {
  readonly row: CarrinhoRow;
  readonly grupos: readonly GrupoRow[];
  /** Its groups and lines are those of the orders that stand. */
  readonly calculado: CarrinhoCalculado;
  readonly pedidos: readonly PrePedidoRow[];
  readonly compra: Compra;
};

const PENDENTE = [CARRINHO_AGUARDANDO, CARRINHO_EM_PAGAMENTO, CARRINHO_PAGO_EM_PARTE];

/** True for a cart that awaits payment: its orders are made, and it is not finished. */
export const isPendente = ({ idCarrinhoSituacao }: Pick<CarrinhoRow, 'idCarrinhoSituacao'>): boolean =>
  PENDENTE.includes(idCarrinhoSituacao);

function toGrupo(pedido: PrePedidoRow, compra: Compra): GrupoCalculado {
  const { idPessoaFilial, idCondicao, idCarrinhoGrupoTipo } = pedido;
  const filial = filialOf(pedido, compra);
  return {
    idPessoaFilial,
    idCondicao,
    idCarrinhoGrupoTipo,
    descricaoFilial: pedido.descricaoFilial,
    descricaoCarrinhoGrupo: descricaoGrupoTipo(idCarrinhoGrupoTipo),
    minimoCompra: filial?.minimoCompra ?? 0,
    prazoEntrega: filial?.prazoEntrega ?? 0,
    prazo: { idPrazo: pedido.idPrazo, descPrazo: pedido.descPrazo },
    formaPagamento: {
      idFormaPagamento: pedido.idFormaPagamento,
      descFormaPagamento: pedido.descFormaPagamento,
      pagamentoAntecipado: pedido.pagamentoAntecipado,
    },
    subtotal: pedido.subtotal,
    descontos: pedido.descontos,
    stTotal: pedido.stTotal,
    total: pedido.total,
    utilizaLimiteCondicao: false,
  };
}

/**
 * A cart that awaits payment, from its orders. It is not computed anew: its own orders took the stock and count for
 * the day, and a price that changes does not change what was ordered.
 */
export async function readPendente(
  user: UserQueries,
  row: CarrinhoRow,
  now: Date,
): Promise<CarrinhoPendente> {
  const cliente = must(await user.readCliente(row.idPessoaCliente), 'cliente');
  const { compra: daPessoa } = await user.readCompra(cliente, now);
  // Its own orders are those that are weighed.
  const limitePagamentoAntecipado = await user.readLimiteAntecipado(cliente, row.idCarrinho);
  const compra = { ...daPessoa, limitePagamentoAntecipado };
  const pedidos = await user.readPrePedidos(row);
  const itens = await user.readItensDosPedidos(row);
  const linhas = await user.readLinhas(row);
  const places = new Map(linhas.map((linha, place) => [linhaKey(linha), place]));
  const placeOf = (item: (typeof itens)[number]) => places.get(linhaKey(item)) ?? -1;
  const calculado = sumCarrinho(
    pedidos.map((pedido) => toGrupo(pedido, compra)),
    itens.sort((a, b) => placeOf(a) - placeOf(b)),
    {
      ...compra,
      valorTotalPedidosDia: await user.sumPedidosDia(cliente.idPessoa, now, row.idCarrinho),
    },
  );
  return { row, grupos: await user.readGrupos(row), calculado, pedidos, compra };
}
