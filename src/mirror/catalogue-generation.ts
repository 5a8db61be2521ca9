import { Dexie } from 'dexie';
import { catalogoCabecalho, catalogoSegmento } from '#contract/sincronizacao.ts';
import type { CatalogueDatabase, PointerRow } from './catalogue-database.ts';
import { moveAllPrices } from './catalogue-prices.ts';
import { PACK_VERSION, type PackedCatalogue, packCatalogue } from './engine-index.ts';

const HEADER = -1;

export type Generation = { pointer: PointerRow; catalogue: PackedCatalogue };

/**
 * Makes a verified generation the current one: lines, index and pointer, with the prices moved to its order and
 * the old generation removed, in one transaction. Rejects with Dexie's error, and then nothing has changed.
 */
export async function putGeneration(
  database: CatalogueDatabase,
  { pointer, catalogue }: Generation,
  lines: readonly Uint8Array<ArrayBuffer>[],
): Promise<void> {
  const { geracao } = pointer;
  const { segments, packed, contexts, prices } = database;
  await database.transaction('rw', [database.pointer, segments, packed, contexts, prices], async () => {
    const before = await database.pointer.get('current');
    const old = before === undefined ? undefined : await packed.get(before.geracao);
    await moveAllPrices(database, old?.catalogue ?? null, catalogue);
    await segments.bulkPut(lines.map((line, i) => ({ geracao, n: i + HEADER, line })));
    await packed.put({ geracao, version: PACK_VERSION, catalogue });
    await database.pointer.put(pointer);
    await segments.where('geracao').notEqual(geracao).delete();
    await packed.where('geracao').notEqual(geracao).delete();
  });
}

/** The current generation, or null when there is none that is whole. An index of another version is built anew. */
export async function readGeneration(database: CatalogueDatabase): Promise<Generation | null> {
  const [pointer, packed] = await database.transaction('r', [database.pointer, database.packed], async () => {
    const found = await database.pointer.get('current');
    return [found, found === undefined ? undefined : await database.packed.get(found.geracao)] as const;
  });
  if (pointer === undefined) return null;
  if (packed?.version === PACK_VERSION) return { pointer, catalogue: packed.catalogue };
  return rebuild(database, pointer);
}

async function rebuild(database: CatalogueDatabase, pointer: PointerRow): Promise<Generation | null> {
  const { geracao, total } = pointer;
  const rows = await database.segments
    .where('[geracao+n]')
    .between([geracao, Dexie.minKey], [geracao, Dexie.maxKey])
    .toArray();
  const decoder = new TextDecoder();
  const [first, ...rest] = rows.map(({ line }): unknown => JSON.parse(decoder.decode(line)));
  const header = catalogoCabecalho.safeParse(first);
  const segments = rest.map((line) => catalogoSegmento.safeParse(line));
  const whole = segments.flatMap(({ data }) => data ?? []);
  const products = whole.reduce((sum, { idProduto }) => sum + idProduto.length, 0);
  if (!header.success || whole.length < segments.length || products !== total) return null;
  const catalogue = packCatalogue(header.data, whole);
  await database.packed.put({ geracao, version: PACK_VERSION, catalogue }).catch(ignoreFullDisk);
  return { pointer, catalogue };
}

/** The index is a convenience: without room for it the next start builds it again. */
function ignoreFullDisk(error: unknown): void {
  if (!(error instanceof Dexie.DexieError)) throw error;
}
