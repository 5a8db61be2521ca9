import type { CatalogoCabecalho, CatalogoSegmento } from '#contract/catalogue/sincronizacao.ts';
import { backwards, packCodes } from './eans.ts';
import type { Lexicon } from './lexicon.ts';
import { packOnePerDocument } from './lexicon-pack.ts';
import { rankTexts, rowsByName } from './order.ts';
import type { TextColumn } from './text-column.ts';
import { DocumentWords } from './words.ts';

/** Rises when the packed form or the folding of words changes; older records are then built again. */
export const PACK_VERSION = 5;

/**
 * A generation of the catalogue in memory and on disk: plain typed arrays and strings. Columns are in the feed's order
 * (rows); lexicons use places: rows sorted by name, then by presentation with doses in numeric order, so that a set of
 * places is in list order.
 */
export type PackedCatalogue = {
  version: number;
  /** The number of products and places. There may be more rows: those of removed products (id 0). */
  total: number;
  header: CatalogoCabecalho;
  idProduto: Int32Array<ArrayBuffer>;
  idFabricante: Int32Array<ArrayBuffer>;
  idMarca: Int32Array<ArrayBuffer>;
  idLinha: Int32Array<ArrayBuffer>;
  idSubCategoria: Int32Array<ArrayBuffer>;
  tipo: Uint8Array<ArrayBuffer>;
  tarja: Uint8Array<ArrayBuffer>;
  sinais: Uint16Array<ArrayBuffer>;
  /** Cents; 0 when the list has none. */
  pmc: Float64Array<ArrayBuffer>;
  /** The place among the best sellers, from 1; 0 for all others. */
  vendas: Int32Array<ArrayBuffer>;
  /** The id of an entry of the header's `cashbacks`, or 0. */
  cashback: Int32Array<ArrayBuffer>;
  /** Ids of badges, joined by ';'. */
  selos: TextColumn;
  nome: TextColumn;
  apresentacao: TextColumn;
  substancia: TextColumn;
  codBarras: TextColumn;
  /** The company's own codes; '' where the id is the code. */
  codigoErp: TextColumn;
  rowAt: Int32Array<ArrayBuffer>;
  words: Lexicon;
  /** Whole names, folded, as one term each. */
  names: Lexicon;
  eans: Lexicon;
  /** EANs written backwards, for searches by the last digits. */
  eanTails: Lexicon;
  /** The company's codes, by their keys. */
  codigos: Lexicon;
};

/** Packs the segments of one generation; they must be whole, in order, and match the header's total. */
export function packCatalogue(
  header: CatalogoCabecalho,
  segments: readonly CatalogoSegmento[],
  documents: DocumentWords = readWords(header, segments),
): PackedCatalogue {
  const rows = segments.reduce((sum, { idProduto }) => sum + idProduto.length, 0);
  const fill = <T extends Column>(column: T, name: NumericColumn): T => {
    let at = 0;
    for (const segment of segments) {
      // A server may omit a column: then it is all zeros.
      column.set(segment[name] ?? [], at);
      at += segment.idProduto.length;
    }
    return column;
  };
  const idProduto = fill(new Int32Array(rows), 'idProduto');
  const { nome, apresentacao, substancia, codBarras, codigoErp, codigoKeys } = documents;
  const names = rankTexts(documents.nameKeys);
  const nameOf = nome.toRows(names.rankOf);
  const words = rankTexts(documents.orderWords.texts);
  const orders = documents.orders.map(words.rankOf);
  const rowAt = rowsByName(nameOf, names.sorted.length, apresentacao.entries, orders, idProduto);
  return {
    version: PACK_VERSION,
    total: rowAt.length,
    header,
    idProduto,
    idFabricante: fill(new Int32Array(rows), 'idFabricante'),
    idMarca: fill(new Int32Array(rows), 'idMarca'),
    idLinha: fill(new Int32Array(rows), 'idLinha'),
    idSubCategoria: fill(new Int32Array(rows), 'idSubCategoria'),
    tipo: fill(new Uint8Array(rows), 'tipo'),
    tarja: fill(new Uint8Array(rows), 'tarja'),
    sinais: fill(new Uint16Array(rows), 'sinais'),
    pmc: fill(new Float64Array(rows), 'pmc'),
    vendas: fill(new Int32Array(rows), 'vendas'),
    cashback: fill(new Int32Array(rows), 'cashback'),
    selos: documents.selos.pack(),
    nome: nome.pack(),
    apresentacao: apresentacao.pack(),
    substancia: substancia.pack(),
    codBarras: codBarras.pack(),
    codigoErp: codigoErp.pack(),
    rowAt,
    words: documents.pack(rowAt),
    names: packNames(names.sorted, nameOf, rowAt),
    eans: packCodes(codBarras, rowAt, (code) => code),
    eanTails: packCodes(codBarras, rowAt, backwards),
    codigos: packCodes(codigoKeys, rowAt, (code) => code),
  };
}

type Column = Int32Array | Uint8Array | Uint16Array | Float64Array;
type NumericColumn = {
  [K in keyof CatalogoSegmento]-?: NonNullable<CatalogoSegmento[K]> extends number[] ? K : never;
}[keyof CatalogoSegmento];

function readWords(header: CatalogoCabecalho, segments: readonly CatalogoSegmento[]): DocumentWords {
  const documents = new DocumentWords(header);
  for (const segment of segments) documents.add(segment);
  return documents;
}

/** Names made of signs alone have no key and no term. */
function packNames(sorted: readonly string[], nameOf: Uint32Array, rowAt: Int32Array): Lexicon {
  const unnamed = sorted[0] === '' ? 1 : 0;
  return packOnePerDocument(
    sorted.slice(unnamed),
    rowAt.map((row) => (nameOf[row] ?? 0) - unnamed),
  );
}
