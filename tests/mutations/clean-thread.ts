// Runs before each test file of a mutation test: a thread that served another mutant forgets it.
import { inject, vi } from 'vitest';
import { stryker } from './stryker.ts';

if (inject('mode') === 'mutant' && inject('mutantActivation') !== 'static') {
  // Stryker sets a non-static mutant only when the tests begin: until then none is active.
  stryker.activeMutant = undefined;
}
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
