// Runs before each test file where modules are kept from file to file.
import { afterAll, beforeAll, inject } from 'vitest';
import { type Hits, stryker } from './stryker.ts';

type Modules = {
  getModuleById(id: string): object | undefined;
  invalidateModule(module: object): void;
};

/** A test file that ran before would not run again: it is forgotten, and only it. */
const { evaluatedModules, filepath } = (
  globalThis as unknown as { __vitest_worker__: { evaluatedModules: Modules; filepath: string } }
).__vitest_worker__;
const again = evaluatedModules.getModuleById(filepath);
if (again !== undefined) evaluatedModules.invalidateModule(again);

const OUTSIDE = `${filepath}#outside its tests`;

/**
 * StrykerJS takes what a `beforeAll` passes for static, and would run every test of the part for it. It is counted
 * for each test of the file instead. The counts themselves are never replaced: a kept module goes on with its first.
 */
function countHooksForTests(): void {
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
  afterAll(() => {
    outside = undefined;
    const perTest = stryker.mutantCoverage?.perTest ?? {};
    const { [OUTSIDE]: hooks = {} } = perTest;
    delete perTest[OUTSIDE];
    for (const [id, hits] of Object.entries(perTest)) if (id.startsWith(`${filepath}#`)) add(hits, hooks);
  });
}

function add(to: Hits, from: Hits): void {
  for (const [mutant, count] of Object.entries(from)) to[mutant] = (to[mutant] ?? 0) + count;
}

if (inject('mode') === 'dry-run') countHooksForTests();
