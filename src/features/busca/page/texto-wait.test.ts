import { expect, test } from 'vitest';
import { textoWait } from './texto-wait.ts';

test.each([
  ['dipirona', 16],
  [' d 500', 16],
  ['', 16],
  ['7896422507059', 60],
  [' 78', 60],
  [']d20107896422507059', 60],
])('%j is searched %i ms after its last character', (text, wait) => {
  expect(textoWait(text)).toBe(wait);
});
