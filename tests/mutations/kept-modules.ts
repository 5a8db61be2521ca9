// Runs before each test file where Vitest keeps modules from file to file.
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { type Hits, stryker } from './stryker.ts';

type Modules = {
  getModuleById(id: string): object | undefined;
  invalidateModule(module: object): void;
};

/** Forgets only the test file, which would otherwise not run a second time. */
const { evaluatedModules, filepath } = (
  globalThis as unknown as { __vitest_worker__: { evaluatedModules: Modules; filepath: string } }
).__vitest_worker__;
const again = evaluatedModules.getModuleById(filepath);
if (again !== undefined) evaluatedModules.invalidateModule(again);

const OUTSIDE = `${filepath}#outside its tests`;

/**
 * Counts hits of a `beforeAll` for each test of the file: StrykerJS calls such mutants static and would run every
 * test of the part. The coverage object stays the same, because kept modules hold on to it.
 */
function countHooksForTests(): void {
  stryker.mutantCoverage ??= { static: {}, perTest: {} };
  const { perTest } = stryker.mutantCoverage;
  let test: string | undefined;
  let outside: string | undefined;
  Object.defineProperty(stryker, 'currentTestId', {
    configurable: true,
    get: () => test ?? outside,
    set: (id: string | undefined) => {
      test = id;
    },
  });
  beforeAll(() => {
    outside = OUTSIDE;
  });
  // Also for tests without hits of their own; the runner's setup has set the id by now.
  beforeEach(() => {
    if (test !== undefined) perTest[test] ??= {};
  });
  afterAll(() => {
    outside = undefined;
    const { [OUTSIDE]: hooks = {} } = perTest;
    delete perTest[OUTSIDE];
    for (const [id, hits] of Object.entries(perTest)) if (id.startsWith(`${filepath}#`)) add(hits, hooks);
  });
}

function add(to: Hits, from: Hits): void {
  for (const [mutant, count] of Object.entries(from)) to[mutant] = (to[mutant] ?? 0) + count;
}

if (inject('mode') === 'dry-run') countHooksForTests();
