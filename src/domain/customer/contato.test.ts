import { expect, test } from 'vitest';
import { isEmail, isTelefone } from './contato.ts';

test.each(['compras@farmacia.com.br', 'joão@exemplo.com', 'a.b+c@d-e.co', `${'a'.repeat(64)}@b.com`])(
  'isEmail accepts %s',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

test.each([
  '',
  'compras',
  'compras@',
  '@farmacia.com',
  'compras@farmacia',
  'com pras@farmacia.com',
  'compras@farmacia..com',
  'compras@farmacia.com.',
  'com..pras@farmacia.com',
  '.compras@farmacia.com',
  'compras.@farmacia.com',
  'compras@-farmacia.com',
  'compras@farmacia-.com',
  'compras@farmacia.-com',
  'compras@@farmacia.com',
  `${'a'.repeat(65)}@b.com`,
  `a@${'b'.repeat(249)}.com`,
])('isEmail rejects "%s"', (text) => {
  expect(isEmail(text)).toBe(false);
});

test('isTelefone accepts numbers with an area code, with or without the country code', () => {
  for (const digits of ['1132654321', '11987654321', '551132654321', '5511987654321']) {
    expect([digits, isTelefone(digits)]).toEqual([digits, true]);
  }
  const wrongs = ['', '987654321', '0132654321', '11887654321', '4411987654321', '55119876543210'];
  for (const digits of wrongs) expect([digits, isTelefone(digits)]).toEqual([digits, false]);
});
