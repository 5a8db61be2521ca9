import {
  consultarItens,
  ITENS_POR_PAGINA,
  ITENS_POR_PAGINA_MAXIMO,
  type ItemBusca,
} from '#contract/ecommerce-item.ts';
import { ok } from '#lib/result.ts';
import { naoVinculado, refuse } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import type { UserQueries } from '#server/store/queries/user-queries.ts';
import { toPage } from './listas.ts';

/** The context whose prices a client sees: of the condition that was asked for, else of his preference. */
async function contextoFor(user: UserQueries, idPessoaCliente: number, idCondicaoVenda: number | undefined) {
  const cliente = await user.readCliente(idPessoaCliente);
  if (cliente === undefined) return naoVinculado();
  const wanted = idCondicaoVenda ?? (await user.readPreferencia(cliente)).condicao?.idCondicao;
  const contextos = await user.listContextos(cliente);
  const contexto = contextos.find(({ idCondicao }) => idCondicao === wanted);
  if (contexto === undefined && idCondicaoVenda !== undefined)
    return refuse('item-sem-condicao', 'Este cliente não compra por esta condição de venda.');
  return ok(contexto);
}

/** Each once, in the order in which they come first. */
function eachOnce<T>(values: readonly (T | undefined)[], keyOf: (value: T) => number): T[] {
  const present = values.filter((value) => value !== undefined);
  return [...new Map(present.map((value) => [keyOf(value), value])).values()];
}

/** The filter lists that go with a page: what its items name. */
function listasOf(colecao: readonly ItemBusca[]) {
  const produtos = colecao.map(({ produto }) => produto);
  const subs = produtos.map((p) => p.ecommerceSubCategoria);
  const marcas = produtos.map(
    ({ marca }) => marca && { idProdutoMarca: marca.idProdutoMarca, descProdutoMarca: marca.descricaoMarca },
  );
  const linhas = produtos.map(
    ({ produtoLinha: l }) => l && { idProdutoLinha: l.idProdutoLinha, descProdutoLinha: l.descricao },
  );
  return {
    fabricanteCollection: eachOnce(
      produtos.map((p) => p.produtoFabricante),
      (f) => f.idProdutoFabricante,
    ),
    marcasCollection: eachOnce(marcas, (m) => m.idProdutoMarca),
    produtoLinhaCollection: eachOnce(linhas, (l) => l.idProdutoLinha),
    categoriaCollection: eachOnce(
      subs.map((sub) => sub?.ecommerceCategoria),
      (c) => c.idCategoria,
    ),
    subCategoriaCollection: eachOnce(subs, (s) => s.idSubCategoria),
  };
}

/** The catalogue page by page. */
export const ecommerceItemRoutes: readonly Route[] = [
  sessionRoute(consultarItens, async ({ user, query }) => {
    const { idPessoaCliente, idCondicaoVenda, quantidadeRegistrosPagina, numeroPagina } = query;
    const contexto =
      idPessoaCliente === undefined
        ? ok(undefined)
        : await contextoFor(user, idPessoaCliente, idCondicaoVenda);
    if (!contexto.ok) return contexto;
    const size = quantidadeRegistrosPagina === 'null' ? undefined : quantidadeRegistrosPagina;
    const page = toPage(numeroPagina, size, { usual: ITENS_POR_PAGINA, most: ITENS_POR_PAGINA_MAXIMO });
    const { colecao, totalRegistros } = await user.listItensBusca({
      ...page,
      contexto: contexto.value,
      idFabricante: query.idProdutoFabricante,
      idLinha: query.idProdutoLinha,
      idMarca: query.idProdutoMarca,
      idCategoria: query.idCategoria,
      idSubCategoria: query.idSubCategoria,
      ordem: query.idModoOrdenacao,
      comSt: query.exibirSTValorPedidoEletronico ?? true,
    });
    return ok({ colecao, totalRegistros, ...listasOf(colecao) });
  }),
];
