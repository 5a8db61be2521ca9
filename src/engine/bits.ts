/** A set of small integers, one bit each: the remaining candidates of a search. */
export type Bits = Uint32Array<ArrayBuffer>;

export function emptyBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5);
}

export function fullBits(size: number): Bits {
  const bits = emptyBits(size).fill(0xffffffff);
  const rest = size & 31;
  if (rest > 0) bits[bits.length - 1] = 2 ** rest - 1;
  return bits;
}

export function setBit(bits: Bits, i: number): void {
  bits[i >>> 5] = (bits[i >>> 5] ?? 0) | (1 << (i & 31));
}

export function hasBit(bits: Bits, i: number): boolean {
  return (((bits[i >>> 5] ?? 0) >>> (i & 31)) & 1) === 1;
}

/** Intersects `bits` with `other` in place. */
export function keepOnly(bits: Bits, other: Bits): void {
  for (let w = 0; w < bits.length; w++) bits[w] = (bits[w] ?? 0) & (other[w] ?? 0);
}

/** The intersection. */
export function both(a: Bits, b: Bits): Bits {
  const bits = a.slice();
  keepOnly(bits, b);
  return bits;
}

/** The members of `bits` that are not in `other`. */
export function without(bits: Bits, other: Bits): Bits {
  const rest = bits.slice();
  for (let w = 0; w < rest.length; w++) rest[w] = (rest[w] ?? 0) & ~(other[w] ?? 0);
  return rest;
}

/** Adds the members of `other` to `bits`. */
export function addAll(bits: Bits, other: Bits): void {
  for (let w = 0; w < bits.length; w++) bits[w] = (bits[w] ?? 0) | (other[w] ?? 0);
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let w = 0; w < bits.length; w++) count += countWord(bits[w] ?? 0);
  return count;
}

export function countWord(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
