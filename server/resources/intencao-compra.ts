import { registrarIntencaoCompra } from '#contract/intencao-compra.ts';
import { ITEM_PRODUTO } from '#contract/item-tipo.ts';
import { must } from '#lib/must.ts';
import { fail, ok } from '#lib/result.ts';
import { changeRoute } from '#server/http/change-route.ts';
import { naoVinculado } from '#server/http/recusa.ts';
import type { Route } from '#server/http/route.ts';
import { itemNaoEncontrado } from './carrinho-recusas.ts';

/** Wishes to be told of stock. */
export const intencaoCompraRoutes: readonly Route[] = [
  changeRoute(registrarIntencaoCompra, {
    authorise: async ({ user, body }) =>
      (await user.readCliente(body.idPessoaCliente)) === undefined ? naoVinculado().error : undefined,
    async handle({ user, body, now }) {
      const isProduto = body.idItemTipo === ITEM_PRODUTO && (await user.hasProduto(body.idItem));
      if (!isProduto) return fail(itemNaoEncontrado());
      const cliente = must(await user.readCliente(body.idPessoaCliente), 'cliente');
      await user.putIntencao(cliente, body, now);
      return ok({ registrada: true });
    },
  }),
];
