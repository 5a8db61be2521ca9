import { expect, test } from 'vitest';
import { isGtin } from './gtin.ts';

test('isGtin verifies the check digit by the rule of GS1', () => {
  expect(isGtin('7896422507059')).toBe(true);
  expect(isGtin('7896422507058')).toBe(false);
  expect(isGtin('96385074')).toBe(true);
  expect(isGtin('789642250705')).toBe(false);
});

test('isGtin accepts only the lengths of bar codes, without other characters, and not zeros alone', () => {
  const none = [
    '0',
    '0000000000',
    '00000000',
    '0000000000000',
    'x7896422507059',
    ' 7896422507059',
    '1234567895',
    '',
  ];
  expect(none.filter(isGtin)).toEqual([]);
});
