import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNearEnd } from './use-near-end.ts';

const PAGE = 10_000;

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: PAGE, configurable: true });
  Object.assign(window, { scrollY: 0 });
});
afterEach(() => {
  Reflect.deleteProperty(document.documentElement, 'scrollHeight');
  vi.useRealTimers();
});

/** Scrolls until so much of the page is above the window's lower edge, in percent. */
function scrollTo(percent: number): void {
  Object.assign(window, { scrollY: (PAGE * percent) / 100 - window.innerHeight });
  window.dispatchEvent(new Event('scroll'));
}

test('more is asked for from 80 % of the page on', () => {
  const more = vi.fn<() => void>();
  renderHook(() => useNearEnd(more));
  scrollTo(79);
  vi.advanceTimersByTime(100);
  expect(more).not.toHaveBeenCalled();
  scrollTo(80);
  vi.advanceTimersByTime(100);
  expect(more).toHaveBeenCalledOnce();
});

test('a scrolling page is looked at once in 100 ms', () => {
  const more = vi.fn<() => void>();
  renderHook(() => useNearEnd(more));
  for (const percent of [85, 90, 95]) scrollTo(percent);
  vi.advanceTimersByTime(99);
  expect(more).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(more).toHaveBeenCalledOnce();
});
