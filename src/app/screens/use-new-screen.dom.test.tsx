import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLocation } from 'wouter';
import { useNewScreen } from './use-new-screen.ts';

beforeEach(() => {
  history.replaceState(null, '', '/busca');
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] });
});
afterEach(() => vi.useRealTimers());

/** An open screen that was scrolled; returns the navigation to another one. */
function openScrolled(): (path: string) => void {
  const { result } = renderHook(() => {
    useNewScreen();
    return useLocation()[1];
  });
  window.scrollTo(0, 1000);
  return (path) => act(() => result.current(path));
}

test('a new screen scrolls to its top within one second', () => {
  const navigate = openScrolled();
  navigate('/pedidos');
  expect(window.scrollY).toBe(1000);
  const began = performance.now();
  while (window.scrollY > 0 && performance.now() - began < 3000) vi.advanceTimersToNextFrame();
  const took = performance.now() - began;
  expect(took).toBeGreaterThanOrEqual(1000);
  expect(took).toBeLessThan(1020);
});

test('Back leaves the place to the browser', () => {
  const navigate = openScrolled();
  navigate('/pedidos');
  window.scrollTo(0, 700);
  act(() => {
    history.replaceState(null, '', '/busca');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  vi.advanceTimersByTime(2000);
  expect(window.scrollY).toBe(700);
});
