import {
  CARRINHO_AGUARDANDO,
  CARRINHO_EM_PAGAMENTO,
  CARRINHO_PAGO_EM_PARTE,
} from '#contract/cart/carrinho-situacao.ts';
import { type CarrinhoCalculado, filialOf, type GrupoCalculado, sumCarrinho } from '#domain/cart/carrinho.ts';
import { linhaKey } from '#domain/cart/linha.ts';
import { descricaoGrupoTipo } from '#domain/price/produto.ts';
import { must } from '#lib/must.ts';
import { readCliente, sumPedidosDia } from '#server/customers/data/clientes.ts';
import { type Compra, readCompra, readLimiteAntecipado } from '#server/customers/data/compra.ts';
import type { Scope } from '#server/db/scope.ts';
import { readItensDosPedidos } from '#server/orders/data/pre-pedido-itens.ts';
import { type PrePedidoRow, readPrePedidos } from '#server/orders/data/pre-pedidos.ts';
import { type CarrinhoRow, type GrupoRow, readGrupos, readLinhas } from './data/carrinho.ts';

/** A cart that became orders, as they were priced and served. */
export type CarrinhoPendente = {
  readonly row: CarrinhoRow;
  readonly grupos: readonly GrupoRow[];
  /** Its groups and lines are those of the orders that stand. */
  readonly calculado: CarrinhoCalculado;
  readonly pedidos: readonly PrePedidoRow[];
  readonly compra: Compra;
};

const PENDENTE = [CARRINHO_AGUARDANDO, CARRINHO_EM_PAGAMENTO, CARRINHO_PAGO_EM_PARTE];

/** True for a cart that awaits payment: its orders exist, and it is not finished. */
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
 * A cart that awaits payment, read from its orders. It is not computed again: its own orders took the stock and count
 * for the day, and a price change does not change an order.
 */
export async function readPendente(user: Scope, row: CarrinhoRow, now: Date): Promise<CarrinhoPendente> {
  const cliente = must(await readCliente(user, row.idPessoaCliente), 'cliente');
  const { compra: daPessoa } = await readCompra(user, cliente, now);
  // These orders are the ones to be checked, so they do not count against the limit.
  const limitePagamentoAntecipado = await readLimiteAntecipado(user, cliente, row.idCarrinho);
  const compra = { ...daPessoa, limitePagamentoAntecipado };
  const pedidos = await readPrePedidos(user, row);
  const itens = await readItensDosPedidos(user, row);
  const linhas = await readLinhas(user, row);
  const places = new Map(linhas.map((linha, place) => [linhaKey(linha), place]));
  const placeOf = (item: (typeof itens)[number]) => places.get(linhaKey(item)) ?? -1;
  const calculado = sumCarrinho(
    pedidos.map((pedido) => toGrupo(pedido, compra)),
    itens.sort((a, b) => placeOf(a) - placeOf(b)),
    {
      ...compra,
      valorTotalPedidosDia: await sumPedidosDia(user, cliente.idPessoa, now, row.idCarrinho),
    },
  );
  return { row, grupos: await readGrupos(user, row), calculado, pedidos, compra };
}
