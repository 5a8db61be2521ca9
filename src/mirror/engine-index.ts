import type { CatalogoCabecalho, CatalogoSegmento } from '#contract/sincronizacao.ts';
import { foldWords } from '#lib/fold-text.ts';
import { type Lexicon, packLexicon } from './engine-lexicon.ts';
import { packTexts, type TextColumn } from './engine-text-column.ts';
import { DocumentWords } from './engine-words.ts';

/** Raised whenever the packed form or the way words are folded changes; older records are then built anew. */
export const PACK_VERSION = 3;

/**
 * A generation of the catalogue as it is kept in memory and on disk: plain typed arrays and strings. Columns
 * are in the feed's order (a row); the lexicons speak of places: rows sorted by name, then by presentation
 * with doses in numeric order, so that walking a set of places is walking the list in order.
 */
export type PackedCatalogue = {
  version: number;
  /** Products, and so places. There may be more rows: those of products that are gone since (id 0). */
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
  const idProduto = Int32Array.from(numbers('idProduto'));
  const nameKeys = mapDistinct(nome, byPieces(nameKeyOf));
  const rowAt = rowsByName(nameKeys, mapDistinct(apresentacao, byPieces(presentationKeyOf)), idProduto);
  const inOrder = (values: readonly string[]): string[] => Array.from(rowAt, (row) => values[row] ?? '');
  const eans = inOrder(codBarras);
  return {
    version: PACK_VERSION,
    total: rowAt.length,
    header,
    idProduto,
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

/** What names are sorted by. */
export function nameKeyOf(nome: string): string {
  return foldWords(nome).join(' ');
}

/** Folded words with whole parts of numbers padded, so that 5 MG sorts before 10 MG. */
export function presentationKeyOf(apresentacao: string): string {
  const padded = foldWords(apresentacao).map((word) =>
    word.replace(/^\d+/, (digits) => digits.padStart(8, '0')),
  );
  return padded.join(' ');
}

/** Places of rows by name, then presentation, then id. */
function rowsByName(
  names: readonly string[],
  presentations: readonly string[],
  ids: Int32Array,
): Int32Array<ArrayBuffer> {
  const [name, presentation] = [ranks(names), ranks(presentations)];
  const byId = Uint32Array.from(ids, (_, row) => row);
  byId.sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0));
  // One number holds all three ranks, and numbers are sorted many times faster than texts. It stays exact up to
  // 2^53: a hundred times more products than a catalogue has.
  const keys = new Float64Array(ids.length);
  for (const [order, row] of byId.entries()) {
    const texts = (name.of[row] ?? 0) * presentation.count + (presentation.of[row] ?? 0);
    keys[order] = texts * ids.length + order;
  }
  return Int32Array.from(keys.sort(), (key) => byId[key % ids.length] ?? 0);
}

/** The position of each text among the distinct texts in order. */
function ranks(texts: readonly string[]): { of: Uint32Array; count: number } {
  const sorted = [...new Set(texts)].sort();
  const rank = new Map(sorted.map((text, i) => [text, i]));
  return { of: Uint32Array.from(texts, (text) => rank.get(text) ?? 0), count: sorted.length };
}

/** The same key, made of the remembered keys of what stands between spaces: there are far fewer of those. */
function byPieces(keyOf: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    let key = '';
    for (const part of text.split(' ')) {
      const piece = known.get(part) ?? keyOf(part);
      known.set(part, piece);
      if (piece !== '') key = key === '' ? piece : `${key} ${piece}`;
    }
    return key;
  };
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
  const termOf = new Uint32Array(texts.length);
  const documentOf = new Uint32Array(texts.length);
  let held = 0;
  for (const [place, text] of texts.entries()) {
    if (text === '') continue;
    const term = terms.get(text) ?? terms.size;
    if (term === terms.size) terms.set(text, term);
    termOf[held] = term;
    documentOf[held++] = place;
  }
  return packLexicon([...terms.keys()], termOf.subarray(0, held), documentOf.subarray(0, held), texts.length);
}
