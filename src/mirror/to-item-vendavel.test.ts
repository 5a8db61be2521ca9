import { expect, test } from 'vitest';
import { read } from '#engine/read.ts';
import { sampleIndex } from '#engine/sample-index.ts';
import { MANY_LISTS } from '#engine/sample-lists.ts';
import { must } from '#lib/must.ts';
import { toItemVendavel } from './to-item-vendavel.ts';

const preco = {
  valorUnitario: 10,
  descontoComercial: 0,
  descontoFinanceiro: 0,
  st: 0,
  idPessoaFilial: 1,
  estoque: 5,
  faixas: [],
};

const itemOf = (codBarras: string) => {
  const index = sampleIndex(MANY_LISTS, [{ nome: 'DIPIRONA', codBarras }]);
  return toItemVendavel({ ...must(read(index, [0])[0], 'a product'), preco });
};

test('a product’s bar code goes with its item; without one the item has no such member', () => {
  expect(itemOf('7896637023665')).toMatchObject({ descricao: 'DIPIRONA', codBarra: '7896637023665' });
  expect(itemOf('')).not.toHaveProperty('codBarra');
});

test('an item of a product without a brand names the manufacturer', () => {
  const index = sampleIndex(MANY_LISTS, [{ nome: 'DIPIRONA' }]);
  const produto = { ...must(read(index, [0])[0], 'a product'), preco, fabricante: 'EMS' };
  expect(toItemVendavel({ ...produto, marca: 'Não informada' })?.descricaoMarca).toBe('EMS');
});

test('an item of a product that is no longer sold has no stock', () => {
  const itemWith = (marketed: boolean) => {
    const index = sampleIndex(MANY_LISTS, [{ nome: 'DIPIRONA', marketed }]);
    return toItemVendavel({ ...must(read(index, [0])[0], 'a product'), preco });
  };
  expect([itemWith(true)?.estoque, itemWith(false)?.estoque]).toEqual([5, 0]);
});
