import type { ItemVitrine } from '#contract/vitrine.ts';
import { computePreco, type Faixa } from '#domain/preco.ts';
import type { Database } from '#server/store/schema.ts';

/** Whose prices an item carries, and whether they come with ST. */
export type ContextoVitrine = { readonly idContexto: string; readonly idCondicao: number };

/** The items of showcases, by showcase, in their order. Without a context there are no prices. */
export async function listVitrineItens(
  db: Database,
  idVitrines: readonly number[],
  contexto: ContextoVitrine | undefined,
): Promise<Map<number, ItemVitrine[]>> {
  const found = new Map<number, ItemVitrine[]>(idVitrines.map((id) => [id, []]));
  if (idVitrines.length === 0) return found;
  for (const row of await selectItens(db, idVitrines, contexto?.idContexto ?? '')) {
    found.get(row.idVitrine)?.push(toItem(row, contexto));
  }
  return found;
}

const selectItens = (db: Database, idVitrines: readonly number[], idContexto: string) =>
  db
    .selectFrom('vitrineItem')
    .innerJoin('produto', 'produto.idProduto', 'vitrineItem.idProduto')
    .innerJoin('fabricante', 'fabricante.idFabricante', 'produto.idFabricante')
    .innerJoin('marca', 'marca.idMarca', 'produto.idMarca')
    .innerJoin('subCategoria', 'subCategoria.idSubCategoria', 'produto.idSubCategoria')
    .innerJoin('categoria', 'categoria.idCategoria', 'subCategoria.idCategoria')
    .leftJoin('produtoPreco', (join) =>
      join
        .onRef('produtoPreco.idProduto', '=', 'produto.idProduto')
        .on('produtoPreco.idContexto', '=', idContexto),
    )
    .leftJoin('produtoEstoque', (join) =>
      join
        .onRef('produtoEstoque.idProduto', '=', 'produto.idProduto')
        .onRef('produtoEstoque.idPessoaFilial', '=', 'produto.idPessoaFilial'),
    )
    .select([
      'vitrineItem.idVitrine',
      'produto.idProduto',
      'produto.nome',
      'produto.apresentacao',
      'produto.substancia',
      'produto.tarja',
      'produto.sinais',
      'fabricante.nome as descFabricante',
      'marca.nome as descMarca',
      'subCategoria.nome as descSubCategoria',
      'categoria.nome as descCategoria',
      'produtoPreco.valorUnitario',
      'produtoPreco.descontoComercial',
      'produtoPreco.descontoFinanceiro',
      'produtoEstoque.estoque',
    ])
    .where('vitrineItem.idVitrine', 'in', idVitrines)
    .orderBy('vitrineItem.posicao')
    .orderBy('produto.idProduto')
    .execute();

type ItemRow = Awaited<ReturnType<typeof selectItens>>[number];

const SEM_FAIXAS: readonly Faixa[] = [];

function precoOf(row: ItemRow, contexto: ContextoVitrine | undefined) {
  const { valorUnitario, descontoComercial, descontoFinanceiro } = row;
  if (contexto === undefined || !valorUnitario) return {};
  const base = {
    valorUnitario,
    descontoComercial: descontoComercial ?? 0,
    descontoFinanceiro: descontoFinanceiro ?? 0,
    st: 0,
    faixas: SEM_FAIXAS,
  };
  return {
    valorProduto: valorUnitario,
    valorProdutoDesconto: computePreco(base, 1, false).liquidoUnit,
    percentualDesconto: base.descontoComercial,
    idCondicao: contexto.idCondicao,
  };
}

const toItem = (row: ItemRow, contexto: ContextoVitrine | undefined): ItemVitrine => ({
  ecommerceProduto: {
    idEcommerceProduto: row.idProduto,
    imagem: null,
    ecommerceProdutoDescricao: row.nome,
    produtoFabricante: { descProdutoFabricante: row.descFabricante },
    produtoDescricaoTamanhoEmbalagem: row.apresentacao,
    ...precoOf(row, contexto),
    produto: {
      marca: { descricaoMarca: row.descMarca },
      ecommerceSubCategoria: {
        descSubCategoria: row.descSubCategoria,
        ecommerceCategoria: { descCategoria: row.descCategoria },
      },
      substancia: row.substancia,
      tarja: row.tarja,
      sinais: row.sinais,
    },
  },
  itemPossuiEstoque: (row.estoque ?? 0) > 0,
});
