import * as z from 'zod/mini';
import {
  catalogoDeltaCabecalho,
  catalogoSegmento,
  PRODUTOS_POR_SEGMENTO,
  type PrecosDeltaCabecalho,
  precosDeltaCabecalho,
  precosDeltaSegmento,
} from '#contract/catalogue/sincronizacao.ts';
import { type CatalogoRow, rowsOfSegments, toSegment } from '#engine/rows.ts';
import { type CatalogueSample, type PriceSample, toFeedBytes } from './catalogue-sample.ts';

/** A change of a catalogue: new or changed rows, deleted ids, lists with other names. */
export type Change = {
  rows: CatalogoRow[];
  removidos: number[];
  marcas?: CatalogueSample['header']['marcas'];
};

const segmentsOf = (rows: readonly CatalogoRow[]) =>
  Array.from({ length: Math.ceil(rows.length / PRODUTOS_POR_SEGMENTO) }, (_, n) => ({
    ...toSegment(rows.slice(n * PRODUTOS_POR_SEGMENTO, (n + 1) * PRODUTOS_POR_SEGMENTO)),
    n,
  }));

/**
 * The whole catalogue after a change, as a server would list it: kept products in their places, new ones at the end.
 */
export function changeSample(sample: CatalogueSample, change: Change, cursor: string): CatalogueSample {
  const rows = new Map(rowsOfSegments(sample.segments).map((row) => [row.idProduto, row]));
  for (const id of change.removidos) rows.delete(id);
  for (const row of change.rows) rows.set(row.idProduto, row);
  const segments = segmentsOf([...rows.values()]);
  const renamed = new Map([...sample.header.marcas, ...(change.marcas ?? [])].map((m) => [m[0], m]));
  const header = {
    ...sample.header,
    cursor,
    total: rows.size,
    segmentos: segments.length,
    marcas: [...renamed.values()],
  };
  return { header, segments };
}

/** The bytes of the delta that brings a device to `after`. */
export function toDeltaBytes(after: CatalogueSample, change: Change): Uint8Array<ArrayBuffer> {
  const segments = segmentsOf(change.rows);
  const header = z.encode(catalogoDeltaCabecalho, {
    delta: true,
    geracao: after.header.geracao,
    cursor: after.header.cursor,
    total: after.header.total,
    alterados: change.rows.length,
    removidos: change.removidos,
    segmentos: segments.length,
    fabricantes: [],
    marcas: change.marcas ?? [],
    linhas: [],
    categorias: [],
    subCategorias: [],
  });
  const lines = segments.map((segment) => z.encode(catalogoSegmento, segment));
  return toFeedBytes([header, ...lines], after.header.total);
}

/** The bytes of a price delta: these products have these prices now. */
export function toPriceDeltaBytes(
  { header, segments }: PriceSample,
  ids: readonly number[],
  cursor: string,
  removidos: number[] = [],
  more: Partial<PrecosDeltaCabecalho> = {},
): Uint8Array<ArrayBuffer> {
  const segment = { n: 0, idProduto: [...ids], ...omitN(segments[0]) };
  const head = z.encode(precosDeltaCabecalho, {
    delta: true,
    idContexto: header.idContexto,
    geracao: header.geracao,
    cursor,
    total: header.total,
    alterados: ids.length,
    removidos,
    segmentos: 1,
    faixas: null,
    ...more,
  });
  return toFeedBytes([head, z.encode(precosDeltaSegmento, segment)], header.total);
}

function omitN(segment: PriceSample['segments'][number] | undefined) {
  if (segment === undefined) throw new Error('no segment');
  const { n: _, ...columns } = segment;
  return columns;
}
