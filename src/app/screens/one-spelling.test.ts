import { expect, test } from 'vitest';
import { routes } from '#routes.ts';
import { toOneSpelling } from './one-spelling.ts';

test.each([
  ['/Pedidos', '/pedidos'],
  ['/ExtratoContaCorrente', '/extratocontacorrente'],
  ['/CartaCorrecao', '/cartacorrecao'],
  ['/ContasPendentes', '/contaspendentes'],
  ['/Devolucao', '/devolucao'],
  ['/NotasFiscais', '/notasfiscais'],
  ['/documentosregulatorios', '/DocumentosRegulatorios'],
  ['/BUSCA', '/busca'],
  ['/Carrinho/', '/carrinho'],
])('%s opens %s', (written, spelled) => {
  expect(toOneSpelling(written)).toBe(spelled);
});

test('the part after a known address stays letter for letter', () => {
  expect(toOneSpelling('/Pedidos/Detalhes/AbC9')).toBe('/pedidos/detalhes/AbC9');
  expect(toOneSpelling('/HotSite/Verao%2FSul')).toBe('/hotsite/Verao%2FSul');
  expect(toOneSpelling('/DEVOLUCAO/detalhes/12/')).toBe('/devolucao/detalhes/12');
});

test('other paths stay as they are', () => {
  expect(toOneSpelling('/')).toBe('/');
  expect(toOneSpelling('/Promo')).toBe('/Promo');
  expect(toOneSpelling('/Genericos')).toBe('/Genericos');
});

test('every address of the app is already in its one spelling', () => {
  for (const route of Object.values(routes)) expect(toOneSpelling(route)).toBe(route);
});
