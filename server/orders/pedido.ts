import { consultarPedidosPorCarrinho } from '#contract/orders/pedido.ts';
import {
  consultarItensPedido,
  consultarPedidos,
  PEDIDOS_COM_ITENS_MAXIMO,
  PEDIDOS_POR_PAGINA,
  PEDIDOS_POR_PAGINA_MAXIMO,
} from '#contract/orders/pedido-lista.ts';
import { LEGENDA_ORCAMENTO, LEGENDA_PEDIDO } from '#contract/orders/situacao.ts';
import { ok } from '#lib/result.ts';
import { hasClientes } from '#server/customers/data/clientes.ts';
import { toPage } from '#server/http/listas.ts';
import { withMarca } from '#server/http/marca.ts';
import { naoVinculado, refuse } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import { readItens } from './data/pedido-itens.ts';
import { readPedidos } from './data/pedidos.ts';
import { listPedidos } from './data/pedidos-lista.ts';
import { readPosicao } from './data/pedidos-pagina.ts';

const DEMAIS =
  'Os pedidos desta página têm itens demais para uma resposta. Peça menos pedidos por página, ou as páginas por depoisDe.';

/** The orders of a cart, and the orders of the user's customers. */
export const pedidoRoutes: readonly Route[] = [
  withMarca(
    sessionRoute(consultarPedidosPorCarrinho, async ({ user, query, now }) => {
      const pedidos = await readPedidos(user, query.idCarrinho, now);
      return pedidos === undefined ? refuse('nao-encontrado', 'Carrinho não encontrado.') : ok(pedidos);
    }),
  ),

  sessionRoute(consultarPedidos, async ({ user, query }) => {
    if (!(await hasClientes(user, query.variosClientes ?? []))) return naoVinculado();
    const { variasLegendas = [LEGENDA_PEDIDO, LEGENDA_ORCAMENTO] } = query;
    const wantsPedidos = variasLegendas.includes(LEGENDA_PEDIDO);
    const wantsOrcamentos = variasLegendas.includes(LEGENDA_ORCAMENTO);
    if (!wantsPedidos && !wantsOrcamentos)
      return ok({ colecao: [], totalRegistros: 0, somaTotal: 0, continua: null });
    const depoisDe = query.depoisDe === undefined ? undefined : await readPosicao(user, query.depoisDe);
    if (query.depoisDe !== undefined && depoisDe === undefined)
      return refuse('nao-encontrado', 'Pedido não encontrado.');
    const comItens = query.incluirItens ?? false;
    const most = comItens ? PEDIDOS_COM_ITENS_MAXIMO : PEDIDOS_POR_PAGINA_MAXIMO;
    const page =
      query.paginacao === false
        ? { limit: most, offset: 0 }
        : toPage(query.numeroPagina, query.quantidadeRegistrosPagina, { usual: PEDIDOS_POR_PAGINA, most });
    const filtro = {
      depoisDe,
      idPrePedido: query.idPrePedido,
      numero: query.numero?.trim() || undefined,
      idPessoaClientes: query.variosClientes,
      idPedidoSituacoes: query.variasSituacoes,
      idOrigemTipos: query.variosOrigemTipo,
      dataInicial: query.dataInicial,
      dataFinal: query.dataFinal,
      orcamento: wantsPedidos === wantsOrcamentos ? undefined : wantsOrcamentos,
      comItens,
    };
    const { limit, offset } = page;
    const pagina = await listPedidos(user, { ...filtro, limit, offset: depoisDe === undefined ? offset : 0 });
    const isNumbered = query.paginacao !== false && depoisDe === undefined;
    // The next page by number would skip the orders that did not fit this one.
    if (isNumbered && pagina.continua !== null && pagina.colecao.length < limit)
      return refuse('requisicao-invalida', DEMAIS);
    return ok(pagina);
  }),

  withMarca(
    sessionRoute(consultarItensPedido, async ({ user, query }) => {
      const itens = await readItens(user, query.idPrePedido);
      return itens === undefined ? refuse('nao-encontrado', 'Pedido não encontrado.') : ok(itens);
    }),
  ),
];
