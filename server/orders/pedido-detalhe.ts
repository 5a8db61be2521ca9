import { consultarPedidoDetalhe, consultarTitulosPedido } from '#contract/orders/pedido-detalhe.ts';
import { consultarPedidoOrigens, consultarPedidoSituacoes } from '#contract/orders/pedido-filtros.ts';
import { ok } from '#lib/result.ts';
import { SITUACOES } from '#server/db/situacoes.ts';
import { withMarca } from '#server/http/marca.ts';
import { refuse } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import { listTitulos } from '#server/invoices/data/pedido-titulos.ts';
import { ORIGENS } from './data/origens.ts';
import { readPedido } from './data/pedidos-lista.ts';

/** The data of one order's page, and the filter values of the order list. */
export const pedidoDetalheRoutes: readonly Route[] = [
  withMarca(
    sessionRoute(consultarPedidoDetalhe, async ({ user, query }) => {
      const pedido = await readPedido(user, query.idPrePedido);
      if (pedido === undefined) return refuse('nao-encontrado', 'Pedido não encontrado.');
      const { itens: _, valorCashbackAplicado = 0, etapas = [], ...resumo } = pedido;
      return ok({
        ...resumo,
        valorCashbackAplicado,
        etapas,
        totalValorUnitarioSugeridoConsederandoUndiades: pedido.subTotal,
      });
    }),
  ),

  withMarca(
    sessionRoute(consultarTitulosPedido, async ({ user, query }) => {
      const titulos = await listTitulos(user, query.idPrePedido);
      return titulos === undefined ? refuse('nao-encontrado', 'Pedido não encontrado.') : ok(titulos);
    }),
  ),

  sessionRoute(consultarPedidoSituacoes, async () => ok([...SITUACOES])),

  sessionRoute(consultarPedidoOrigens, async () => ok([...ORIGENS])),
];
