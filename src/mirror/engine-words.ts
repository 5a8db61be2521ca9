import { type CatalogoCabecalho, type CatalogoSegmento, SINAL_HOSPITALAR } from '#contract/sincronizacao.ts';
import { foldWords } from '#lib/fold-text.ts';
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
 * A product is found by its name, presentation, substance, brand and maker; its marks only rank it.
 */
export class DocumentWords {
  readonly #terms = new Map<string, number>();
  readonly #known = new Map<string, readonly number[]>();
  readonly #marks = new Map<string, readonly number[]>();
  readonly #documents: number[][] = [];
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
      const texts = [nome, apresentacao, segment.substancia[i] ?? '', brand, maker];
      const terms = new Set(texts.flatMap((text) => this.#termsOf(text)));
      for (const mark of this.#marksOf(apresentacao)) terms.add(mark);
      if (((segment.sinais[i] ?? 0) & SINAL_HOSPITALAR) !== 0) terms.add(this.#term(INSTITUTIONAL));
      this.#documents.push([...terms]);
    }
  }

  /** The inverted index over places, where `rowAt` says which row stands at each. */
  pack(rowAt: ArrayLike<number>): Lexicon {
    const size = this.#documents.reduce((sum, terms) => sum + terms.length, 0);
    const termOf = new Uint32Array(size);
    const documentOf = new Uint32Array(size);
    let at = 0;
    for (let place = 0; place < rowAt.length; place++) {
      for (const term of this.#documents[rowAt[place] ?? 0] ?? []) {
        termOf[at] = term;
        documentOf[at++] = place;
      }
    }
    return packLexicon([...this.#terms.keys()], termOf, documentOf, rowAt.length);
  }

  #termsOf(text: string): readonly number[] {
    return this.#remembered(this.#known, text, wordsToFind);
  }

  #marksOf(apresentacao: string): readonly number[] {
    return this.#remembered(this.#marks, apresentacao, marksOf);
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
    const term = this.#terms.get(word) ?? this.#terms.size;
    this.#terms.set(word, term);
    return term;
  }
}
