import { GrowingNumbers } from './growing.ts';

/**
 * Numbers distinct texts from 0. A hash table of its own, because the engine looks up a million texts and a Map takes
 * several times longer for new texts and for parts of longer ones.
 */
export class TextNumbers {
  /** The distinct texts by their number. */
  readonly texts: string[] = [];
  readonly #hashes = new GrowingNumbers();
  /** Open addresses: 0 is free, else a number and one. */
  #slots = new Uint32Array(1 << 11);

  of(text: string): number {
    let hash = 0;
    for (let i = 0; i < text.length; i++) hash = nextHash(hash, text.charCodeAt(i));
    const slot = this.#slotOf(text, 0, text.length, hash);
    return (this.#slots[slot] ?? 0) - 1;
  }

  /** The same for a part of a text; `hash` comes from its characters through `nextHash`, starting at 0. */
  ofPart(text: string, from: number, to: number, hash: number): number {
    const slot = this.#slotOf(text, from, to, hash);
    return (this.#slots[slot] ?? 0) - 1;
  }

  #slotOf(text: string, from: number, to: number, hash: number): number {
    const slots = this.#slots;
    const hashes = this.#hashes.values;
    const mask = slots.length - 1;
    let slot = spread(hash) & mask;
    for (let held = slots[slot] ?? 0; held !== 0; held = slots[slot] ?? 0) {
      if (hashes[held - 1] === hash >>> 0 && isAt(this.texts[held - 1] ?? '', text, from, to)) return slot;
      slot = (slot + 1) & mask;
    }
    this.texts.push(text.slice(from, to));
    this.#hashes.push(hash >>> 0);
    if (this.texts.length * 2 > slots.length) return this.#grow();
    slots[slot] = this.texts.length;
    return slot;
  }

  /** The slot of the last text in a table twice as large. */
  #grow(): number {
    const slots = new Uint32Array(this.#slots.length * 2);
    const hashes = this.#hashes.values;
    let slot = 0;
    for (let number = 0; number < this.texts.length; number++) {
      slot = spread(hashes[number] ?? 0) & (slots.length - 1);
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = number + 1;
    }
    this.#slots = slots;
    return slot;
  }
}

export function nextHash(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193);
}

/** Mixes the first characters into the low bits. */
function spread(hash: number): number {
  return hash ^ (hash >>> 15);
}

function isAt(known: string, text: string, from: number, to: number): boolean {
  if (known.length !== to - from) return false;
  if (known.length === text.length) return known === text;
  for (let i = 0; i < known.length; i++) {
    if (known.charCodeAt(i) !== text.charCodeAt(from + i)) return false;
  }
  return true;
}
