import type { Equivalent } from './judge.ts';

/** Mutants that no test can notice, as they change nothing that the code does; the command checks each. */
export const equivalents: readonly Equivalent[] = [];
