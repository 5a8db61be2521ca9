import { continuarComprando, excluirCarrinho } from '#contract/cart/carrinho-pendente.ts';
import { CARRINHO_FINALIZADO } from '#contract/cart/carrinho-situacao.ts';
import { fail, ok } from '#lib/result.ts';
import { isPendente } from '#server/cart/carrinho-pendente.ts';
import { authoriseCarrinho, carrinhoNaoEncontrado, notOpen } from '#server/cart/carrinho-recusas.ts';
import { answerMudado, readComputed } from '#server/cart/carrinho-view.ts';
import { lockCarrinho, putCarrinho } from '#server/cart/data/carrinho.ts';
import { holdPendente } from '#server/cart/grupo-do-carrinho.ts';
import { lockOpen } from '#server/cart/lock-open.ts';
import { isGrupoPago } from '#server/db/situacoes.ts';
import { changeRoute } from '#server/http/change-route.ts';
import { refuse } from '#server/http/recusa.ts';
import type { Route } from '#server/http/route.ts';
import { MOTIVO_DO_CLIENTE } from '#server/payment/data/cancelar-pedidos.ts';
import { leavePagamento } from './deixar-pagamento.ts';

const continuar = changeRoute(continuarComprando, {
  authorise: ({ user, query }) => authoriseCarrinho(user, query.idCarrinho),
  async handle({ user, query, now }) {
    const row = await lockCarrinho(user, query.idCarrinho);
    if (row === undefined) return fail(carrinhoNaoEncontrado());
    if (!isPendente(row)) {
      const closed = notOpen(row);
      return closed === undefined ? ok(await answerMudado(user, row, now)) : fail(closed);
    }
    const whole = await holdPendente(user, row, now);
    const left = await leavePagamento(user, whole, { stays: isGrupoPago, motivo: MOTIVO_DO_CLIENTE, now });
    return left.ok ? ok({ carrinho: left.value, sobrescrito: null }) : left;
  },
});

/** The cart's row stays, finished without an order: the next cart continues its revision. */
const excluir = changeRoute(excluirCarrinho, {
  authorise: ({ user, query }) => authoriseCarrinho(user, query.idCarrinho),
  async handle({ user, query, now }) {
    const locked = await lockOpen(user, query.idCarrinho, now);
    if (!locked.ok) return locked;
    const { totalItens } = await readComputed(user, locked.value, now);
    if (totalItens > 0) return refuse('requisicao-invalida', 'O carrinho ainda tem itens.');
    await putCarrinho(user, locked.value, { idCarrinhoSituacao: CARRINHO_FINALIZADO });
    return ok({ idCarrinho: locked.value.idCarrinho });
  },
});

/** Returning from the payment to the cart, and leaving an empty cart. */
export const continuarComprandoRoutes: readonly Route[] = [continuar, excluir];
