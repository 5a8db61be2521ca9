import { sql } from 'kysely';
import type { PrecosCabecalho } from '#contract/sincronizacao.ts';
import type { CatalogoRow } from './feed-lines.ts';
import { type PrecoDeProduto, readFaixas, selectCatalogo, selectPrecos } from './feed-rows.ts';
import type { Database } from './schema.ts';

/** The products written by `since` or later, at most `limit`, in the order of their ids. */
export async function readCatalogoChanges(
  db: Database,
  since: number,
  limit: number,
): Promise<CatalogoRow[]> {
  return await selectCatalogo(db).where('produto.mudado', '>=', since).limit(limit).execute();
}

/** The prices of products whose price, stock or branch was written by `since` or later, at most `limit`. */
export async function readPrecoChanges(
  db: Database,
  { idContexto, since, limit }: { idContexto: string; since: number; limit: number },
): Promise<PrecoDeProduto[]> {
  const changed = db
    .selectFrom('produtoPreco')
    .select('idProduto')
    .where('idContexto', '=', idContexto)
    .where('mudado', '>=', since)
    .union(db.selectFrom('produtoEstoque').select('idProduto').where('mudado', '>=', since))
    .union(db.selectFrom('produto').select('idProduto').where('mudado', '>=', since));
  return await selectPrecos(db, idContexto).where('produto.idProduto', 'in', changed).limit(limit).execute();
}

/** The products that went since; `idContexto` '' asks the catalogue, else the context's prices. */
export async function readRemovidos(db: Database, idContexto: string, since: number): Promise<number[]> {
  // What went and came back is told as changed.
  const present =
    idContexto === ''
      ? db
          .selectFrom('produto')
          .select('produto.idProduto')
          .whereRef('produto.idProduto', '=', sql.ref('feedRemovido.idProduto'))
      : db
          .selectFrom('produtoPreco')
          .select('produtoPreco.idProduto')
          .where('produtoPreco.idContexto', '=', idContexto)
          .whereRef('produtoPreco.idProduto', '=', sql.ref('feedRemovido.idProduto'));
  const rows = await db
    .selectFrom('feedRemovido')
    .select('idProduto')
    .where('idContexto', '=', idContexto)
    .where('mudado', '>=', since)
    .where((eb) => eb.not(eb.exists(present)))
    .orderBy('idProduto')
    .execute();
  return rows.map((row) => row.idProduto);
}

/** How many products there are, or how many have a price in a context. */
export async function countProdutos(db: Database, idContexto: string): Promise<number> {
  const query =
    idContexto === ''
      ? db.selectFrom('produto').select((eb) => eb.fn.countAll<number>().as('total'))
      : db
          .selectFrom('produtoPreco')
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .where('idContexto', '=', idContexto);
  return (await query.executeTakeFirstOrThrow()).total;
}

/** A context's tiers as its header has them, or null when no tier of the context was written or removed by `since` or later. */
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
