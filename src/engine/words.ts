import { SINAL_HOSPITALAR } from '#contract/catalogue/sinais.ts';
import type { CatalogoCabecalho, CatalogoSegmento } from '#contract/catalogue/sincronizacao.ts';
import { codigoKey } from '#domain/catalogue/codigo.ts';
import { nomeInformado } from '#domain/catalogue/marca.ts';
import { foldWords } from '#lib/fold-text.ts';
import { fullForm } from './forms.ts';
import { GrowingNumbers, NumberLists } from './growing.ts';
import type { Lexicon } from './lexicon.ts';
import { packPostings } from './lexicon-pack.ts';
import { INSTITUTIONAL, type KnownOpenings, marksOf } from './marks.ts';
import { padNumber } from './order.ts';
import { Pieces } from './pieces.ts';
import { DistinctTexts } from './text-column.ts';
import { TextNumbers } from './text-numbers.ts';

const hasDigit = /\d/;
const code = /^([a-z])(\d.*)$/;

/**
 * The words by which a text is found: its own, and for a letter next to a number (`B12`, `VITAMINA B 12`) all three
 * spellings: the letter, the number, and both as one.
 */
export function wordsToFind(text: string): readonly string[] {
  return withCodes(foldWords(text));
}

function withCodes(words: readonly string[]): readonly string[] {
  if (!words.some((word) => hasDigit.test(word))) return words;
  const found = new Set(words);
  for (const [i, word] of words.entries()) {
    const [, letter, digits] = code.exec(word) ?? [];
    if (letter !== undefined && digits !== undefined) found.add(letter).add(digits);
    const next = words[i + 1] ?? '';
    if (/^[a-z]$/.test(word) && /^\d/.test(next)) found.add(word + next);
  }
  return [...found];
}

/**
 * Collects the texts and words of products as their segments arrive, so that the work is spread over the download.
 * A product is found by its name, presentation (also with its abbreviations in full), substance, brand and
 * maker; its marks only rank it.
 */
export class DocumentWords {
  readonly nome = new DistinctTexts();
  readonly apresentacao = new DistinctTexts();
  readonly substancia = new DistinctTexts();
  readonly codBarras = new DistinctTexts();
  readonly codigoErp = new DistinctTexts();
  readonly codigoKeys = new DistinctTexts();
  readonly selos = new DistinctTexts();
  /** The sort key of each distinct name: its folded words. */
  readonly nameKeys: string[] = [];
  /** The words by which presentations are sorted, and the numbers of each distinct presentation's words. */
  readonly orderWords = new TextNumbers();
  readonly orders = new NumberLists();

  readonly #terms = new TextNumbers();
  /** By term: the number of its products, and the last of them (from 1): a term counts once in each. */
  readonly #counts = new GrowingNumbers();
  readonly #seenIn = new GrowingNumbers();
  /** The terms of each product. */
  readonly #products = new NumberLists();
  readonly #names = new NumberLists();
  readonly #presentations = new NumberLists();
  readonly #substances = new NumberLists();
  readonly #owners = new NumberLists();
  readonly #pieces = new Pieces((text) => this.#read(text, false));
  readonly #packs = new Pieces((text) => this.#read(text, true));
  readonly #openings: KnownOpenings = new Map();
  readonly #brands: OwnerTerms;
  readonly #makers: OwnerTerms;

  constructor({ marcas, fabricantes }: Pick<CatalogoCabecalho, 'marcas' | 'fabricantes'>) {
    this.#brands = { names: new Map(marcas.map(([id, name]) => [id, name])), lists: new Map() };
    this.#makers = { names: new Map(fabricantes), lists: new Map() };
  }

  /** Reads one segment; the order of calls is the order of rows. */
  add(segment: CatalogoSegmento): void {
    const { nome, apresentacao, substancia, codBarras, idMarca, idFabricante, sinais } = segment;
    for (let i = 0; i < nome.length; i++) {
      const name = this.nome.add(nome[i] ?? '');
      const presentation = this.apresentacao.add(apresentacao[i] ?? '');
      const substance = this.substancia.add(substancia[i] ?? '');
      this.codBarras.add(codBarras[i] ?? '');
      const codigo = segment.codigoErp?.[i] ?? '';
      this.codigoErp.add(codigo);
      this.codigoKeys.add(codigoKey(codigo));
      this.selos.add(segment.selos?.[i] ?? '');
      if (name === this.#names.length) this.#addName(nome[i] ?? '');
      if (presentation === this.#presentations.length) this.#addPresentation(apresentacao[i] ?? '');
      if (substance === this.#substances.length) this.#addTerms(this.#substances, substancia[i] ?? '');
      this.#put(this.#names, name);
      this.#put(this.#presentations, presentation);
      this.#put(this.#substances, substance);
      this.#put(this.#owners, this.#ownerOf(this.#brands, idMarca[i] ?? 0));
      this.#put(this.#owners, this.#ownerOf(this.#makers, idFabricante[i] ?? 0));
      if (((sinais[i] ?? 0) & SINAL_HOSPITALAR) !== 0) this.#putTerm(this.#term(INSTITUTIONAL));
      this.#products.end();
    }
  }

  /** The inverted index over places; `rowAt` gives the row of each place. */
  pack(rowAt: Int32Array): Lexicon {
    return packPostings(this.#terms.texts, this.#counts.values, this.#products, rowAt);
  }

  #put(lists: NumberLists, list: number): void {
    const { values } = lists.numbers;
    const end = lists.startOf(list + 1);
    for (let i = lists.startOf(list); i < end; i++) this.#putTerm(values[i] ?? 0);
  }

  #putTerm(term: number): void {
    const product = this.#products.length + 1;
    const seenIn = this.#seenIn.values;
    if (seenIn[term] === product) return;
    seenIn[term] = product;
    const counts = this.#counts.values;
    counts[term] = (counts[term] ?? 0) + 1;
    this.#products.numbers.push(term);
  }

  #addName(nome: string): void {
    const pieces = this.#addTerms(this.#names, nome);
    let key = '';
    for (const piece of pieces) if (piece.key !== '') key = key === '' ? piece.key : `${key} ${piece.key}`;
    this.nameKeys.push(key);
  }

  #addPresentation(apresentacao: string): void {
    const { numbers } = this.#presentations;
    for (const mark of marksOf(apresentacao, this.#openings)) numbers.push(this.#term(mark));
    const pieces = this.#addTerms(this.#presentations, apresentacao, this.#packs);
    for (const piece of pieces) for (const word of piece.order) this.orders.numbers.push(word);
    this.orders.end();
  }

  #addTerms(lists: NumberLists, text: string, known = this.#pieces): readonly Piece[] {
    const { numbers } = lists;
    const pieces = known.of(text);
    let letter = '';
    for (const piece of pieces) {
      if (piece.terms.length === 0) continue;
      for (const term of piece.terms) numbers.push(term);
      if (letter !== '' && piece.number !== '') numbers.push(this.#codeOf(letter, piece));
      letter = piece.letter;
    }
    lists.end();
    return pieces;
  }

  #codeOf(letter: string, piece: Piece): number {
    // Half of all presentations share a few ends (`X 30`).
    const known =
      piece.code.letter === letter ? piece.code : { letter, term: this.#term(letter + piece.number) };
    piece.code = known;
    return known.term;
  }

  #ownerOf({ names, lists }: OwnerTerms, id: number): number {
    const known = lists.get(id);
    if (known !== undefined) return known;
    const list = this.#owners.length;
    this.#addTerms(this.#owners, nomeInformado(names.get(id) ?? ''));
    lists.set(id, list);
    return list;
  }

  #read(text: string, isPresentation: boolean): Piece {
    const words = foldWords(text);
    const [first = '', last = ''] = [words[0], words.at(-1)];
    const forms = isPresentation ? words.map(fullForm).filter((form) => form !== undefined) : [];
    return {
      terms: [...withCodes(words), ...forms].map((word) => this.#term(word)),
      letter: /^[a-z]$/.test(last) ? last : '',
      number: /^\d/.test(first) ? first : '',
      code: NO_CODE,
      key: words.join(' '),
      order: isPresentation ? words.map((word) => this.orderWords.of(padNumber(word))) : [],
    };
  }

  #term(word: string): number {
    const term = this.#terms.of(word);
    if (term < this.#counts.length) return term;
    this.#counts.push(0);
    this.#seenIn.push(0);
    return term;
  }
}

/** Names of brands or makers by id, and the terms of those seen so far. */
type OwnerTerms = { names: Map<number, string>; lists: Map<number, number> };

const NO_CODE = { letter: '', term: 0 };

/** A piece between two spaces: its terms, and the parts that form a code with its neighbours. */
type Piece = {
  terms: readonly number[];
  /** The last word when it is one letter, else ''. */
  letter: string;
  /** The first word when it is a number, else ''. */
  number: string;
  /** The last code that it formed with a letter before it. */
  code: { letter: string; term: number };
  /** Its words, folded. */
  key: string;
  /** The numbers of its words in `orderWords`, for a presentation. */
  order: readonly number[];
};
