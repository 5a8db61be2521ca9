import type { PrecosCabecalho } from '#contract/catalogue/sincronizacao.ts';
import type { Database } from '#server/db/schema/schema.ts';
import type { CatalogoRow } from './feed-lines.ts';
import { type PrecoDeProduto, readFaixas, selectCatalogo, selectPrecos } from './feed-rows.ts';
import { CATALOGO } from './feed-stream.ts';
import { isOfContextos, precoVigente } from './preco-vigente.ts';

/** The products written by `since` or later, at most `limit`, ordered by id. */
export async function readCatalogoChanges(
  db: Database,
  since: number,
  limit: number,
): Promise<CatalogoRow[]> {
  return await selectCatalogo(db).where('produto.mudado', '>=', since).limit(limit).execute();
}

/** The start of a context's changes; over its base each of its own rows counts as changed. */
export type Told = { readonly idContexto: string; readonly since: number; readonly isOverBase: boolean };

/** The prices of products whose price, stock or branch was written by `since` or later, at most `limit`. */
export async function readPrecoChanges(
  db: Database,
  { limit, ...told }: Told & { limit: number },
): Promise<PrecoDeProduto[]> {
  const { idContexto, since } = told;
  const changed = selectPrecosMudados(db, told)
    // A lost price of its own leaves the base's price.
    .union(selectPerdidos(db, told))
    .union(db.selectFrom('produtoEstoque').select('idProduto').where('mudado', '>=', since))
    .union(db.selectFrom('produto').select('idProduto').where('mudado', '>=', since));
  return await selectPrecos(db, idContexto).where('produto.idProduto', 'in', changed).limit(limit).execute();
}

/** The products removed since then: of the catalogue for `idContexto` '', otherwise of the context's prices. */
export async function readRemovidos(db: Database, told: Told): Promise<number[]> {
  const query = told.idContexto === CATALOGO ? selectIdos(db, told.since) : selectNaoVendidos(db, told);
  return (await query.execute()).map((row) => row.idProduto);
}

/** A removed product that came back counts as changed. */
const selectIdos = (db: Database, since: number) =>
  db
    .selectFrom('feedRemovido')
    .leftJoin('produto', 'produto.idProduto', 'feedRemovido.idProduto')
    .select('feedRemovido.idProduto')
    .where('feedRemovido.idContexto', '=', CATALOGO)
    .where('feedRemovido.mudado', '>=', since)
    .where('produto.idProduto', 'is', null)
    .orderBy('feedRemovido.idProduto');

const selectNaoVendidos = (db: Database, told: Told) =>
  db
    .selectFrom(selectPerdidos(db, told).as('produto'))
    .leftJoinLateral(precoVigente(told.idContexto), (join) => join.onTrue())
    .select('produto.idProduto')
    .where('produtoPreco.idProduto', 'is', null)
    .orderBy('produto.idProduto');

/** The products whose price row was removed since then, or is now marked as not sold. */
const selectPerdidos = (db: Database, told: Told) =>
  db
    .selectFrom('feedRemovido')
    .select('idProduto')
    .where(isOfContextos('feedRemovido.idContexto', [told.idContexto]))
    .where('mudado', '>=', told.since)
    .union(selectPrecosMudados(db, told).where('vendido', '=', false));

const selectPrecosMudados = (db: Database, { idContexto, since, isOverBase }: Told) =>
  db
    .selectFrom('produtoPreco')
    .select('idProduto')
    .where(isOfContextos('produtoPreco.idContexto', [idContexto]))
    .where((eb) =>
      eb.or([eb('mudado', '>=', since), ...(isOverBase ? [eb('idContexto', '=', idContexto)] : [])]),
    );

/** The number of products, or of those sold in a context. */
export async function countProdutos(db: Database, idContexto: string): Promise<number> {
  const query =
    idContexto === CATALOGO
      ? db.selectFrom('produto').select((eb) => eb.fn.countAll<number>().as('total'))
      : selectVendidos(db, idContexto);
  return (await query.executeTakeFirstOrThrow()).total;
}

/** Its own rows, and the base's for products without a row of their own. */
const selectVendidos = (db: Database, idContexto: string) =>
  db
    .selectFrom('produtoPreco as linha')
    .leftJoin('produtoPreco as propria', (join) =>
      join
        .on('propria.idContexto', '=', idContexto)
        .onRef('propria.idProduto', '=', 'linha.idProduto')
        .onRef('propria.idContexto', '<>', 'linha.idContexto'),
    )
    .where(isOfContextos('linha.idContexto', [idContexto]))
    .where('linha.vendido', '=', true)
    .where('propria.idProduto', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('total'));

/**
 * A context's tiers as its header has them, or null when no tier of the context was written or removed by `since` or
 * later.
 */
export async function readFaixasChange(
  db: Database,
  idContexto: string,
  since: number,
): Promise<PrecosCabecalho['faixas'] | null> {
  const changed = await db
    .selectFrom('contexto')
    .select('idContexto')
    .where('idContexto', '=', idContexto)
    .where('faixasMudado', '>=', since)
    .executeTakeFirst();
  return changed === undefined ? null : await readFaixas(db, idContexto);
}
