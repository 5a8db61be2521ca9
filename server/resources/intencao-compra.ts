import { registrarIntencaoCompra } from '#contract/intencao-compra.ts';
import { ITEM_PRODUTO } from '#contract/item-tipo.ts';
import { must } from '#lib/must.ts';
import { fail, ok } from '#lib/result.ts';
import { changeRoute } from '#server/http/change-route.ts';
import { naoVinculado } from '#server/http/recusa.ts';
import type { Route } from '#server/http/route.ts';
import { readCliente } from '#server/store/queries/clientes.ts';
import { putIntencao } from '#server/store/queries/intencoes.ts';
import { hasProduto } from '#server/store/queries/vendaveis.ts';
import { itemNaoEncontrado } from './carrinho-recusas.ts';

/** Wishes to be told of stock. */
export const intencaoCompraRoutes: readonly Route[] = [
  changeRoute(registrarIntencaoCompra, {
    authorise: async ({ user, body }) =>
      (await readCliente(user, body.idPessoaCliente)) === undefined ? naoVinculado().error : undefined,
    async handle({ user, body, now }) {
      const isProduto = body.idItemTipo === ITEM_PRODUTO && (await hasProduto(user, body.idItem));
      if (!isProduto) return fail(itemNaoEncontrado());
      const cliente = must(await readCliente(user, body.idPessoaCliente), 'cliente');
      await putIntencao(user, cliente, body, now);
      return ok({ registrada: true });
    },
  }),
];
