/** The seed of this run: MALETA_SEED, or another one each time. A journey that uses it says it. */
export const SEED = Number(process.env['MALETA_SEED'] ?? Date.now() % 100_000);

/** Numbers from 0 to 1 that a seed repeats. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** True in `npm run test:long`; tests only for it have the tag `@long` too. */
export const isLong: boolean = process.env['MALETA_LONG'] === '1';
