import { expect, test } from 'vitest';
import { screenTitle } from './screen-title.ts';

const empresa = { nomeEmpresaEcommerce: 'Distribuidora Sul' };

test.each([
  ['/', 'Loja - Distribuidora Sul'],
  ['/carrinho', 'Carrinho · Loja - Distribuidora Sul'],
  ['/carrinho/', 'Carrinho · Loja - Distribuidora Sul'],
  ['/pedidos', 'Meus Pedidos · Loja - Distribuidora Sul'],
  ['/pedidos/detalhes/100010', 'Detalhes do Pedido · Loja - Distribuidora Sul'],
  ['/hotsite/ofertas', 'Loja - Distribuidora Sul'],
  ['/qualquer', 'Loja - Distribuidora Sul'],
])('%s is called %s', (path, title) => {
  expect(screenTitle(path, empresa)).toBe(title);
});

test('before the company is known, and where it has a title of its own', () => {
  expect(screenTitle('/busca', undefined)).toBe('Busca · Maleta');
  expect(screenTitle('/', { ...empresa, ecommerceTitulo: 'Sul Online' })).toBe('Sul Online');
});
