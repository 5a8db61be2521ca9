import { afterAll, vi } from 'vitest';

/** Restores globals and the clock after each file, since files share a process. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
