const SPACE = 32;

/**
 * What stands between the spaces of texts. Texts are many and made of few pieces, so each piece is read once; it is
 * recognised by its characters where they stand, because cutting it out and looking it up costs several times more.
 */
export class Pieces<Piece> {
  readonly #read: (piece: string) => Piece;
  readonly #texts: string[] = [];
  readonly #pieces: Piece[] = [];
  readonly #found: Piece[] = [];
  /** Hash table with open addresses: 0 is free, else the number of a piece and one. */
  #slots = new Uint32Array(1 << 12);

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
        hash = Math.imul(hash ^ code, 0x01000193);
        continue;
      }
      if (at > from) found.push(this.#pieceAt(text, from, at, hash));
      from = at + 1;
      hash = 0;
    }
    return found;
  }

  #pieceAt(text: string, from: number, to: number, hash: number): Piece {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (let held = slots[slot] ?? 0; held !== 0; held = slots[slot] ?? 0) {
      const piece = this.#pieces[held - 1];
      if (piece !== undefined && isAt(this.#texts[held - 1] ?? '', text, from, to)) return piece;
      slot = (slot + 1) & mask;
    }
    return this.#add(text.slice(from, to));
  }

  #add(text: string): Piece {
    const piece = this.#read(text);
    this.#texts.push(text);
    this.#pieces.push(piece);
    if (this.#texts.length * 2 > this.#slots.length) this.#rehash(this.#slots.length * 2);
    else this.#place(text, this.#texts.length);
    return piece;
  }

  #rehash(size: number): void {
    this.#slots = new Uint32Array(size);
    for (const [i, text] of this.#texts.entries()) this.#place(text, i + 1);
  }

  #place(text: string, held: number): void {
    let hash = 0;
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    const mask = this.#slots.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
    this.#slots[slot] = held;
  }
}

function isAt(piece: string, text: string, from: number, to: number): boolean {
  if (piece.length !== to - from) return false;
  for (let i = 0; i < piece.length; i++) {
    if (piece.charCodeAt(i) !== text.charCodeAt(from + i)) return false;
  }
  return true;
}
