import { applyDeltas, type CatalogueDelta, packRows } from '#engine/delta.ts';
import { PACK_VERSION, type PackedCatalogue } from '#engine/packed.ts';
import { rowsOfCatalogue } from '#engine/rows.ts';
import type { CatalogueStore, PointerRow } from './catalogue-database.ts';
import { DatabaseError } from './indexed-db.ts';

export type Generation = { pointer: PointerRow; catalogue: PackedCatalogue };

/** More deltas than this, or deltas beyond this share of the products, are packed into one row. */
const LARGEST_SHARE = 0.1;
const MOST_DELTAS = 50;

/**
 * Makes a verified generation the current one: index, pointer and cursor in one transaction, which also removes the old
 * generation and staged lines. Rejects as a `DatabaseError` when the disk is full; then nothing has changed.
 */
export async function putGeneration(
  database: CatalogueStore,
  { pointer, catalogue }: Generation,
): Promise<void> {
  await database.transaction('readwrite', ['pointer', 'staged', 'packed', 'deltas'], async (inside) => {
    await inside.packed.clear();
    await inside.deltas.clear();
    await inside.staged.clear();
    await inside.packed.put({ geracao: pointer.geracao, version: PACK_VERSION, catalogue });
    await inside.pointer.put(pointer);
  });
}

/**
 * Adds a delta to the current generation; the last argument is the generation with the delta applied. Writes
 * changes and cursor in one transaction. False when another window has moved the cursor since the delta's
 * start.
 */
export async function putDelta(
  database: CatalogueStore,
  from: PointerRow,
  delta: CatalogueDelta,
  { pointer, catalogue }: Generation,
): Promise<boolean> {
  return database.transaction('readwrite', ['pointer', 'packed', 'deltas'], async (inside) => {
    const { packed, deltas } = inside;
    const current = await inside.pointer.get('current');
    if (current?.geracao !== from.geracao || current.cursor !== from.cursor) return false;
    const rows = delta.header.alterados + delta.header.removidos.length;
    const before = await deltas.all();
    const sum = before.reduce((all, row) => all + row.rows, rows);
    const n = (before.at(-1)?.n ?? -1) + 1;
    if (sum > pointer.total * LARGEST_SHARE || n >= MOST_DELTAS) {
      await deltas.clear();
      await packed.put({ geracao: pointer.geracao, version: PACK_VERSION, catalogue });
    } else if (rows > 0 || hasLists(delta)) await deltas.put({ geracao: pointer.geracao, n, rows, delta });
    await inside.pointer.put(pointer);
    return true;
  });
}

/**
 * The current generation with its deltas; null without a complete one. An index of another version is built again. One
 * without the company's codes also loses its cursor, so that the next refresh loads the catalogue whole.
 */
export async function readGeneration(database: CatalogueStore): Promise<Generation | null> {
  const tables = ['pointer', 'packed', 'deltas'] as const;
  const [found, packed, deltas] = await database.transaction('readonly', tables, async (inside) => {
    const current = await inside.pointer.get('current');
    const row = current === undefined ? undefined : await inside.packed.get(current.geracao);
    return [current, row, await inside.deltas.all()] as const;
  });
  if (found === undefined || packed === undefined) return null;
  const pointer = hasCodigos(packed.catalogue) ? found : { ...found, cursor: '' };
  const base =
    packed.version === PACK_VERSION ? packed.catalogue : await rebuild(database, pointer, packed.catalogue);
  const catalogue = applyDeltas(
    base,
    deltas.map(({ delta }) => delta),
  );
  return catalogue.total === pointer.total ? { pointer, catalogue } : null;
}

/** Builds the index from the columns. Without room to store it, the next start builds it again. */
async function rebuild(
  database: CatalogueStore,
  pointer: PointerRow,
  old: PackedCatalogue,
): Promise<PackedCatalogue> {
  const catalogue = packRows(old.header, rowsOfCatalogue(old));
  const row = { geracao: old.header.geracao, version: PACK_VERSION, catalogue };
  await database
    .transaction('readwrite', ['pointer', 'packed'], async (inside) => {
      await inside.packed.put(row);
      await inside.pointer.put(pointer);
    })
    .catch(ignoreFullDisk);
  return catalogue;
}

const hasCodigos = (catalogue: Partial<PackedCatalogue>): boolean => catalogue.codigoErp !== undefined;

function hasLists({ header }: CatalogueDelta): boolean {
  const {
    fabricantes,
    marcas,
    linhas,
    categorias,
    subCategorias,
    selos = [],
    cashbacks = [],
    listas = [],
  } = header;
  const lists = [fabricantes, marcas, linhas, categorias, subCategorias, selos, cashbacks, listas];
  return lists.some((list) => list.length > 0);
}

function ignoreFullDisk(error: unknown): void {
  if (!(error instanceof DatabaseError)) throw error;
}
