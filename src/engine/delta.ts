import type { Selo } from '#contract/catalogue/selo.ts';
import type {
  CatalogoCabecalho,
  CatalogoDeltaCabecalho,
  CatalogoSegmento,
} from '#contract/catalogue/sincronizacao.ts';
import { type PackedCatalogue, packCatalogue } from './packed.ts';
import { patchCatalogue } from './patch.ts';
import { type CatalogoRow, GONE, rowAtOf, rowsOfCatalogue, rowsOfSegments, toSegment } from './rows.ts';

/** The changes of a catalogue, as in the feed. */
export type CatalogueDelta = { header: CatalogoDeltaCabecalho; segments: CatalogoSegmento[] };

/** Beyond this share of its products a catalogue is packed again: merging would not be cheaper. */
const LARGEST_PATCH = 0.1;

/** The catalogue after these deltas, in their order. It gives the same results as packing the whole feed. */
export function applyDeltas(base: PackedCatalogue, deltas: readonly CatalogueDelta[]): PackedCatalogue {
  if (deltas.length === 0) return base;
  const changed = new Map<number, CatalogoRow>();
  const removed = new Set<number>();
  for (const { header, segments } of deltas) {
    for (const id of header.removidos) {
      removed.add(id);
      changed.delete(id);
    }
    for (const row of rowsOfSegments(segments)) {
      removed.delete(row.idProduto);
      changed.set(row.idProduto, row);
    }
  }
  const header = mergeHeaders(base.header, deltas);
  for (const row of renamedRows(base, header)) {
    if (!changed.has(row.idProduto) && !removed.has(row.idProduto)) changed.set(row.idProduto, row);
  }
  const isSmall = changed.size + removed.size <= base.total * LARGEST_PATCH;
  if (isSmall) return patchCatalogue(base, packRows(header, [...changed.values()]), removed);
  const rows = rowsOfCatalogue(base).filter(({ idProduto }) => !removed.has(idProduto));
  const whole = new Map(rows.map((row) => [row.idProduto, row]));
  for (const [id, row] of changed) whole.set(id, row);
  return packRows(header, [...whole.values()]);
}

/** Packs products as the one segment of a catalogue. */
export function packRows(header: CatalogoCabecalho, rows: readonly CatalogoRow[]): PackedCatalogue {
  return packCatalogue(header, [toSegment(rows)]);
}

function mergeHeaders(before: CatalogoCabecalho, deltas: readonly CatalogueDelta[]): CatalogoCabecalho {
  let merged = before;
  for (const { header } of deltas) {
    merged = {
      geracao: before.geracao,
      cursor: header.cursor,
      total: header.total,
      segmentos: before.segmentos,
      fabricantes: mergeById(merged.fabricantes, header.fabricantes),
      marcas: mergeById(merged.marcas, header.marcas),
      linhas: mergeById(merged.linhas, header.linhas),
      categorias: mergeById(merged.categorias, header.categorias),
      subCategorias: mergeById(merged.subCategorias, header.subCategorias),
      selos: mergeSelos(merged.selos ?? [], header.selos ?? []),
      cashbacks: mergeById(merged.cashbacks ?? [], header.cashbacks ?? []),
      listas: mergeById(merged.listas ?? [], header.listas ?? []),
    };
  }
  return merged;
}

function mergeById<T extends readonly [number, ...unknown[]]>(before: T[], changed: readonly T[]): T[] {
  if (changed.length === 0) return before;
  const merged = new Map(before.map((entry) => [entry[0], entry]));
  for (const entry of changed) merged.set(entry[0], entry);
  return [...merged.values()];
}

function mergeSelos(before: Selo[], changed: readonly Selo[]): Selo[] {
  if (changed.length === 0) return before;
  return [...new Map([...before, ...changed].map((selo) => [selo.idSelo, selo])).values()];
}

/** Products are found by the names of brand and maker: a new name there changes their words. */
function renamedRows(base: PackedCatalogue, header: CatalogoCabecalho): CatalogoRow[] {
  const marcas = renamed(base.header.marcas, header.marcas);
  const fabricantes = renamed(base.header.fabricantes, header.fabricantes);
  if (marcas.size === 0 && fabricantes.size === 0) return [];
  const rows: CatalogoRow[] = [];
  for (const [row, id] of base.idProduto.entries()) {
    if (id === GONE) continue;
    const changed = marcas.has(base.idMarca[row] ?? 0) || fabricantes.has(base.idFabricante[row] ?? 0);
    if (changed) rows.push(rowAtOf(base, row));
  }
  return rows;
}

/** Ids with another name now, new ids included: products may have come before them. */
function renamed(
  before: readonly (readonly [number, string, ...unknown[]])[],
  after: readonly (readonly [number, string, ...unknown[]])[],
): Set<number> {
  if (before === after) return new Set();
  const names = new Map(before.map(([id, name]) => [id, name]));
  return new Set(after.filter(([id, name]) => names.get(id) !== name).map(([id]) => id));
}
