import {
  type DescontoVolume,
  ESTOQUE_DISPONIVEL,
  ESTOQUE_EM_FALTA,
  ESTOQUE_POUCAS,
  type ItemProduto,
} from '#contract/catalogue/item-busca.ts';
import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import { SINAL_COMERCIALIZADO } from '#contract/catalogue/sinais.ts';
import { centsOf } from '#domain/price/money.ts';
import { computePreco, type Faixa } from '#domain/price/preco.ts';
import { codigoProprioDe } from '#server/db/erp-code.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { toOpen } from '#server/db/scope.ts';
import { precoVigente } from '#server/feed/preco-vigente.ts';
import { selectFaixas } from './faixas.ts';
import { toPisCofins } from './lista-pis-cofins.ts';

/** Which prices an item carries, and how much of it the caller may see. */
export type ItemVisto = {
  /** Undefined: no prices. */
  readonly contexto: { readonly idContexto: string; readonly idCondicao: number } | undefined;
  readonly comSt: boolean;
  /** A visitor gets neither prices nor stock. */
  readonly visitante: boolean;
};

/** Products as they are now, in the order of `ids`, as the search shows them; missing ones are left out. */
export async function readItens(
  db: Database,
  ids: readonly number[],
  visto: ItemVisto,
): Promise<ItemProduto[]> {
  if (ids.length === 0) return [];
  const rows = await selectItens(db, ids, visto.contexto?.idContexto ?? '');
  const faixas = await readFaixas(db, rows, visto);
  const items = new Map(
    rows.map((row) => [
      row.idProduto,
      toItem(
        row,
        faixas.filter((faixa) => faixa.idMarca === row.idMarca),
        visto,
      ),
    ]),
  );
  return ids.flatMap((id) => items.get(id) ?? []);
}

const readFaixas = async (db: Database, rows: readonly ItemRow[], { contexto }: ItemVisto) =>
  contexto === undefined
    ? []
    : await selectFaixas({ open: toOpen(db) }, contexto.idContexto, [
        ...new Set(rows.map((row) => row.idMarca)),
      ]);

const selectItens = (db: Database, ids: readonly number[], idContexto: string) =>
  db
    .selectFrom('produto')
    .innerJoin('subCategoria', 'subCategoria.idSubCategoria', 'produto.idSubCategoria')
    .innerJoin('categoria', 'categoria.idCategoria', 'subCategoria.idCategoria')
    .innerJoin('fabricante', 'fabricante.idFabricante', 'produto.idFabricante')
    .innerJoin('marca', 'marca.idMarca', 'produto.idMarca')
    .leftJoin('marcaImagem', 'marcaImagem.idMarca', 'produto.idMarca')
    .innerJoin('produtoLinha', 'produtoLinha.idLinha', 'produto.idLinha')
    .leftJoinLateral(precoVigente(idContexto), (join) => join.onTrue())
    .leftJoin('produtoEstoque', (join) =>
      join
        .onRef('produtoEstoque.idProduto', '=', 'produto.idProduto')
        .onRef('produtoEstoque.idPessoaFilial', '=', 'produto.idPessoaFilial'),
    )
    .selectAll('produto')
    .select([
      'fabricante.nome as descFabricante',
      'marca.nome as descMarca',
      'marcaImagem.endereco as imagemMarca',
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
    ])
    .select((eb) =>
      eb
        .selectFrom('produtoImagem')
        .select('endereco')
        .whereRef('produtoImagem.idProduto', '=', 'produto.idProduto')
        .orderBy('posicao')
        .limit(1)
        .as('imagem'),
    )
    .select(codigoProprioDe('produtos', 'produto.idProduto').as('codigoErp'))
    .where('produto.idProduto', 'in', [...ids])
    .execute();

type ItemRow = Awaited<ReturnType<typeof selectItens>>[number];

const CORES = {
  [ESTOQUE_EM_FALTA]: 'red',
  [ESTOQUE_POUCAS]: 'orange',
  [ESTOQUE_DISPONIVEL]: 'green',
} as const;

function descEstoqueOf({ estoque, poucas }: ItemRow): keyof typeof CORES {
  if (estoque === null || estoque === 0) return ESTOQUE_EM_FALTA;
  return estoque < (poucas ?? 0) ? ESTOQUE_POUCAS : ESTOQUE_DISPONIVEL;
}

/** The five prices of one unit with the tiers; empty for a product that is not sold in the context. */
function precoOf(row: ItemRow, faixas: readonly Faixa[], { contexto, comSt }: ItemVisto) {
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
    descontoVolumeCollection: faixas.map(({ quantidade }): DescontoVolume => {
      const { stUnit, valorLiquido, ...tier } = computePreco(base, quantidade, comSt);
      return {
        quantidade,
        descComercial: tier.descontoComercial,
        descFinanceiro: tier.descontoFinanceiro,
        valorUnitario,
        valorST: stUnit,
        valorLiquido,
        valorTotal: centsOf(quantidade, valorLiquido),
      };
    }),
  };
}

/** Fields that only signed-in users get. */
function estoqueOf(row: ItemRow, { visitante }: ItemVisto) {
  if (visitante) {
    const isMarketed = (row.sinais & SINAL_COMERCIALIZADO) !== 0;
    return { item: { itemPossuiEstoque: isMarketed, descEstoque: '' }, produto: { pmc: 0 } };
  }
  const descEstoque = descEstoqueOf(row);
  const estoque = row.estoque ?? 0;
  return {
    item: { itemPossuiEstoque: estoque > 0, descEstoque, legendaEstoque: CORES[descEstoque] },
    produto: { pmc: row.pmc, idPessoaFilial: row.idPessoaFilial, estoque },
  };
}

function toItem(row: ItemRow, faixas: readonly Faixa[], visto: ItemVisto): ItemProduto {
  const { item, produto } = estoqueOf(row, visto);
  return {
    idItem: row.idProduto,
    itemTipo: { idItemTipo: ITEM_PRODUTO },
    descricao: row.nome,
    imagem: row.imagem,
    ...item,
    produto: {
      produtoFabricante: { idProdutoFabricante: row.idFabricante, descProdutoFabricante: row.descFabricante },
      produtoDescricaoTamanhoEmbalagem: row.apresentacao,
      ...produto,
      ...precoOf(row, faixas, visto),
      marca: { idProdutoMarca: row.idMarca, descricaoMarca: row.descMarca, imagemMarca: row.imagemMarca },
      produtoLinha: { idProdutoLinha: row.idLinha, descricao: row.descLinha },
      ecommerceSubCategoria: {
        idSubCategoria: row.idSubCategoria,
        descSubCategoria: row.descSubCategoria,
        ecommerceCategoria: { idCategoria: row.idCategoria, descCategoria: row.descCategoria },
      },
      pisCofins: toPisCofins(row.listaPisCofins),
      codBarrasPrincipal: row.codBarras,
      ...(row.codigoErp !== null && { codigoErp: row.codigoErp }),
      substancia: row.substancia,
      tipo: row.tipo,
      tarja: row.tarja,
      sinais: row.sinais,
    },
  };
}
