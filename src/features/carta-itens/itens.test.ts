import { expect, test } from 'vitest';
import { cartaItensSample } from '#domain/letters/carta-sample.ts';
import { anteriorText, correcaoText, linhaNome, resumoText, toGrupos, toLinhas } from './itens.ts';

test('a lot without corrections says so in its row', () => {
  const [grupo] = toGrupos(cartaItensSample());
  expect(grupo && correcaoText(grupo)).toBe('Nenhum lote corrigido para o lote original');
  expect(toLinhas(toGrupos(cartaItensSample())).map(linhaNome)).toEqual(['PRODUTO 1, lote L1']);
});

test('a split lot says how many units stay in it, and its corrected lots follow it', () => {
  const grupos = toGrupos([...cartaItensSample({ A1: 4, B2: 3 }), ...cartaItensSample({}, { lote: 'L2' })]);
  expect(toLinhas(grupos).map(linhaNome)).toEqual([
    'PRODUTO 1, lote L1',
    'PRODUTO 1, lote L1 corrigido para A1',
    'PRODUTO 1, lote L1 corrigido para B2',
    'PRODUTO 1, lote L2',
  ]);
  expect(grupos.map(correcaoText)).toEqual([
    'Ficam 3 un. no lote original',
    'Nenhum lote corrigido para o lote original',
  ]);
});

test('the count of the lots has each unit once, also of a split lot', () => {
  const split = toGrupos([...cartaItensSample({ A1: 4, B2: 3 }), ...cartaItensSample({}, { lote: 'L2' })]);
  expect(resumoText(split)).toBe('2 lotes, 20 unidades: 7 corrigidas nesta carta.');
  expect(resumoText(toGrupos(cartaItensSample()))).toBe(
    '1 lote, 10 unidades: nenhuma corrigida nesta carta.',
  );
});

test.each([
  [10, 'Nenhuma unidade fica no lote original'],
  [9, 'Fica 1 un. no lote original'],
])('a lot with %s of 10 units corrected: %s', (quantidade, texto) => {
  const [grupo] = toGrupos(cartaItensSample({ A1: quantidade }));
  expect(grupo && correcaoText(grupo)).toBe(texto);
});

test('rows of a server that names neither lines nor units left are put together by product and lot', () => {
  const rows = cartaItensSample({ A1: 4 }).map(({ nItem: _n, quantidadeRestante: _r, ...row }) => row);
  const [grupo, ...others] = toGrupos(rows.slice(1));
  expect([grupo?.quantidade, grupo?.restante, others]).toEqual([10, 6, []]);
});

test('the same lot of two lines is two original lots', () => {
  const rows = [...cartaItensSample({}, { nItem: 1 }), ...cartaItensSample({}, { nItem: 2 })];
  expect(toGrupos(rows).map(({ nItem }) => nItem)).toEqual([1, 2]);
});

test('units that earlier letters corrected are named and do not stay in the original lot', () => {
  const anterior = { idCartaCorrecao: 3, lote: 'Z9', quantidade: 6 };
  const rows = cartaItensSample().map(({ quantidadeRestante: _r, ...row }) => ({
    ...row,
    correcoesAnteriores: [anterior],
  }));
  const [grupo] = toGrupos(rows);
  expect(grupo && [grupo.restante, correcaoText(grupo)]).toEqual([4, 'Ficam 4 un. no lote original']);
  expect(anteriorText(anterior)).toBe('Carta nº 3: 6 un. no lote Z9');
});
