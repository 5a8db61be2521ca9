import { expect, test } from 'vitest';
import { semPrecoText } from './compra-texts.ts';

test.each([
  [true, {}, 'Sem condição para este cliente'],
  [true, { semPrecosAinda: true as const }, 'Preço ainda não carregado'],
  [false, {}, 'Preço ainda não carregado'],
])(
  'a product without a price has no condition only if prices were loaded: loaded %s, %o',
  (temPrecos, produto, text) => {
    expect(semPrecoText({ temPrecos }, produto)).toBe(text);
  },
);
