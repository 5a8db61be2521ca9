import { expect, test } from 'vitest';
import { withColado, withNome } from './com-linhas.ts';
import { EMPTY } from './draft.ts';

const avulsa = (identificacao: string, quantidade: number) => ({ identificacao, quantidade });

test.each([
  ['dipirona;5', { texto: '1;2\n', avulsas: [avulsa('dipirona', 5)] }],
  ['bom dia', { texto: '1;2\n', avulsas: [avulsa('bom dia', 1)] }],
  ['34;5', { texto: '1;2\n34;5\n', avulsas: [] }],
  ['  ', { texto: '1;2', avulsas: [] }],
])('the line %j of the field of names joins the input at its end', (nome, wanted) => {
  expect(withNome({ ...EMPTY, texto: '1;2' }, nome)).toEqual({ ...EMPTY, ...wanted });
});

test('lines take the place of a part of the text; only an empty input takes their way to name products', () => {
  const colado = { linhas: [avulsa('7', 1)], tipo: '0' as const };
  expect(withColado({ ...EMPTY, texto: '1;2\n3;4\n5;6' }, colado, { start: 4, end: 7 })).toEqual({
    ...EMPTY,
    texto: '1;2\n7;1\n5;6',
  });
  expect(withColado(EMPTY, colado, { start: 0, end: 0 })).toEqual({ tipo: '0', texto: '7;1\n', avulsas: [] });
});
