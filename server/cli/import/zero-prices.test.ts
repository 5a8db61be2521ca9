import { expect, test } from 'vitest';
import { openZeros } from './zero-prices.ts';

const sentenceOf = (...linhas: Parameters<ReturnType<typeof openZeros>['see']>[0][]) => {
  const zeros = openZeros();
  for (const linha of linhas) zeros.see(linha);
  return zeros.tell();
};
const zero = (produto: string) => ({ produto, valorUnitario: 0 });

test('prices of 0 are told with the first products, which are not sold', () => {
  expect(sentenceOf({ produto: '1', valorUnitario: 0.01 }, { produto: '2' })).toEqual([]);
  expect(sentenceOf(zero('1009'), { produto: '2', valorUnitario: 3 })).toEqual([
    'Preços que são 0: 1 (produto 1009). Com preço 0 o produto não é vendido nessa tabela.',
  ]);
  expect(sentenceOf(...['1', '2', '3', '4', '5', '6', '7'].map(zero))).toEqual([
    'Preços que são 0: 7 (produtos 1, 2, 3, 4, 5 e mais 2). Com preço 0 o produto não é vendido nessa tabela.',
  ]);
});

test('a price of 0 that is not for sale is not told', () => {
  expect(sentenceOf({ ...zero('1'), vendido: false })).toEqual([]);
});
