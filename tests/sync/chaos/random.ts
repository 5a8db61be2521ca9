/** A seeded source of every random choice of a history. The same seed tells the same story. */
export type Random = {
  /** From 0 to below 1. */
  next: () => number;
  chance: (probability: number) => boolean;
  /** An integer from `from` to `to`, both included. */
  int: (from: number, to: number) => number;
  pick: <T>(from: readonly T[]) => T;
  /** A choice by weight; undefined if all weights are 0. */
  weighted: <T>(choices: readonly (readonly [weight: number, choice: T])[]) => T | undefined;
  uuid: () => string;
};

/** Mulberry32: 32 bits of state, good enough to choose faults with. */
export function seededRandom(seed: number): Random {
  let state = (seed * 2_654_435_761 + 0x9e37_79b9) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const hex = (digits: number): string =>
    Array.from({ length: digits }, () => int(0, 15).toString(16)).join('');
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: <T>(from: readonly T[]): T => {
      if (from.length === 0) throw new Error('nothing to pick from');
      return from[int(0, from.length - 1)] as T;
    },
    weighted: (choices) => {
      const whole = choices.reduce((sum, [weight]) => sum + weight, 0);
      let left = next() * whole;
      return choices.find(([weight]) => (left -= weight) < 0)?.[1];
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
  };
}
