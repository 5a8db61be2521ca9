import { registrarIntencaoCompra } from '#contract/cart/intencao-compra.ts';
import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import { must } from '#lib/must.ts';
import { fail, ok } from '#lib/result.ts';
import { readCliente } from '#server/customers/data/clientes.ts';
import { changeRoute } from '#server/http/change-route.ts';
import { naoVinculado } from '#server/http/recusa.ts';
import type { Route } from '#server/http/route.ts';
import { itemNaoEncontrado } from './carrinho-recusas.ts';
import { putIntencao } from './data/intencoes.ts';
import { hasProduto } from './data/vendaveis.ts';

/** Requests to be told when an item is back in stock. */
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
