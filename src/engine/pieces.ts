import { nextHash, TextNumbers } from './text-numbers.ts';

const SPACE = 32;

/** The pieces between the spaces of texts. Many texts share few pieces, so each piece is read once. */
export class Pieces<Piece> {
  readonly #read: (piece: string) => Piece;
  readonly #known = new TextNumbers();
  readonly #pieces: Piece[] = [];
  readonly #found: Piece[] = [];

  constructor(read: (piece: string) => Piece) {
    this.#read = read;
  }

  /** The pieces of a text in their order. The list is used again by the next call. */
  of(text: string): readonly Piece[] {
    const found = this.#found;
    found.length = 0;
    let from = 0;
    let hash = 0;
    for (let at = 0; at <= text.length; at++) {
      const code = at < text.length ? text.charCodeAt(at) : SPACE;
      if (code !== SPACE) {
        hash = nextHash(hash, code);
        continue;
      }
      if (at > from) found.push(this.#pieceOf(this.#known.ofPart(text, from, at, hash)));
      from = at + 1;
      hash = 0;
    }
    return found;
  }

  #pieceOf(number: number): Piece {
    const known = this.#pieces[number];
    if (known !== undefined) return known;
    const piece = this.#read(this.#known.texts[number] ?? '');
    this.#pieces.push(piece);
    return piece;
  }
}
