import { expect, test } from 'vitest';
import { notaSample } from '#domain/invoices/nota-sample.ts';
import { passaBusca, toAlvo } from './busca.ts';

const CHAVE = '35260999000001000101550010003101361037239605';
const NOTA = {
  ...notaSample(1, { numero: '310136' }),
  chaveAcesso: CHAVE,
  idPrePedido: 48_213,
  valorTotalNota: 1_234_56,
};

const finds = (texto: string): boolean => passaBusca(NOTA, toAlvo(texto));

test('a typed value is read with or without its currency, its thousands and its cents', () => {
  expect(['1234,56', 'R$ 1.234,56', '1234.56'].map(toAlvo)).toEqual(['1234,56', '1234,56', '1234,56']);
  expect([toAlvo('310.136'), toAlvo('1.234'), toAlvo('NF 310136')]).toEqual(['310136', '1234', '310136']);
  expect([toAlvo('  '), toAlvo('nota')]).toEqual([null, '']);
});

test.each([
  '310136',
  '136',
  '1234,56',
  'R$ 1.234,56',
  '1234,5',
  '1234',
  '48213',
  '3526 0999 0000',
  CHAVE,
  ' ',
])('the search %s finds an invoice by its number, value, order or key', (texto) =>
  expect(finds(texto)).toBe(true),
);

test.each(['310137', '234,56', '1234,65', '123', '48214', '3526', 'dipirona', `${CHAVE}9`])(
  'the search %s does not find it',
  (texto) => expect(finds(texto)).toBe(false),
);

test('an invoice of an unknown value is found by no value, and by its number', () => {
  const nota = notaSample(1, { numero: '77' });
  expect([passaBusca(nota, toAlvo('0,00')), passaBusca(nota, toAlvo('77'))]).toEqual([false, true]);
});
