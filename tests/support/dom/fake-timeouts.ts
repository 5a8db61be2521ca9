import { vi } from 'vitest';

/**
 * Fakes the timeouts, and returns the waits in ms that are asked for from now on.
 * A spy cannot stand on a fake timer: it would be put back after the file, and the next file would hang.
 */
export function fakeTimeouts(): (number | undefined)[] {
  const waits: (number | undefined)[] = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { setTimeout } = globalThis;
  const noted = (...[callback, ms, ...rest]: Parameters<typeof setTimeout>) => {
    waits.push(ms);
    return setTimeout(callback, ms, ...rest);
  };
  globalThis.setTimeout = Object.assign(noted, setTimeout);
  return waits;
}
