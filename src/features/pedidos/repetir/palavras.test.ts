import { expect, test } from 'vitest';
import { COPIADO, isInteiro, parcialText } from './palavras.ts';

const linha = (incluido: boolean, mensagem: string | null = null) => ({
  preco: 10_0000,
  agora: 10_0000,
  incluido,
  mensagem,
});

test('a repeat is whole only if every line came as it was', () => {
  expect(isInteiro([linha(true), linha(true)])).toBe(true);
  expect(isInteiro([linha(true), linha(true, 'Há 2 em estoque')])).toBe(false);
  expect(isInteiro([linha(true), linha(false, 'Em falta')])).toBe(false);
  expect(isInteiro([linha(true), { ...linha(true), agora: 9_0000 }])).toBe(false);
  expect(isInteiro([{ ...linha(true), preco: null }])).toBe(true);
  expect(isInteiro([])).toBe(false);
});

test('says how many came', () => {
  expect(parcialText([linha(false), linha(false)])).toBe('Nenhum item do pedido foi incluído no carrinho.');
  expect(parcialText([linha(true), linha(false)])).toBe(
    '1 de 2 itens do pedido foram incluídos no carrinho.',
  );
  expect(parcialText([{ ...linha(true), agora: 9_0000 }])).toBe(COPIADO);
  expect(parcialText([linha(true, 'x')])).toBe(
    'Todos os itens do pedido foram incluídos no carrinho, com falta em alguns.',
  );
});
