import Dexie, { type DexieOptions, type Table } from 'dexie';
import type { PackedCatalogue } from './engine-index.ts';
import type { PackedPrices } from './engine-prices.ts';

/** Which generation is whole and in use. There is one row or none. */
export type PointerRow = { id: 'current'; geracao: string; cursor: string; total: number; at: number };

/** A line of the feed as it came, line end included; the header is segment -1. */
export type SegmentRow = { geracao: string; n: number; line: Uint8Array<ArrayBuffer> };

/** The built index of a generation: what a start reads. Made again from the segments when it is missing. */
export type PackedRow = { geracao: string; version: number; catalogue: PackedCatalogue };

/**
 * What is known about one user's price context without reading its prices. `at` is when they were imported.
 * `geracao` is whose row order they are in; `cursor` is the server's own word for how new they are: prices that a
 * newer catalogue took over keep theirs, so a cursor unlike the catalogue's says that newer prices wait.
 */
export type ContextRow = { user: string; idContexto: string; geracao: string; cursor: string; at: number };

export type PricesRow = { user: string; idContexto: string; prices: PackedPrices };

/**
 * `catalogue:<tenant>`: what the server can send again at any time. It may be deleted whenever space is short, so
 * it trades durability for speed. Prices belong to a user.
 */
export class CatalogueDatabase extends Dexie {
  declare readonly pointer: Table<PointerRow, string>;
  declare readonly segments: Table<SegmentRow, [string, number]>;
  declare readonly packed: Table<PackedRow, string>;
  declare readonly contexts: Table<ContextRow, [string, string]>;
  declare readonly prices: Table<PricesRow, [string, string]>;

  constructor(tenant: string, options: DexieOptions = {}) {
    super(`catalogue:${tenant}`, { chromeTransactionDurability: 'relaxed', ...options });
    this.version(1).stores({
      pointer: 'id',
      segments: '[geracao+n], geracao',
      packed: 'geracao',
      contexts: '[user+idContexto]',
      prices: '[user+idContexto]',
    });
    // An old tab must not write into a database that a newer one has upgraded.
    this.on('versionchange', () => this.close({ disableAutoOpen: true }));
  }
}
