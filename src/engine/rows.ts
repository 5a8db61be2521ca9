import type { CatalogoSegmento } from '#contract/catalogue/sincronizacao.ts';
import type { PackedCatalogue } from './packed.ts';
import { textAt } from './text-column.ts';

type Column = Exclude<keyof CatalogoSegmento, 'n'>;

/** One product as in the feed. */
export type CatalogoRow = { [K in Column]: NonNullable<CatalogoSegmento[K]>[number] };

type Newer = 'vendas' | 'cashback' | 'selos' | 'codigoErp';

/** A packed catalogue of an earlier build, possibly without newer columns. */
type PackedBefore = Omit<PackedCatalogue, Newer> & Partial<Pick<PackedCatalogue, Newer>>;

/** The products of segments, in their order. */
export function rowsOfSegments(segments: readonly CatalogoSegmento[]): CatalogoRow[] {
  return segments.flatMap((segment) =>
    segment.idProduto.map((idProduto, i) => ({
      idProduto,
      nome: segment.nome[i] ?? '',
      apresentacao: segment.apresentacao[i] ?? '',
      substancia: segment.substancia[i] ?? '',
      idFabricante: segment.idFabricante[i] ?? 0,
      idMarca: segment.idMarca[i] ?? 0,
      idLinha: segment.idLinha[i] ?? 0,
      idSubCategoria: segment.idSubCategoria[i] ?? 0,
      codBarras: segment.codBarras[i] ?? '',
      codigoErp: segment.codigoErp?.[i] ?? '',
      tipo: segment.tipo[i] ?? 0,
      tarja: segment.tarja[i] ?? 0,
      sinais: segment.sinais[i] ?? 0,
      pmc: segment.pmc[i] ?? 0,
      selos: segment.selos?.[i] ?? '',
      vendas: segment.vendas?.[i] ?? 0,
      cashback: segment.cashback?.[i] ?? 0,
    })),
  );
}

/** One product of a packed catalogue. */
export function rowAtOf(catalogue: PackedBefore, row: number): CatalogoRow {
  return {
    idProduto: catalogue.idProduto[row] ?? 0,
    nome: textAt(catalogue.nome, row),
    apresentacao: textAt(catalogue.apresentacao, row),
    substancia: textAt(catalogue.substancia, row),
    idFabricante: catalogue.idFabricante[row] ?? 0,
    idMarca: catalogue.idMarca[row] ?? 0,
    idLinha: catalogue.idLinha[row] ?? 0,
    idSubCategoria: catalogue.idSubCategoria[row] ?? 0,
    codBarras: textAt(catalogue.codBarras, row),
    codigoErp: catalogue.codigoErp === undefined ? '' : textAt(catalogue.codigoErp, row),
    tipo: catalogue.tipo[row] ?? 0,
    tarja: catalogue.tarja[row] ?? 0,
    sinais: catalogue.sinais[row] ?? 0,
    pmc: catalogue.pmc[row] ?? 0,
    selos: catalogue.selos === undefined ? '' : textAt(catalogue.selos, row),
    vendas: catalogue.vendas?.[row] ?? 0,
    cashback: catalogue.cashback?.[row] ?? 0,
  };
}

/** Every product of a packed catalogue in the feed's order, without rows of removed products (id 0). */
export function rowsOfCatalogue(catalogue: PackedBefore): CatalogoRow[] {
  const rows: CatalogoRow[] = [];
  for (let row = 0; row < catalogue.idProduto.length; row++) {
    if (catalogue.idProduto[row] !== GONE) rows.push(rowAtOf(catalogue, row));
  }
  return rows;
}

/** The ids of badges in a row's `selos`. */
export const idsOfSelos = (selos: string): number[] => (selos === '' ? [] : selos.split(';').map(Number));

/** The id in the row of a removed product: no product has it, and no place leads to the row. */
export const GONE = 0;

/** One segment of the given products. */
export function toSegment(rows: readonly CatalogoRow[]): CatalogoSegmento {
  return {
    n: 0,
    idProduto: rows.map((row) => row.idProduto),
    nome: rows.map((row) => row.nome),
    apresentacao: rows.map((row) => row.apresentacao),
    substancia: rows.map((row) => row.substancia),
    idFabricante: rows.map((row) => row.idFabricante),
    idMarca: rows.map((row) => row.idMarca),
    idLinha: rows.map((row) => row.idLinha),
    idSubCategoria: rows.map((row) => row.idSubCategoria),
    codBarras: rows.map((row) => row.codBarras),
    codigoErp: rows.map((row) => row.codigoErp),
    tipo: rows.map((row) => row.tipo),
    tarja: rows.map((row) => row.tarja),
    sinais: rows.map((row) => row.sinais),
    pmc: rows.map((row) => row.pmc),
    selos: rows.map((row) => row.selos),
    vendas: rows.map((row) => row.vendas),
    cashback: rows.map((row) => row.cashback),
  };
}
