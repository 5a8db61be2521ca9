import {
  consultarFiltros,
  consultarItens,
  ITENS_POR_PAGINA,
  ITENS_POR_PAGINA_MAXIMO,
  MEMBROS_POR_LISTA,
} from '#contract/catalogue/ecommerce-item.ts';
import type { Page } from '#engine/search.ts';
import { ok } from '#lib/result.ts';
import { readItensCompletos } from '#server/cart/itens-completos.ts';
import { toPage } from '#server/http/listas.ts';
import { type Route, visitorRoute } from '#server/http/route.ts';
import { toBusca } from './busca-pedida.ts';
import { listCombosDaBusca } from './combos-da-busca.ts';
import { contextoDaBusca } from './contexto-da-busca.ts';
import { toListas } from './listas-da-busca.ts';

/** The products' part of a page, after this many combos. */
const pageAfter = ({ offset, limit }: Page, combos: number): Page => ({
  offset: Math.max(0, offset - combos),
  limit: limit - Math.min(limit, Math.max(0, combos - offset)),
});

/** The search of the catalogue, and its filter lists. */
export const ecommerceItemRoutes: readonly Route[] = [
  visitorRoute(consultarItens, async ({ user, queries, query, now }) => {
    const { idPessoaCliente, idCondicaoVenda: idCondicao, numeroPagina } = query;
    const comprador = { user, idPessoaCliente, idCondicao, now };
    const contexto = await contextoDaBusca(comprador);
    if (!contexto.ok) return contexto;
    const visitante = user === undefined;
    const busca = toBusca(query, contexto.value, visitante);
    const size = query.quantidadeRegistrosPagina === 'null' ? undefined : query.quantidadeRegistrosPagina;
    const page = toPage(numeroPagina, size, { usual: ITENS_POR_PAGINA, most: ITENS_POR_PAGINA_MAXIMO });
    const combos = await listCombosDaBusca(queries, comprador, { contexto: contexto.value, busca, page });
    const deProdutos = pageAfter(page, combos.total);
    const found = await queries.buscar({ ...busca, page: deProdutos, membros: MEMBROS_POR_LISTA });
    const produtos = await readItensCompletos(queries, found, {
      contexto: contexto.value,
      comSt: query.exibirSTValorPedidoEletronico ?? true,
      comSelos: query.exibirSelo ?? true,
      visitante,
    });
    return ok({
      colecao: [...combos.itens, ...produtos],
      totalRegistros: combos.total + found.total,
      ...toListas(found, visitante),
      ...(found.mistyped ? { aproximado: true } : {}),
    });
  }),

  visitorRoute(consultarFiltros, async ({ user, queries, query, now }) => {
    const { idCliente: idPessoaCliente, idCondicaoVenda: idCondicao } = query;
    const contexto = await contextoDaBusca({ user, idPessoaCliente, idCondicao, now });
    if (!contexto.ok) return contexto;
    const visitante = user === undefined;
    const busca = toBusca(query, contexto.value, visitante);
    const all = { page: { offset: 0, limit: 0 }, membros: Number.MAX_SAFE_INTEGER };
    return ok(toListas(await queries.buscar({ ...busca, ...all }), visitante));
  }),
];
