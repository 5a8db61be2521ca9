import {
  ESTOQUE_DISPONIVEL,
  ESTOQUE_EM_FALTA,
  ESTOQUE_POUCAS,
  type ItemBusca,
} from '#contract/ecommerce-item.ts';
import { computePreco, type Faixa } from '#domain/preco.ts';
import type { Scope } from './scope.ts';
import { ITEM_PRODUTO, selectFaixas } from './vendaveis.ts';

/** Which products, in what order, and whose prices. */
export type ItemFiltro = {
  /** Undefined: no prices. */
  readonly contexto: { readonly idContexto: string; readonly idCondicao: number } | undefined;
  readonly idFabricante: number | undefined;
  readonly idLinha: number | undefined;
  readonly idMarca: number | undefined;
  readonly idCategoria: number | undefined;
  readonly idSubCategoria: number | undefined;
  /** '1' by name from A, '2' from Z, undefined by id. */
  readonly ordem: '1' | '2' | undefined;
  readonly comSt: boolean;
  readonly limit: number;
  readonly offset: number;
};

/** One page of the catalogue with the number of all products that fit the filter. */
export async function listItensBusca(
  scope: Scope,
  filtro: ItemFiltro,
): Promise<{ colecao: ItemBusca[]; totalRegistros: number }> {
  const { totalRegistros } = await filtered(scope, filtro)
    .select((eb) => eb.fn.countAll<number>().as('totalRegistros'))
    .executeTakeFirstOrThrow();
  const rows = await selectItens(scope, filtro);
  const faixas = filtro.contexto
    ? await selectFaixas(scope, filtro.contexto.idContexto, [...new Set(rows.map((row) => row.idMarca))])
    : [];
  const colecao = rows.map((row) =>
    toItemBusca(
      row,
      faixas.filter((faixa) => faixa.idMarca === row.idMarca),
      filtro,
    ),
  );
  return { colecao, totalRegistros };
}

function filtered(scope: Scope, filtro: ItemFiltro) {
  let query = scope.open
    .selectFrom('produto')
    .innerJoin('subCategoria', 'subCategoria.idSubCategoria', 'produto.idSubCategoria');
  if (filtro.idFabricante !== undefined)
    query = query.where('produto.idFabricante', '=', filtro.idFabricante);
  if (filtro.idLinha !== undefined) query = query.where('produto.idLinha', '=', filtro.idLinha);
  if (filtro.idMarca !== undefined) query = query.where('produto.idMarca', '=', filtro.idMarca);
  if (filtro.idCategoria !== undefined)
    query = query.where('subCategoria.idCategoria', '=', filtro.idCategoria);
  if (filtro.idSubCategoria !== undefined)
    query = query.where('produto.idSubCategoria', '=', filtro.idSubCategoria);
  return query;
}

function selectItens(scope: Scope, filtro: ItemFiltro) {
  const named = filtered(scope, filtro)
    .innerJoin('categoria', 'categoria.idCategoria', 'subCategoria.idCategoria')
    .innerJoin('fabricante', 'fabricante.idFabricante', 'produto.idFabricante')
    .innerJoin('marca', 'marca.idMarca', 'produto.idMarca')
    .innerJoin('produtoLinha', 'produtoLinha.idLinha', 'produto.idLinha')
    .leftJoin('produtoPreco', (join) =>
      join
        .onRef('produtoPreco.idProduto', '=', 'produto.idProduto')
        .on('produtoPreco.idContexto', '=', filtro.contexto?.idContexto ?? ''),
    )
    .leftJoin('produtoEstoque', (join) =>
      join
        .onRef('produtoEstoque.idProduto', '=', 'produto.idProduto')
        .onRef('produtoEstoque.idPessoaFilial', '=', 'produto.idPessoaFilial'),
    )
    .selectAll('produto')
    .select([
      'fabricante.nome as descFabricante',
      'marca.nome as descMarca',
      'produtoLinha.nome as descLinha',
      'categoria.idCategoria',
      'categoria.nome as descCategoria',
      'subCategoria.nome as descSubCategoria',
      'produtoPreco.valorUnitario',
      'produtoPreco.descontoComercial',
      'produtoPreco.descontoFinanceiro',
      'produtoPreco.st',
      'produtoEstoque.estoque',
      'produtoEstoque.poucas',
    ]);
  const direction = filtro.ordem === '2' ? 'desc' : 'asc';
  const ordered =
    filtro.ordem === undefined
      ? named
      : named.orderBy('produto.nome', direction).orderBy('produto.apresentacao', direction);
  return ordered.orderBy('produto.idProduto').limit(filtro.limit).offset(filtro.offset).execute();
}

type ItemRow = Awaited<ReturnType<typeof selectItens>>[number];

function descEstoqueOf({ estoque, poucas }: ItemRow): string {
  if (estoque === null || estoque === 0) return ESTOQUE_EM_FALTA;
  return estoque < (poucas ?? 0) ? ESTOQUE_POUCAS : ESTOQUE_DISPONIVEL;
}

/** The five prices of one unit; nothing for a product that is not sold in the context. */
function precoOf(row: ItemRow, faixas: readonly Faixa[], { contexto, comSt }: ItemFiltro) {
  const { valorUnitario, descontoComercial, descontoFinanceiro, st } = row;
  if (contexto === undefined || !valorUnitario) return {};
  const base = {
    valorUnitario,
    descontoComercial: descontoComercial ?? 0,
    descontoFinanceiro: descontoFinanceiro ?? 0,
    st: st ?? 0,
    faixas,
  };
  const preco = computePreco(base, 1, comSt);
  return {
    idCondicao: contexto.idCondicao,
    valorProduto: valorUnitario,
    valorProdutoDesconto: preco.liquidoUnit,
    percentualDesconto: preco.descontoComercial,
    percentualDescontoFinanceiro: preco.descontoFinanceiro,
    percentualSt: base.st,
    ...(comSt ? { stValor: preco.stUnit } : {}),
    descontoVolumeCollection: faixas.map((faixa) => ({
      quantidade: faixa.quantidade,
      descComercial: faixa.descontoComercial,
      descFinanceiro: faixa.descontoFinanceiro,
    })),
  };
}

const toItemBusca = (row: ItemRow, faixas: readonly Faixa[], filtro: ItemFiltro): ItemBusca => ({
  idItem: row.idProduto,
  itemTipo: { idItemTipo: ITEM_PRODUTO },
  descricao: row.nome,
  produto: {
    produtoFabricante: { idProdutoFabricante: row.idFabricante, descProdutoFabricante: row.descFabricante },
    produtoDescricaoTamanhoEmbalagem: row.apresentacao,
    pmc: row.pmc,
    ...precoOf(row, faixas, filtro),
    marca: { idProdutoMarca: row.idMarca, descricaoMarca: row.descMarca },
    produtoLinha: { idProdutoLinha: row.idLinha, descricao: row.descLinha },
    ecommerceSubCategoria: {
      idSubCategoria: row.idSubCategoria,
      descSubCategoria: row.descSubCategoria,
      ecommerceCategoria: { idCategoria: row.idCategoria, descCategoria: row.descCategoria },
    },
    codBarrasPrincipal: row.codBarras,
    substancia: row.substancia,
    tipo: row.tipo,
    tarja: row.tarja,
    sinais: row.sinais,
    idPessoaFilial: row.idPessoaFilial,
    estoque: row.estoque ?? 0,
  },
  itemPossuiEstoque: (row.estoque ?? 0) > 0,
  descEstoque: descEstoqueOf(row),
});
