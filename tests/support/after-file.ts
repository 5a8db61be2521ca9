import { afterAll, vi } from 'vitest';

/** Puts globals and the clock back after each file, since files share a process. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
