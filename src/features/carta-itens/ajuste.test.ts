import { expect, test } from 'vitest';
import { cartaItensSample } from '#domain/letters/carta-sample.ts';
import { must } from '#lib/must.ts';
import { ajusteErros, quantidadeHint, toAjuste, VAZIO } from './ajuste.ts';
import { toGrupos } from './itens.ts';

const grupo = must(toGrupos(cartaItensSample({ A1: 4 }))[0], 'a lot');
const erros = (
  lote: string,
  quantidade: string,
  alterado = null as (typeof grupo.corrigidos)[number] | null,
) => ajusteErros({ lote, quantidade }, grupo, alterado);

test('the new lot and the quantity are both required', () => {
  expect(ajusteErros(VAZIO, grupo, null)).toEqual({
    lote: 'Campo obrigatório.',
    quantidade: 'Campo obrigatório.',
  });
  expect(erros('   ', ' ')).toEqual({ lote: 'Campo obrigatório.', quantidade: 'Campo obrigatório.' });
});

test.each(['1.5', '1,5', '1e3', '0', '-1', 'dois'])(
  'the quantity %s is no whole number from 1',
  (quantidade) => {
    expect(erros('B2', quantidade)).toEqual({
      quantidade: 'A quantidade deve ser um número inteiro maior que 0.',
    });
  },
);

test('a quantity above the units that are left names them', () => {
  expect(erros('B2', '7')).toEqual({
    quantidade: 'A quantidade é grande demais. Restam 6 unidades do lote original.',
  });
  expect(erros('B2', '6')).toEqual({});
});

test.each([
  ['l1', 'O novo lote é igual ao lote original.'],
  ['a1', 'Este lote já foi informado.'],
  ['A<1', 'O lote tem até 20 caracteres: letras, números, espaço, "-", "/" e ".".'],
  ['B'.repeat(21), 'O lote tem até 20 caracteres: letras, números, espaço, "-", "/" e ".".'],
])('the new lot %s is refused', (lote, erro) => {
  expect(erros(lote, '1')).toEqual({ lote: erro });
});

test('a lot is sent in upper case and without blanks at its ends', () => {
  expect(toAjuste({ lote: ' b-2/x ', quantidade: ' 06 ' })).toEqual({ lote: 'B-2/X', quantidade: 6 });
});

test('a corrected lot that is altered gives its units back and may keep its name', () => {
  const [alterado = null] = grupo.corrigidos;
  expect(erros('A1', '10', alterado)).toEqual({});
  expect(erros('A1', '11', alterado)).toEqual({
    quantidade: 'A quantidade é grande demais. Restam 10 unidades do lote original.',
  });
});

test('the hint of the quantity tells where the units are, without the error’s own words', () => {
  const [alterado = null] = grupo.corrigidos;
  const rest = 'As que você não informar ficam no lote original.';
  expect(quantidadeHint(grupo, null)).toBe(`Até 6 unidades. ${rest}`);
  expect(quantidadeHint(grupo, alterado)).toBe(`Até 10 unidades: 4 deste item e 6 do lote original. ${rest}`);
  expect(quantidadeHint({ ...grupo, restante: 0 }, alterado)).toBe(`Até 4 unidades: as deste item. ${rest}`);
});
