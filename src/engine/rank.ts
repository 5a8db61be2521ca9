import { type Bits, countBits, countWord, hasBit } from './bits.ts';

/**
 * Cuts one page out of a ranked result. `found` holds all places; `tiers` go from best to worst, each a set that may
 * overlap earlier ones (a place counts in its first). Inside a tier places keep their order, by name. Orderable
 * products (`available`) come before all others, in any tier.
 */
export function rankedPage(
  found: Bits,
  tiers: readonly Bits[],
  available: Bits,
  { offset, limit }: { offset: number; limit: number },
): Int32Array<ArrayBuffer> {
  const page: number[] = [];
  let skip = offset;
  for (const wanted of [true, false]) {
    const rest = found.slice();
    for (let w = 0; w < rest.length; w++) {
      rest[w] = (rest[w] ?? 0) & (wanted ? (available[w] ?? 0) : ~(available[w] ?? 0));
    }
    for (const tier of [...tiers, found]) {
      if (page.length >= limit) break;
      const taken = takeFrom(rest, tier);
      const count = countBits(taken);
      if (count > skip) collect(taken, skip, limit, page);
      skip = Math.max(0, skip - count);
    }
  }
  return Int32Array.from(page);
}

/** Moves the members of `tier` out of `rest`. */
function takeFrom(rest: Bits, tier: Bits): Bits {
  const taken = new Uint32Array(rest.length);
  for (let w = 0; w < rest.length; w++) {
    taken[w] = (rest[w] ?? 0) & (tier[w] ?? 0);
    rest[w] = (rest[w] ?? 0) & ~(tier[w] ?? 0);
  }
  return taken;
}

/** Appends the places of `bits` from the `skip`-th on until `page` holds `limit`. */
function collect(bits: Bits, skip: number, limit: number, page: number[]): void {
  let passed = 0;
  for (let w = 0; w < bits.length && page.length < limit; w++) {
    const word = bits[w] ?? 0;
    if (word === 0) continue;
    const count = countWord(word);
    if (passed + count <= skip) {
      passed += count;
      continue;
    }
    for (let i = w * 32; i < w * 32 + 32 && page.length < limit; i++) {
      if (hasBit(bits, i) && passed++ >= skip) page.push(i);
    }
  }
}
