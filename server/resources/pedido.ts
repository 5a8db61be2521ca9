import { consultarPedidosPorCarrinho } from '#contract/pedido.ts';
import { ok } from '#lib/result.ts';
import { refuse } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';

/** What carts became. */
export const pedidoRoutes: readonly Route[] = [
  sessionRoute(consultarPedidosPorCarrinho, async ({ user, query }) => {
    const pedidos = await user.readPedidos(query.idCarrinho);
    return pedidos === undefined ? refuse('nao-encontrado', 'Carrinho não encontrado.') : ok(pedidos);
  }),
];
