import type { Carrinho } from '#contract/cart/carrinho.ts';
import type { GrupoPrePedido } from '#contract/cart/carrinho-pendente.ts';
import { CARRINHO_ABERTO, CARRINHO_FINALIZADO } from '#contract/cart/carrinho-situacao.ts';
import {
  GRUPO_CANCELADO,
  GRUPO_PAGO,
  GRUPO_PAGO_COM_SALDO,
  PRE_PEDIDO_PAGO_COM_SALDO,
} from '#contract/orders/situacao.ts';
import { SITUACAO_LIQUIDADA } from '#contract/payment/extrato-cliente.ts';
import { FORMA_CARTAO, FORMA_PIX } from '#contract/payment/pagamento.ts';
import { confirmacaoDoCarrinhoHref, routes } from '#routes.ts';

/** A method may be changed where there are more than so many to choose from. */
const OPCOES_PARA_ALTERAR = 2;

/** How a group stands: paid, paid with balance, an ordinary order, a charge without an outcome, or to be paid. */
export type SituacaoGrupo = 'pago' | 'saldo' | 'processado' | 'processando' | 'aguardando';

type Situavel = Pick<
  GrupoPrePedido,
  | 'idSituacao'
  | 'idPrePedidoSituacao'
  | 'idSituacaoContaReceber'
  | 'idFormaPagamento'
  | 'pagamentoAntecipado'
  | 'emProcessamento'
>;

/** How a group of a cart that awaits payment stands. */
export function situacaoOf(grupo: Situavel): SituacaoGrupo {
  if (grupo.idSituacao === GRUPO_PAGO_COM_SALDO || grupo.idPrePedidoSituacao === PRE_PEDIDO_PAGO_COM_SALDO) {
    return 'saldo';
  }
  if (grupo.idSituacao === GRUPO_PAGO) return 'pago';
  if (!grupo.pagamentoAntecipado) return 'processado';
  const isSettled = grupo.idSituacaoContaReceber === SITUACAO_LIQUIDADA;
  if (isSettled) return grupo.idFormaPagamento === FORMA_PIX ? 'pago' : 'saldo';
  return grupo.emProcessamento ? 'processando' : 'aguardando';
}

/** The groups that are still orders. */
export const vivosOf = (grupos: readonly GrupoPrePedido[]): GrupoPrePedido[] =>
  grupos.filter((g) => g.idSituacao !== GRUPO_CANCELADO);

/** True for a group that is paid, with balance or without: it stays an order, paid as it is. */
export const isPago = (grupo: Situavel): boolean => ['pago', 'saldo'].includes(situacaoOf(grupo));

/** True when every order of a cart is paid, or needs no payment now. */
export const nadaFalta = (grupos: readonly GrupoPrePedido[]): boolean =>
  vivosOf(grupos).every((grupo) => isPago(grupo) || situacaoOf(grupo) === 'processado');

/** The paid part of a cart: cents, and whether anything is left to pay. */
export type JaPago = { total: number; isTudo: boolean };

/** The paid part; null if nothing was paid. */
export function jaPagoOf(grupos: readonly (Situavel & { valor: number })[]): JaPago | null {
  const pagos = grupos.filter(isPago);
  if (pagos.length === 0) return null;
  return { total: pagos.reduce((sum, { valor }) => sum + valor, 0), isTudo: pagos.length === grupos.length };
}

/** Whether another way to pay may be chosen for a group. */
export function podeAlterar(grupo: Situavel, opcoes: number): boolean {
  const situacao = situacaoOf(grupo);
  return opcoes > OPCOES_PARA_ALTERAR && (situacao === 'aguardando' || situacao === 'processado');
}

/**
 * The groups that a card is asked for. One with a charge under way may go without it: the charge is looked up, and
 * the card is only needed if it was never made.
 */
export const aPagarComCartao = (
  grupos: readonly GrupoPrePedido[],
): { idPrePedido: number; isOpcional: boolean }[] =>
  grupos.flatMap((g) => {
    const situacao = situacaoOf(g);
    const isAberto = situacao === 'aguardando' || situacao === 'processando';
    if (g.idFormaPagamento !== FORMA_CARTAO || !isAberto) return [];
    return [{ idPrePedido: g.idPrePedido, isOpcional: situacao === 'processando' }];
  });

/** The orders whose Pix is not paid yet, with their cents. */
export const pixAPagarOf = (grupos: readonly GrupoPrePedido[]): { idPrePedido: number; valor: number }[] =>
  grupos.filter((g) => g.idFormaPagamento === FORMA_PIX && situacaoOf(g) === 'aguardando');

/** Where the page sends somebody whose cart is not to be paid; null where it is. */
export function destinoOf(carrinho: Pick<Carrinho, 'idCarrinho' | 'idCarrinhoSituacao'> | null) {
  if (carrinho === null) return routes.home;
  if (carrinho.idCarrinhoSituacao === CARRINHO_ABERTO) return routes.carrinho;
  if (carrinho.idCarrinhoSituacao === CARRINHO_FINALIZADO) {
    return confirmacaoDoCarrinhoHref(carrinho.idCarrinho);
  }
  return null;
}

/** The sums of a cart, in cents. `cashback`: the part that is not to be paid. */
export type Resumo = {
  produtos: number;
  descontos: number;
  st: number;
  cashback: number;
  total: number;
};

/** The sums of a cart that awaits payment. */
export function resumoOf(carrinho: Pick<Carrinho, 'grupos'>, grupos: readonly GrupoPrePedido[]): Resumo {
  const sum = (of: (g: Carrinho['grupos'][number]) => number) =>
    carrinho.grupos.reduce((all, g) => all + of(g), 0);
  const cashback = grupos.reduce((all, { idCarrinhoGrupo, valor }) => {
    const grupo = carrinho.grupos.find((g) => g.idCarrinhoGrupo === idCarrinhoGrupo);
    return all + (grupo ? Math.max(0, grupo.total - valor) : 0);
  }, 0);
  return {
    produtos: sum((g) => g.subtotal),
    descontos: sum((g) => g.descontos),
    st: sum((g) => g.stTotal),
    cashback,
    total: sum((g) => g.total) - cashback,
  };
}
