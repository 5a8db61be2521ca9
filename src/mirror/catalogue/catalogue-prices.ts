import type { PackedCatalogue } from '#engine/packed.ts';
import { alignPrices, mergePrices, type PackedPrices } from '#engine/prices.ts';
import type { CatalogueStore, ContextRow } from './catalogue-database.ts';

/** Changes beyond this share of a context's prices are packed with them. */
const LARGEST_SHARE = 0.1;

/**
 * Replaces all prices of one user's context. Rejects with a `DatabaseError` when the disk is full; the old
 * prices then stay.
 */
export async function putPrices(
  database: CatalogueStore,
  user: string,
  at: number,
  prices: PackedPrices,
): Promise<void> {
  const { idContexto, geracao, cursor } = prices.header;
  await database.transaction('readwrite', ['contexts', 'prices', 'priceChanges'], async (inside) => {
    await inside.prices.put({ user, idContexto, prices });
    await inside.priceChanges.delete([user, idContexto]);
    await inside.contexts.put({ user, idContexto, geracao, cursor, at });
  });
}

/**
 * Adds changes and the new cursor to the prices of one user's context, in one transaction. `change` makes the
 * changed rows from the stored header. False when the stored prices are no longer at the cursor `from`.
 */
export async function putPriceChanges(
  database: CatalogueStore,
  user: string,
  idContexto: string,
  from: string,
  at: number,
  change: (header: PackedPrices['header']) => PackedPrices,
): Promise<boolean> {
  const key: [string, string] = [user, idContexto];
  return database.transaction('readwrite', ['contexts', 'prices', 'priceChanges'], async (inside) => {
    const { contexts, prices, priceChanges } = inside;
    const context = await contexts.get(key);
    const base = await prices.get(key);
    if (context?.cursor !== from || base === undefined) return false;
    const before = await priceChanges.get(key);
    const changed = change((before ?? base).prices.header);
    const all = before === undefined ? changed : mergePrices(before.prices, changed);
    if (all.idProduto.length > base.prices.idProduto.length * LARGEST_SHARE) {
      await prices.put({ user, idContexto, prices: mergePrices(base.prices, all) });
      await priceChanges.delete(key);
    } else await priceChanges.put({ user, idContexto, prices: all });
    await contexts.put({ ...context, geracao: changed.header.geracao, cursor: changed.header.cursor, at });
    return true;
  });
}

/**
 * Writes the prices of one user's context: those of its base at the cursor `from`, with the rows that
 * `change` makes from the base's header. False when the stored base is no longer at `from`.
 */
export async function putPricesOverBase(
  database: CatalogueStore,
  user: string,
  idContextoBase: string,
  from: string,
  at: number,
  change: (header: PackedPrices['header']) => PackedPrices,
): Promise<boolean> {
  return database.transaction('readwrite', ['contexts', 'prices', 'priceChanges'], async (inside) => {
    const [context, base, changes] = await Promise.all([
      inside.contexts.get([user, idContextoBase]),
      inside.prices.get([user, idContextoBase]),
      inside.priceChanges.get([user, idContextoBase]),
    ]);
    if (context?.cursor !== from || base === undefined) return false;
    const before = changes === undefined ? base.prices : mergePrices(base.prices, changes.prices);
    const prices = mergePrices(before, change(before.header));
    const { idContexto, geracao, cursor } = prices.header;
    await inside.prices.put({ user, idContexto, prices });
    await inside.priceChanges.delete([user, idContexto]);
    await inside.contexts.put({ user, idContexto, geracao, cursor, at });
    return true;
  });
}

/** The prices of one user's context, row by row as in `catalogue`; null without any. */
export async function readPrices(
  database: CatalogueStore,
  user: string,
  idContexto: string,
  catalogue: PackedCatalogue,
): Promise<PackedPrices | null> {
  const key: [string, string] = [user, idContexto];
  const [base, changed] = await database.transaction('readonly', ['prices', 'priceChanges'], (inside) =>
    Promise.all([inside.prices.get(key), inside.priceChanges.get(key)]),
  );
  if (base === undefined) return null;
  const prices = changed === undefined ? base.prices : mergePrices(base.prices, changed.prices);
  return alignPrices(prices, catalogue);
}

/** The price contexts that are stored for a user. */
export async function readContexts(database: CatalogueStore, user: string): Promise<ContextRow[]> {
  const rows = await database.contexts.all();
  return rows.filter((row) => row.user === user);
}

/**
 * Deletes other users' prices and, when `idContextos` is given, those of the user's other contexts. Called at each
 * sign-in: each user reads only their own prices.
 */
export async function keepOnlyContexts(
  database: CatalogueStore,
  user: string,
  idContextos?: readonly string[],
): Promise<void> {
  await database.transaction('readwrite', ['contexts', 'prices', 'priceChanges'], async (inside) => {
    const keys = await inside.prices.keys();
    const gone = keys.filter(
      ([owner, id]) => owner !== user || (idContextos !== undefined && !idContextos.includes(id)),
    );
    for (const key of gone) {
      await inside.prices.delete(key);
      await inside.priceChanges.delete(key);
      await inside.contexts.delete(key);
    }
  });
}
