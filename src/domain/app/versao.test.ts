import { expect, test } from 'vitest';
import { isVersao, isVersaoAnterior } from './versao.ts';

test.each([
  ['0.1.0', '0.2.0', true],
  ['0.9.0', '0.10.0', true],
  ['1.0.0', '0.10.0', false],
  ['0.1.0', '0.1.1', true],
  ['0.1.1', '0.1.1', false],
  ['2.0.0', '10.0.0', true],
])('version %s is earlier than %s: %s', (versao, outra, before) => {
  expect(isVersaoAnterior(versao, outra)).toBe(before);
});

test('an invalid version is neither earlier nor later than a version', () => {
  for (const text of ['', 'dev', '1.2', '1.2.3.4', '1.2.x', ' 1.2.3', '-1.0.0']) {
    expect([text, isVersao(text)]).toEqual([text, false]);
    expect([text, isVersaoAnterior(text, '9.9.9')]).toEqual([text, false]);
    expect([text, isVersaoAnterior('0.0.1', text)]).toEqual([text, false]);
  }
});

test('version parts compare as numbers, and the first different part decides', () => {
  expect(isVersao('1.2.345678')).toBe(true);
  expect([isVersaoAnterior('1.2.30', '1.2.4'), isVersaoAnterior('5.0.0', '3.9.9')]).toEqual([false, false]);
});
