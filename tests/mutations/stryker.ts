declare module 'vitest' {
  export interface ProvidedContext {
    mode: 'dry-run' | 'mutant';
    mutantActivation: 'static' | 'runtime';
  }
}

/** How often each mutant was passed, by its number. */
export type Hits = Record<string, number>;

/** What StrykerJS keeps in a thread: the mutant that is active, and which mutants each test passes. */
type Stryker = {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> } | undefined;
};

const world = globalThis as { __stryker__?: Stryker };
world.__stryker__ ??= {};
export const stryker = world.__stryker__;
