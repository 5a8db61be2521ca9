import { afterEach, expect, test, vi } from 'vitest';
import { onPageOffline, onPageWake } from './wake-page.ts';

afterEach(() => vi.unstubAllGlobals());

/** Returns a page whose events the test makes. */
function page() {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  return { window, document };
}

test('a page wakes when it is online, shown or visible again, until it stops listening', () => {
  const { window, document } = page();
  const heard: string[] = [];
  const stop = onPageWake((reason) => heard.push(reason));
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('pageshow'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toEqual(['now', 'now', 'now']);
  stop();
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('pageshow'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toHaveLength(3);
});

test('a hidden page wakes only when its network is back', () => {
  const { window, document } = page();
  document.visibilityState = 'hidden';
  const heard: string[] = [];
  const stop = onPageWake((reason) => heard.push(reason));
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('pageshow'));
  expect(heard).toEqual([]);
  window.dispatchEvent(new Event('online'));
  expect(heard).toEqual(['now']);
  stop();
});

test('a page hears that its network is gone, until it stops listening', () => {
  const { window } = page();
  let heard = 0;
  const stop = onPageOffline(() => {
    heard += 1;
  });
  window.dispatchEvent(new Event('offline'));
  stop();
  window.dispatchEvent(new Event('offline'));
  expect(heard).toBe(1);
});
