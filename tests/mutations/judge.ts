import type { Mutant } from './hunt.ts';

/** A mutant that behaves as the code does, so that no test can notice it; `code` and `replacement` on one line. */
export type Equivalent = { file: string; code: string; replacement: string; reason: string };

export type Verdict = {
  /** Noticed mutants in percent of all that are valid and not named as equivalent. */
  score: number;
  noticed: number;
  valid: number;
  named: number;
  survivors: Mutant[];
  /** Named as equivalent, but noticed by a test or not there any more. */
  gone: Equivalent[];
};

/** Judges the mutants of some files, and the entries of the equivalents' list for these files. */
export function judge(mutants: readonly Mutant[], equivalents: readonly Equivalent[]): Verdict {
  const survived = mutants.filter((m) => m.outcome === 'survived');
  const isSame = (m: Mutant, e: Equivalent) =>
    m.file === e.file && m.code === e.code && m.replacement === e.replacement;
  const survivors = survived.filter((m) => !equivalents.some((e) => isSame(m, e)));
  const noticed = mutants.filter((m) => m.outcome === 'noticed').length;
  const valid = noticed + survivors.length;
  const files = new Set(mutants.map((m) => m.file));
  return {
    score: valid === 0 ? 100 : (100 * noticed) / valid,
    noticed,
    valid,
    named: survived.length - survivors.length,
    survivors,
    gone: equivalents.filter((e) => files.has(e.file) && !survived.some((m) => isSame(m, e))),
  };
}
