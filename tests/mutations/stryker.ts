declare module 'vitest' {
  export interface ProvidedContext {
    mode: 'dry-run' | 'mutant';
    mutantActivation: 'static' | 'runtime';
  }
}

/** Number of hits of each mutant, by mutant number. */
export type Hits = Record<string, number>;

/** StrykerJS's state in a thread: the active mutant, and the mutants that each test reaches. */
type Stryker = {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> } | undefined;
};

const world = globalThis as { __stryker__?: Stryker };
world.__stryker__ ??= {};
export const stryker = world.__stryker__;
