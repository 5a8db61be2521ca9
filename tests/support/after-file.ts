import { afterAll, vi } from 'vitest';

/** A process runs many files: none leaves a stand-in for a global or for the clock to the next. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
