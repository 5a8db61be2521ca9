import { type CatalogoCabecalho, type CatalogoSegmento, SINAL_HOSPITALAR } from '#contract/sincronizacao.ts';
import { foldWords } from '#lib/fold-text.ts';
import { fullForms } from './engine-forms.ts';
import { type Lexicon, packLexicon } from './engine-lexicon.ts';
import { INSTITUTIONAL, marksOf } from './engine-marks.ts';

const code = /^([a-z])(\d.*)$/;

/**
 * The words under which a text is found: its own, and for a letter beside a number (`B12`, `VITAMINA B 12`)
 * all three spellings: the letter, the number, and both as one.
 */
export function wordsToFind(text: string): string[] {
  const words = foldWords(text);
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
 * Collects the words of products as their segments arrive, so that the work is spread over the download.
 * A product is found by its name, presentation (also with its abbreviations in full), substance, brand and
 * maker; its marks only rank it.
 */
export class DocumentWords {
  readonly #terms = new Map<string, number>();
  readonly #known = new Map<string, readonly number[]>();
  readonly #pieces = new Map<string, Piece>();
  readonly #forms = new Map<string, readonly number[]>();
  /** The terms of one product after the other, and where those of each end. */
  readonly #stream = new GrowingNumbers();
  readonly #ends: number[] = [];
  /** By term, the last product that has it (from 1 on): a term counts once in each. */
  readonly #seenIn: number[] = [];
  readonly #brands: Map<number, string>;
  readonly #makers: Map<number, string>;

  constructor(header: Pick<CatalogoCabecalho, 'marcas' | 'fabricantes'>) {
    this.#brands = new Map(header.marcas.map(([id, name]) => [id, name]));
    this.#makers = new Map(header.fabricantes);
  }

  /** Reads one segment; the call's order is the order of rows. */
  add(segment: CatalogoSegmento): void {
    for (const [i, nome] of segment.nome.entries()) {
      const brand = this.#brands.get(segment.idMarca[i] ?? 0) ?? '';
      const maker = this.#makers.get(segment.idFabricante[i] ?? 0) ?? '';
      const apresentacao = segment.apresentacao[i] ?? '';
      this.#put(this.#termsOf(nome));
      this.#put(this.#termsOf(apresentacao));
      this.#put(this.#termsOf(segment.substancia[i] ?? ''));
      this.#put(this.#termsOf(brand));
      this.#put(this.#termsOf(maker));
      this.#put(this.#formsOf(apresentacao));
      if (((segment.sinais[i] ?? 0) & SINAL_HOSPITALAR) !== 0) this.#put([this.#term(INSTITUTIONAL)]);
      this.#ends.push(this.#stream.length);
    }
  }

  /** The inverted index over places, where `rowAt` says which row stands at each. */
  pack(rowAt: ArrayLike<number>): Lexicon {
    const terms = this.#stream.values;
    const termOf = new Uint32Array(this.#stream.length);
    const documentOf = new Uint32Array(this.#stream.length);
    let at = 0;
    for (let place = 0; place < rowAt.length; place++) {
      const row = rowAt[place] ?? 0;
      const end = this.#ends[row] ?? 0;
      for (let i = row === 0 ? 0 : (this.#ends[row - 1] ?? 0); i < end; i++) {
        termOf[at] = terms[i] ?? 0;
        documentOf[at++] = place;
      }
    }
    return packLexicon([...this.#terms.keys()], termOf, documentOf, rowAt.length);
  }

  #put(terms: readonly number[]): void {
    const product = this.#ends.length + 1;
    for (const term of terms) {
      if (this.#seenIn[term] === product) continue;
      this.#seenIn[term] = product;
      this.#stream.push(term);
    }
  }

  #termsOf(text: string): readonly number[] {
    const before = this.#known.get(text);
    if (before !== undefined) return before;
    const terms: number[] = [];
    let letter = '';
    for (const part of text.split(' ')) {
      const piece = this.#pieces.get(part) ?? this.#pieceOf(part);
      if (piece.terms.length === 0) continue;
      terms.push(...piece.terms);
      if (letter !== '' && piece.number !== '') terms.push(this.#term(letter + piece.number));
      letter = piece.letter;
    }
    this.#known.set(text, terms);
    return terms;
  }

  /** Presentations are made of few pieces: each is folded once. */
  #pieceOf(part: string): Piece {
    const words = foldWords(part);
    const [first = '', last = ''] = [words[0], words.at(-1)];
    const piece = {
      terms: wordsToFind(part).map((word) => this.#term(word)),
      letter: /^[a-z]$/.test(last) ? last : '',
      number: /^\d/.test(first) ? first : '',
    };
    this.#pieces.set(part, piece);
    return piece;
  }

  #formsOf(apresentacao: string): readonly number[] {
    return this.#remembered(this.#forms, apresentacao, (text) => [...fullForms(text), ...marksOf(text)]);
  }

  #remembered(
    known: Map<string, readonly number[]>,
    text: string,
    read: (text: string) => readonly string[],
  ): readonly number[] {
    const before = known.get(text);
    if (before !== undefined) return before;
    const terms = read(text).map((word) => this.#term(word));
    known.set(text, terms);
    return terms;
  }

  #term(word: string): number {
    const known = this.#terms.get(word);
    if (known !== undefined) return known;
    const term = this.#terms.size;
    this.#terms.set(word, term);
    this.#seenIn.push(0);
    return term;
  }
}

/** What stands between two spaces: its terms, and what makes a code with its neighbours. */
type Piece = {
  terms: readonly number[];
  /** The last word when it is one letter, else ''. */
  letter: string;
  /** The first word when it is a number, else ''. */
  number: string;
};

/** Numbers that keep coming, without a list object for each product. */
class GrowingNumbers {
  values = new Uint32Array(1 << 16);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length++] = value;
  }
}
