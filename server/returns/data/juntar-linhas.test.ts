import { expect, test } from 'vitest';
import { juntarLinhas, type LoteDaLinha } from './juntar-linhas.ts';

const lote = (nItem: number, idItem: number, over: Partial<LoteDaLinha> = {}): LoteDaLinha => ({
  nItem,
  idItem,
  idItemTipo: 1,
  lote: 'L1',
  quantidadeLote: 10,
  quantidade: 10,
  valorUnitario: 5_0000,
  valor: 50_00,
  desconto: 5_00,
  st: 1_00,
  valorTotal: 46_00,
  base: 45_00,
  icms: 8_10,
  baseSt: 50_00,
  fcpSt: 10,
  ...over,
});
const GRATIS = {
  quantidadeLote: 2,
  quantidade: 2,
  valorUnitario: 0,
  valor: 0,
  desconto: 0,
  st: 0,
  valorTotal: 0,
  base: 0,
  icms: 0,
  baseSt: 0,
  fcpSt: 0,
};

test('juntarLinhas makes one line of those of a product that share a lot, at their average price', () => {
  const [junta, ...others] = juntarLinhas([lote(1, 7), lote(2, 7, GRATIS)]);
  expect(others).toEqual([]);
  // 50.00 over 12 units.
  expect(junta).toEqual(lote(1, 7, { quantidadeLote: 12, quantidade: 12, valorUnitario: 4_1667 }));
});

test('juntarLinhas adds up each amount once, though a line has several lots', () => {
  const juntas = juntarLinhas([
    lote(1, 7, { quantidadeLote: 6 }),
    lote(1, 7, { lote: 'L2', quantidadeLote: 4 }),
    lote(2, 7, { ...GRATIS, lote: 'L2' }),
  ]);
  expect(juntas.map(({ nItem, lote: nome, quantidadeLote }) => [nItem, nome, quantidadeLote])).toEqual([
    [1, 'L1', 6],
    [1, 'L2', 6],
  ]);
  expect(juntas.map(({ quantidade, valorTotal }) => [quantidade, valorTotal])).toEqual([
    [12, 46_00],
    [12, 46_00],
  ]);
});

test('juntarLinhas adds up every amount of lines that share a lot, the fund’s part too', () => {
  const amounts = {
    valor: 20_00,
    desconto: 2_00,
    st: 3_00,
    base: 18_00,
    icms: 3_24,
    baseSt: 30_00,
    fcpSt: 40,
  };
  const [junta] = juntarLinhas([lote(1, 7), lote(2, 7, { ...amounts, valorTotal: 21_00 })]);
  expect(junta).toMatchObject({
    quantidade: 20,
    valor: 70_00,
    desconto: 7_00,
    st: 4_00,
    valorTotal: 67_00,
    base: 63_00,
    icms: 11_34,
    baseSt: 80_00,
    fcpSt: 50,
  });
});

test('juntarLinhas leaves lines with lots of their own, other products, and a combo of the same number', () => {
  const rows = [
    lote(1, 7),
    lote(2, 7, { lote: 'L2', valorTotal: 1 }),
    lote(3, 8),
    lote(4, 7, { idItemTipo: 2 }),
  ];
  expect(juntarLinhas(rows)).toEqual(rows);
});
