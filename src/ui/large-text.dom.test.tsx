import { afterEach, expect, test, vi } from 'vitest';
import { beginLargeText, largeText, toggleLargeText } from './large-text.ts';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  beginLargeText();
});

test('large text that was chosen is shown again at the next start, and can be given up', () => {
  toggleLargeText();
  expect(document.documentElement.dataset.letras).toBe('grandes');
  delete document.documentElement.dataset.letras;
  beginLargeText();
  expect(document.documentElement.dataset.letras).toBe('grandes');
  toggleLargeText();
  beginLargeText();
  expect(largeText.isOn).toBe(false);
});

test('large text is shown even where the choice cannot be kept', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  toggleLargeText();
  expect(largeText.isOn).toBe(true);
});
