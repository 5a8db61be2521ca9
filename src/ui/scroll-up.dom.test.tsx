import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollUp } from './scroll-up.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] });
  window.scrollTo(0, 1000);
});
afterEach(() => vi.useRealTimers());

/** The time in ms until the top is reached, to one frame. */
function timeToTop(): number {
  const began = performance.now();
  while (window.scrollY > 0 && performance.now() - began < 3000) vi.advanceTimersToNextFrame();
  return performance.now() - began;
}

test.each([
  [undefined, 999],
  [1000, 1000],
  [400, 400],
])('scrolling up for %s ms ends at the top after %i ms', (duration, time) => {
  scrollUp(duration);
  expect(window.scrollY).toBe(1000);
  const took = timeToTop();
  expect(took).toBeGreaterThanOrEqual(time);
  expect(took).toBeLessThan(time + 20);
});

test('a wheel that is turned stops scrolling up', () => {
  scrollUp();
  vi.advanceTimersToNextFrame();
  window.dispatchEvent(new Event('wheel'));
  vi.advanceTimersByTime(2000);
  expect(window.scrollY).toBeGreaterThan(0);
});
