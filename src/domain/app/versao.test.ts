import { expect, test } from 'vitest';
import { isVersao, isVersaoAnterior } from './versao.ts';

test.each([
  ['0.1.0', '0.2.0', true],
  ['0.9.0', '0.10.0', true],
  ['1.0.0', '0.10.0', false],
  ['0.1.0', '0.1.1', true],
  ['0.1.1', '0.1.1', false],
  ['2.0.0', '10.0.0', true],
])('%s came before %s: %s', (versao, outra, before) => {
  expect(isVersaoAnterior(versao, outra)).toBe(before);
});

test('a text that is no version is neither before nor after a version', () => {
  for (const text of ['', 'dev', '1.2', '1.2.3.4', '1.2.x', ' 1.2.3', '-1.0.0']) {
    expect([text, isVersao(text)]).toEqual([text, false]);
    expect([text, isVersaoAnterior(text, '9.9.9')]).toEqual([text, false]);
    expect([text, isVersaoAnterior('0.0.1', text)]).toEqual([text, false]);
  }
});

test('a part of several digits counts whole, and the first part that differs decides', () => {
  expect(isVersao('1.2.345678')).toBe(true);
  expect([isVersaoAnterior('1.2.30', '1.2.4'), isVersaoAnterior('5.0.0', '3.9.9')]).toEqual([false, false]);
});
