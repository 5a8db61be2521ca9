import { CARRINHO_FINALIZADO } from '#contract/carrinho.ts';
import { continuarComprando, excluirCarrinho } from '#contract/carrinho-pendente.ts';
import { fail, ok } from '#lib/result.ts';
import { changeRoute } from '#server/http/change-route.ts';
import { refuse } from '#server/http/recusa.ts';
import type { Route } from '#server/http/route.ts';
import { lockCarrinho, putCarrinho } from '#server/store/queries/carrinho.ts';
import { isGrupoPago } from '#server/store/queries/situacoes.ts';
import { MOTIVO_DO_CLIENTE } from './cancelar-pedidos.ts';
import { isPendente } from './carrinho-pendente.ts';
import { authoriseCarrinho, carrinhoNaoEncontrado, notOpen } from './carrinho-recusas.ts';
import { answerMudado, readComputed } from './carrinho-view.ts';
import { leavePagamento } from './deixar-pagamento.ts';
import { holdPendente } from './grupo-do-carrinho.ts';
import { lockOpen } from './lock-open.ts';

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

/** The cart's row stays, finished without an order: the next cart's revision goes on from it. */
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

/** Leaving the payment for the cart again, and leaving a cart in which nothing is. */
export const continuarComprandoRoutes: readonly Route[] = [continuar, excluir];
