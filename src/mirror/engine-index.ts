import type { CatalogoCabecalho, CatalogoSegmento } from '#contract/sincronizacao.ts';
import { foldWords } from '#lib/fold-text.ts';
import { type Lexicon, packLexicon } from './engine-lexicon.ts';
import { packTexts, type TextColumn } from './engine-text-column.ts';
import { DocumentWords } from './engine-words.ts';

/** Raised whenever the packed form or the way words are folded changes; older records are then built anew. */
export const PACK_VERSION = 2;

/**
 * A generation of the catalogue as it is kept in memory and on disk: plain typed arrays and strings. Columns
 * are in the feed's order (a row); the lexicons speak of places: rows sorted by name, then by presentation
 * with doses in numeric order, so that walking a set of places is walking the list in order.
 */
export type PackedCatalogue = {
  version: number;
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
  nome: TextColumn;
  apresentacao: TextColumn;
  substancia: TextColumn;
  codBarras: TextColumn;
  rowAt: Int32Array<ArrayBuffer>;
  words: Lexicon;
  /** Whole names, folded, as one term each. */
  names: Lexicon;
  eans: Lexicon;
  /** EANs written backwards, for those who type the last digits. */
  eanTails: Lexicon;
};

/** Packs the segments of one generation; they must be whole, in order, and match the header's total. */
export function packCatalogue(
  header: CatalogoCabecalho,
  segments: readonly CatalogoSegmento[],
  documents: DocumentWords = readWords(header, segments),
): PackedCatalogue {
  const numbers = (name: NumericColumn): number[] => segments.flatMap((segment) => segment[name]);
  const texts = (name: TextualColumn): string[] => segments.flatMap((segment) => segment[name]);
  const nome = texts('nome');
  const apresentacao = texts('apresentacao');
  const codBarras = texts('codBarras');
  const nameKeys = mapDistinct(nome, (text) => foldWords(text).join(' '));
  const rowAt = rowsByName(nameKeys, mapDistinct(apresentacao, sortableDoses));
  const inOrder = (values: readonly string[]): string[] => Array.from(rowAt, (row) => values[row] ?? '');
  const eans = inOrder(codBarras);
  return {
    version: PACK_VERSION,
    total: rowAt.length,
    header,
    idProduto: Int32Array.from(numbers('idProduto')),
    idFabricante: Int32Array.from(numbers('idFabricante')),
    idMarca: Int32Array.from(numbers('idMarca')),
    idLinha: Int32Array.from(numbers('idLinha')),
    idSubCategoria: Int32Array.from(numbers('idSubCategoria')),
    tipo: Uint8Array.from(numbers('tipo')),
    tarja: Uint8Array.from(numbers('tarja')),
    sinais: Uint16Array.from(numbers('sinais')),
    pmc: Float64Array.from(numbers('pmc')),
    nome: packTexts(nome),
    apresentacao: packTexts(apresentacao),
    substancia: packTexts(texts('substancia')),
    codBarras: packTexts(codBarras),
    rowAt,
    words: documents.pack(rowAt),
    names: packOnePerDocument(inOrder(nameKeys)),
    eans: packOnePerDocument(eans),
    eanTails: packOnePerDocument(eans.map(backwards)),
  };
}

type ColumnOf<T> = {
  [K in keyof CatalogoSegmento]: CatalogoSegmento[K] extends T[] ? K : never;
}[keyof CatalogoSegmento];
type NumericColumn = ColumnOf<number>;
type TextualColumn = ColumnOf<string>;

function readWords(header: CatalogoCabecalho, segments: readonly CatalogoSegmento[]): DocumentWords {
  const documents = new DocumentWords(header);
  for (const segment of segments) documents.add(segment);
  return documents;
}

export function backwards(digits: string): string {
  return digits.split('').reverse().join('');
}

/** Places of rows by name, then presentation, then the feed's order. */
function rowsByName(names: readonly string[], presentations: readonly string[]): Int32Array<ArrayBuffer> {
  const keys = names.map((name, row) => `${name}\n${presentations[row]}`);
  const rows = keys.map((_, row) => row);
  rows.sort((a, b) => {
    const [left, right] = [keys[a] ?? '', keys[b] ?? ''];
    if (left === right) return a - b;
    return left < right ? -1 : 1;
  });
  return Int32Array.from(rows);
}

/** Folded words with whole parts of numbers padded, so that 5 MG sorts before 10 MG. */
function sortableDoses(text: string): string {
  const padded = foldWords(text).map((word) => word.replace(/^\d+/, (digits) => digits.padStart(8, '0')));
  return padded.join(' ');
}

function mapDistinct(texts: readonly string[], change: (text: string) => string): string[] {
  const known = new Map<string, string>();
  return texts.map((text) => {
    const seen = known.get(text);
    if (seen !== undefined) return seen;
    const changed = change(text);
    known.set(text, changed);
    return changed;
  });
}

/** A lexicon where each document holds one whole text; '' is no text. */
function packOnePerDocument(texts: readonly string[]): Lexicon {
  const terms = new Map<string, number>();
  const termOf: number[] = [];
  const documentOf: number[] = [];
  for (const [place, text] of texts.entries()) {
    if (text === '') continue;
    const term = terms.get(text) ?? terms.size;
    terms.set(text, term);
    termOf.push(term);
    documentOf.push(place);
  }
  return packLexicon([...terms.keys()], termOf, documentOf, texts.length);
}
