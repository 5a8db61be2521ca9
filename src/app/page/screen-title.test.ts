import { expect, test } from 'vitest';
import { routes } from '#routes.ts';
import { screenTitle } from './screen-title.ts';

const empresa = { nomeEmpresaEcommerce: 'Distribuidora Sul' };

test.each([
  ['/', 'Loja - Distribuidora Sul'],
  ['/carrinho', 'Carrinho · Loja - Distribuidora Sul'],
  ['/carrinho/', 'Carrinho · Loja - Distribuidora Sul'],
  ['/devolucao/detalhes/7', 'Detalhes da Devolução · Loja - Distribuidora Sul'],
  ['/recuperar-senha', 'Nova Senha · Loja - Distribuidora Sul'],
  ['/pedidos', 'Meus Pedidos · Loja - Distribuidora Sul'],
  ['/pedidos/detalhes/100010', 'Detalhes do Pedido · Loja - Distribuidora Sul'],
  ['/meucashback', 'Meu Cashback - Distribuidora Sul'],
  ['/hotsite/ofertas', 'Loja - Distribuidora Sul'],
  ['/qualquer', 'Loja - Distribuidora Sul'],
])('%s is called %s', (path, title) => {
  expect(screenTitle(path, empresa)).toBe(title);
});

test('the title is the app’s before the company is known, and the company’s own where it has one', () => {
  expect(screenTitle('/busca', undefined)).toBe('Busca · Maleta');
  expect(screenTitle('/', { ...empresa, ecommerceTitulo: 'Sul Online' })).toBe('Sul Online');
});

test('a screen without a name in its address gives its own name', () => {
  expect(screenTitle('/hotsite/ofertas', empresa, 'Ofertas')).toBe('Ofertas · Loja - Distribuidora Sul');
  expect(screenTitle('/pro', empresa, 'Produto não encontrado')).toBe(
    'Produto não encontrado · Loja - Distribuidora Sul',
  );
  expect(screenTitle('/qualquer', undefined, 'Página não encontrada')).toBe('Página não encontrada · Maleta');
});

test('every screen except home and hotsites is named by its address', () => {
  const { home: _home, hotsite: _hotsite, ...others } = routes;
  const nameless = Object.values(others).filter((path) => screenTitle(path, undefined) === 'Maleta');
  expect(nameless).toEqual([]);
});
