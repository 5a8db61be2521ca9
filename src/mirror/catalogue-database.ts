import Dexie, { type DexieOptions, type Table } from 'dexie';
import type { PackedCatalogue } from '#engine/packed.ts';
import type { PackedPrices } from '#engine/prices.ts';
import type { CatalogueDelta } from '#engine/delta.ts';

/** Which generation is whole and in use. There is one row or none; `cursor` counts its deltas in. */
export type PointerRow = { id: 'current'; geracao: string; cursor: string; total: number; at: number };

/**
 * Lines of a generation that is still coming, as they came and with their line ends: the header and the segments
 * up to `ate`. `n` numbers the rows. No pointer names them; an import goes on behind the last one.
 */
export type StagedRow = {
  geracao: string;
  n: number;
  /** Segments that this row and those before it hold. */
  ate: number;
  /** Products in them, of how many. */
  produtos: number;
  total: number;
  lines: Uint8Array<ArrayBuffer>;
};

/** A generation with its built index, as it was imported or last put together. */
export type PackedRow = { geracao: string; version: number; catalogue: PackedCatalogue };

/** What changed since the packed row was written; applied in the order of `n` at each start. */
export type DeltaRow = { geracao: string; n: number; rows: number; delta: CatalogueDelta };

/**
 * What is known about one user's price context without reading its prices. `at` is when the server last said that
 * they are as they are. `cursor` is the server's own word for how new they are.
 */
export type ContextRow = { user: string; idContexto: string; geracao: string; cursor: string; at: number };

export type PricesRow = { user: string; idContexto: string; prices: PackedPrices };

/**
 * `catalogue:<tenant>`: what the server can send again at any time. It may be deleted whenever space is short, so
 * it trades durability for speed. Prices belong to a user.
 */
export class CatalogueDatabase extends Dexie {
  declare readonly pointer: Table<PointerRow, string>;
  declare readonly staged: Table<StagedRow, [string, number]>;
  declare readonly packed: Table<PackedRow, string>;
  declare readonly deltas: Table<DeltaRow, [string, number]>;
  declare readonly contexts: Table<ContextRow, [string, string]>;
  declare readonly prices: Table<PricesRow, [string, string]>;
  /** Prices that changed since the row in `prices` was written. */
  declare readonly priceChanges: Table<PricesRow, [string, string]>;

  constructor(tenant: string, options: DexieOptions = {}) {
    super(`catalogue:${tenant}`, { chromeTransactionDurability: 'relaxed', ...options });
    this.version(1).stores({
      pointer: 'id',
      segments: '[geracao+n], geracao',
      packed: 'geracao',
      contexts: '[user+idContexto]',
      prices: '[user+idContexto]',
    });
    // The first form kept prices without their products, by the position in the catalogue.
    this.version(2)
      .stores({
        segments: null,
        staged: '[geracao+n]',
        deltas: '[geracao+n]',
        priceChanges: '[user+idContexto]',
      })
      .upgrade(async (change) => {
        await change.table('contexts').clear();
        await change.table('prices').clear();
      });
    // An old tab must not write into a database that a newer one has upgraded.
    this.on('versionchange', () => this.close({ disableAutoOpen: true }));
  }
}
