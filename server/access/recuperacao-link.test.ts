import { expect, test } from 'vitest';
import { emailMostrado } from './recuperacao-link.ts';

const KEY = new Uint8Array(32).fill(7);
const masks = Array.from({ length: 2000 }, (_, n) => emailMostrado(KEY, `maria${n}`, undefined));

test('a made-up address usually, but not always, begins with the letter of the log-in', () => {
  const same = masks.filter((mask) => mask.startsWith('m')).length;
  expect(same).toBeGreaterThan(1200);
  expect(same).toBeLessThan(1800);
});

test('made-up domains begin with every letter and have both endings, like company domains', () => {
  const domains = new Set(masks.map((mask) => mask.split('@')[1]));
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
    expect(domains).toContain(`${letter}***.com`);
    expect(domains).toContain(`${letter}***.com.br`);
  }
});

test('a made-up address is the same every time; a real address is shown when there is one', () => {
  expect(emailMostrado(KEY, 'MARIA1', undefined)).toBe(masks[1]);
  expect(emailMostrado(KEY, 'maria1', 'compras@example.com')).toBe('c***@e***.com');
});
