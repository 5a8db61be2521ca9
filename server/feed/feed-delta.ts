import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { readCursor, readSince } from '#server/db/feed-cursor.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { readGeracao } from './feed.ts';
import {
  countProdutos,
  readCatalogoChanges,
  readFaixasChange,
  readPrecoChanges,
  readRemovidos,
  type Told,
} from './feed-changes.ts';
import { assembleFeed, catalogoLines, precosDeltaLines } from './feed-lines.ts';
import { readCatalogoListas, readFaixas } from './feed-rows.ts';
import { CATALOGO } from './feed-stream.ts';

/**
 * The changes since a cursor; `corpo` is gzip, `sha256` that of its last line, `nome` its name for reads without a
 * session. `'unknown'`: this database never gave out that cursor. `'large'`: so much changed that the whole stream is
 * quicker.
 */
export type Delta =
  | { readonly corpo: Uint8Array; readonly sha256: string; readonly nome: string | null }
  | 'unchanged'
  | 'unknown'
  | 'large';

type Change = {
  readonly alterados: number;
  readonly removidos: readonly number[];
  readonly isSilent: boolean;
  /** The header's fields besides those of every delta. */
  readonly header: object;
  readonly lines: readonly string[];
};

type Span = {
  readonly idContexto: string;
  /** If given, the delta includes every difference from that base. */
  readonly idContextoBase?: string;
  readonly since: number;
  readonly cursor: string | undefined;
};

// A delta with a larger share of the rows is not worth its work on the device. This few rows are always a delta:
// otherwise each order of a campaign of twenty products would have all streams rebuilt.
const LARGEST_SHARE = 0.3;
const ALWAYS_SMALL = 50;

/**
 * The changes since a cursor: in one context's prices, stock and tiers, or with `idContexto` '' in the catalogue's
 * products and lists.
 */
export async function readDelta(
  db: Database,
  { idContexto, cursor }: { idContexto: string; cursor: string },
): Promise<Delta> {
  const since = await readSince(db, cursor);
  return since === undefined ? 'unknown' : await readDeltaSince(db, { idContexto, since, cursor: undefined });
}

/**
 * A context's differences from its base at a cursor of the base's prices; never `'unchanged'`. Also `'unknown'` when
 * its base is another one.
 */
export async function readDeltaOverBase(
  db: Database,
  { idContexto, idContextoBase, cursor }: { idContexto: string; idContextoBase: string; cursor: string },
): Promise<Delta> {
  const since = await readSince(db, cursor);
  const query = db.selectFrom('contexto').select('idContextoBase').where('idContexto', '=', idContexto);
  const contexto = await query.executeTakeFirst();
  if (since === undefined || contexto?.idContextoBase !== idContextoBase) return 'unknown';
  return await readDeltaSince(db, { idContexto, idContextoBase, since, cursor: undefined });
}

/**
 * The rows written by the transaction `since` or later; `cursor` is the device's next one, by default the current one.
 */
export async function readDeltaSince(
  db: Database,
  { idContexto, idContextoBase, since, cursor }: Span,
): Promise<Delta> {
  const isOverBase = idContextoBase !== undefined;
  const told: Told = { idContexto, since, isOverBase };
  const found = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const geracao = (await readGeracao(trx, idContexto)) ?? (await readGeracaoDaBase(trx, idContexto));
      if (geracao === undefined) return 'unknown';
      // Counting all products takes longer than finding that none changed.
      if (!isOverBase && (await readChange(trx, told, 1)).isSilent) return 'unchanged';
      const total = await countProdutos(trx, idContexto);
      const limit = Math.max(ALWAYS_SMALL, Math.floor(total * LARGEST_SHARE));
      // One row over the limit shows that there are more.
      const change = await readChange(trx, told, limit + 1);
      if (change.alterados + change.removidos.length > limit) return 'large';
      return { geracao, cursor: cursor ?? (await readCursor(trx)), total, change };
    });
  if (typeof found === 'string') return found;
  const { change, ...head } = found;
  const { alterados, removidos, lines } = change;
  const base = isOverBase ? { idContextoBase } : {};
  const header = {
    delta: true,
    ...head,
    ...base,
    alterados,
    removidos,
    segmentos: lines.length,
    ...change.header,
  };
  const { text, sha256 } = assembleFeed(header, lines, head.total);
  return { corpo: await promisify(gzip)(text), sha256, nome: null };
}

/** The base's generation, for the changes of a context whose own table was never requested and so never built. */
async function readGeracaoDaBase(db: Database, idContexto: string): Promise<string | undefined> {
  const query = db.selectFrom('contexto').select('idContextoBase').where('idContexto', '=', idContexto);
  const base = (await query.executeTakeFirst())?.idContextoBase ?? undefined;
  return base === undefined ? undefined : await readGeracao(db, base);
}

async function readChange(db: Database, told: Told, limit: number): Promise<Change> {
  const { idContexto, since, isOverBase } = told;
  const removidos = await readRemovidos(db, told);
  if (idContexto === CATALOGO) {
    const rows = await readCatalogoChanges(db, since, limit);
    const listas = await readCatalogoListas(db, since);
    const entries = Object.values(listas).reduce((sum, list) => sum + list.length, 0);
    return {
      alterados: rows.length,
      removidos,
      isSilent: rows.length + removidos.length + entries === 0,
      header: listas,
      lines: catalogoLines(rows),
    };
  }
  const rows = await readPrecoChanges(db, { ...told, limit });
  const faixas = isOverBase
    ? await readFaixas(db, idContexto)
    : await readFaixasChange(db, idContexto, since);
  return {
    alterados: rows.length,
    removidos,
    isSilent: rows.length + removidos.length === 0 && faixas === null,
    header: { idContexto, faixas },
    lines: precosDeltaLines(rows),
  };
}
