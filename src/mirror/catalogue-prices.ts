import type { CatalogueDatabase, ContextRow } from './catalogue-database.ts';
import type { PackedCatalogue } from './engine-index.ts';
import { movePrices, type PackedPrices } from './engine-prices.ts';

/** Writes the prices of one user's context; rejects with Dexie's error, and then the old ones stand. */
export async function putPrices(
  database: CatalogueDatabase,
  user: string,
  at: number,
  prices: PackedPrices,
): Promise<void> {
  const { idContexto, geracao, cursor } = prices.header;
  await database.transaction('rw', [database.contexts, database.prices], async () => {
    await database.prices.put({ user, idContexto, prices });
    await database.contexts.put({ user, idContexto, geracao, cursor, at });
  });
}

/** The prices of one user's context in the row order of `geracao`; null when there are none. */
export async function readPrices(
  database: CatalogueDatabase,
  user: string,
  idContexto: string,
  geracao: string,
): Promise<PackedPrices | null> {
  const row = await database.prices.get([user, idContexto]);
  return row?.prices.header.geracao === geracao ? row.prices : null;
}

/** The price contexts that this device holds for a user. */
export async function readContexts(database: CatalogueDatabase, user: string): Promise<ContextRow[]> {
  const rows = await database.contexts.toArray();
  return rows.filter((row) => row.user === user);
}

/**
 * Deletes every other user's prices and, when `idContextos` is given, those of the user's contexts that are not
 * in it. Called at each sign-in: nobody reads prices that were sent to somebody else.
 */
export async function keepOnlyContexts(
  database: CatalogueDatabase,
  user: string,
  idContextos?: readonly string[],
): Promise<void> {
  await database.transaction('rw', [database.contexts, database.prices], async () => {
    const keys = await database.prices.toCollection().primaryKeys();
    const gone = keys.filter(
      ([owner, id]) => owner !== user || (idContextos !== undefined && !idContextos.includes(id)),
    );
    await database.prices.bulkDelete(gone);
    await database.contexts.bulkDelete(gone);
  });
}

/** Puts all prices into the row order of a new generation; those of an unknown older order are deleted. */
export async function moveAllPrices(
  database: CatalogueDatabase,
  from: PackedCatalogue | null,
  to: PackedCatalogue,
): Promise<void> {
  const { geracao } = to.header;
  for (const context of await database.contexts.toArray()) {
    const { user, idContexto } = context;
    const row = context.geracao === geracao ? undefined : await database.prices.get([user, idContexto]);
    if (row === undefined) continue;
    if (from === null || context.geracao !== from.header.geracao) {
      await database.contexts.delete([user, idContexto]);
      await database.prices.delete([user, idContexto]);
    } else {
      await database.prices.put({ ...row, prices: movePrices(row.prices, from, to) });
      await database.contexts.put({ ...context, geracao });
    }
  }
}
