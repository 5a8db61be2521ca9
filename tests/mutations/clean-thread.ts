// Runs before each test file of a mutation test: a thread that served another mutant forgets it.
import { inject, vi } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    mode: 'dry-run' | 'mutant';
    mutantActivation: 'static' | 'runtime';
  }
}

type Stryker = { activeMutant?: string | undefined; mutantCoverage?: unknown };

const stryker = (globalThis as { __stryker__?: Stryker }).__stryker__;
if (stryker !== undefined) {
  if (inject('mode') === 'dry-run') stryker.mutantCoverage = undefined;
  // Stryker sets a mutant that is not static only when the tests begin: until then none is active.
  else if (inject('mutantActivation') !== 'static') stryker.activeMutant = undefined;
}
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();

type Modules = {
  getModuleById(id: string): object | undefined;
  invalidateModule(module: object): void;
};

/** Where modules are kept a test file that ran before would not run again: only it is forgotten. */
const { evaluatedModules, filepath } = (
  globalThis as unknown as { __vitest_worker__: { evaluatedModules: Modules; filepath: string } }
).__vitest_worker__;
const again = evaluatedModules.getModuleById(filepath);
if (again !== undefined) evaluatedModules.invalidateModule(again);
