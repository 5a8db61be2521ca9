import { expect, test } from 'vitest';
import { diferencaOf, piecesOf, withDiferenca } from './diferenca.ts';

const cart = (total: number, linhas: readonly number[]) =>
  JSON.stringify({
    carrinho: { revisao: linhas.length, linhas: linhas.map((id) => ({ id, item: { nome: 'a}{b' } })), total },
  });

test('difference to any older text restores the newer text exactly', () => {
  const many = Array.from({ length: 300 }, (_, id) => id);
  const texts = [
    cart(1, []),
    cart(2, many),
    cart(3, [...many, 300]),
    cart(4, [7, ...many.slice(0, 150), ...many.slice(151)]),
    cart(5, [3, 3, 3]),
    '{"sobrescrito":null}',
    '',
  ];
  for (const older of texts) {
    for (const newer of texts) {
      const diferenca = diferencaOf(piecesOf(older), piecesOf(newer));
      expect(withDiferenca(piecesOf(older), diferenca).join('')).toBe(newer);
    }
  }
});

test('one added line costs less than 200 characters in a difference', () => {
  const many = Array.from({ length: 300 }, (_, id) => id);
  const diferenca = diferencaOf(piecesOf(cart(1, many)), piecesOf(cart(2, [...many, 300])));
  expect(diferenca.length).toBeLessThan(200);
});

test('a chain of differences is restored from pieces alone', () => {
  const texts = [cart(1, [1, 2]), cart(2, [1, 2, 3]), cart(3, [1, 3]), cart(9, [1, 3, 4, 5])];
  let pieces = piecesOf('');
  let last = piecesOf('');
  for (const text of texts) {
    pieces = withDiferenca(pieces, diferencaOf(last, piecesOf(text)));
    last = piecesOf(text);
    expect(pieces).toEqual(last);
  }
});
