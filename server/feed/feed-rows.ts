import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { catalogoCabecalho, PrecosCabecalho } from '#contract/catalogue/sincronizacao.ts';
import { codigoProprioDe } from '#server/db/erp-code.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { readAtributoListas } from './feed-atributos.ts';
import type { CatalogoRow, PrecoRow } from './feed-lines.ts';
import { precoVigente } from './preco-vigente.ts';

type Cabecalho = z.input<typeof catalogoCabecalho>;
/** The lists in wire form; this server has all of them. */
export type Listas = {
  [L in Exclude<keyof Cabecalho, 'geracao' | 'cursor' | 'total' | 'segmentos'>]-?: NonNullable<Cabecalho[L]>;
};
/** A price with its product's id. */
export type PrecoDeProduto = PrecoRow & { readonly idProduto: number };

// A page keeps one response of the database thread small.
const ROWS_PER_PAGE = 5000;
/** Lower than every `mudado`. */
const EVER = -1;

/** The lists of the catalogue's header; with `since` only the rows written by that transaction or later. */
export async function readCatalogoListas(db: Database, since = EVER): Promise<Listas> {
  const fabricantes = await db
    .selectFrom('fabricante')
    .selectAll()
    .where('mudado', '>=', since)
    .orderBy('idFabricante')
    .execute();
  const marcas = await db
    .selectFrom('marca')
    .selectAll()
    .where('mudado', '>=', since)
    .orderBy('idMarca')
    .execute();
  const linhas = await db
    .selectFrom('produtoLinha')
    .selectAll()
    .where('mudado', '>=', since)
    .orderBy('idLinha')
    .execute();
  const categorias = await db
    .selectFrom('categoria')
    .selectAll()
    .where('mudado', '>=', since)
    .orderBy('idCategoria')
    .execute();
  const subCategorias = await db
    .selectFrom('subCategoria')
    .selectAll()
    .where('mudado', '>=', since)
    .orderBy('idSubCategoria')
    .execute();
  return {
    fabricantes: fabricantes.map((f) => [f.idFabricante, f.nome]),
    marcas: marcas.map((m) => [m.idMarca, m.nome, m.idFabricante]),
    linhas: linhas.map((l) => [l.idLinha, l.nome]),
    categorias: categorias.map((c) => [c.idCategoria, c.nome]),
    subCategorias: subCategorias.map((s) => [s.idSubCategoria, s.nome, s.idCategoria]),
    ...(await readAtributoListas(db, since)),
  };
}

/** All products, ordered by id. */
export async function readCatalogoRows(db: Database): Promise<CatalogoRow[]> {
  return await readPages((after) =>
    selectCatalogo(db).where('produto.idProduto', '>', after).limit(ROWS_PER_PAGE).execute(),
  );
}

/** Each product's price in a context and its stock at its home branch, ordered by id. */
export async function readPrecoRows(db: Database, idContexto: string): Promise<PrecoDeProduto[]> {
  return await readPages((after) =>
    selectPrecos(db, idContexto).where('produto.idProduto', '>', after).limit(ROWS_PER_PAGE).execute(),
  );
}

/** A context's volume tiers by brand, lowest quantity first; discounts in percent. */
export async function readFaixas(db: Database, idContexto: string): Promise<PrecosCabecalho['faixas']> {
  const rows = await db
    .selectFrom('marcaFaixa')
    .selectAll()
    .where('idContexto', '=', idContexto)
    .orderBy('idMarca')
    .orderBy('quantidade')
    .execute();
  const porMarca = new Map<number, [number, number, number][]>();
  for (const row of rows) {
    const faixas = porMarca.get(row.idMarca) ?? [];
    faixas.push([row.quantidade, row.descontoComercial / 100, row.descontoFinanceiro / 100]);
    porMarca.set(row.idMarca, faixas);
  }
  return [...porMarca];
}

/** The ids of products' badges, joined. */
const selosOfProdutos = (db: Database) =>
  db
    .selectFrom('produtoSelo')
    .select(['idProduto', sql<string>`string_agg("idSelo"::text, ';' order by "idSelo")`.as('selos')])
    .groupBy('idProduto')
    .as('selosDoProduto');

/** The columns of a catalogue line. */
export const selectCatalogo = (db: Database) =>
  db
    .selectFrom('produto')
    .leftJoin(selosOfProdutos(db), 'selosDoProduto.idProduto', 'produto.idProduto')
    .select(['produto.idProduto', 'nome', 'apresentacao', 'substancia', 'idFabricante', 'idMarca', 'idLinha'])
    .select(['idSubCategoria', 'codBarras', 'tipo', 'tarja', 'sinais', 'pmc', 'vendas'])
    .select((eb) => [
      eb.fn.coalesce('selosDoProduto.selos', sql.lit('')).as('selos'),
      eb.fn.coalesce('produto.idCashback', eb.lit(0)).as('cashback'),
      sql<string>`coalesce(${codigoProprioDe('produtos', 'produto.idProduto')}, '')`.as('codigoErp'),
    ])
    .orderBy('produto.idProduto');

/** The columns of a price line, for products that have a price in a context. */
export const selectPrecos = (db: Database, idContexto: string) =>
  db
    .selectFrom('produto')
    .innerJoinLateral(precoVigente(idContexto), (join) => join.onTrue())
    .leftJoin('produtoEstoque', (join) =>
      join
        .onRef('produtoEstoque.idProduto', '=', 'produto.idProduto')
        .onRef('produtoEstoque.idPessoaFilial', '=', 'produto.idPessoaFilial'),
    )
    .select(['produto.idProduto', 'valorUnitario', 'descontoComercial', 'descontoFinanceiro', 'st'])
    .select((eb) => ['produto.idPessoaFilial', eb.fn.coalesce('estoque', eb.lit(0)).as('estoque')])
    .orderBy('produto.idProduto');

async function readPages<Row extends { idProduto: number }>(
  page: (after: number) => Promise<Row[]>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const rows = await page(all.at(-1)?.idProduto ?? 0);
    all.push(...rows);
    if (rows.length < ROWS_PER_PAGE) return all;
  }
}
