import { expect, test } from 'vitest';
import { analiseOf, toEventos } from './analise.ts';

const ids = { codConteinerGoogleTagManager: 'GTM-ABC123', idGoogleAnalytics: 'G-XYZ9876' };

test('analiseOf is null while analytics is off, and prefers a container to a plain id', () => {
  expect(analiseOf({ habilitarGoogleAnalytics: false, ...ids })).toBe(null);
  expect(analiseOf({ habilitarGoogleAnalytics: true, ...ids })).toEqual({
    tipo: 'conteiner',
    id: 'GTM-ABC123',
  });
  expect(analiseOf({ habilitarGoogleAnalytics: true, idGoogleAnalytics: 'G-XYZ9876' })).toEqual({
    tipo: 'propriedade',
    id: 'G-XYZ9876',
  });
});

test('analiseOf returns null for an invalid id', () => {
  for (const id of ['', 'GTM-', 'G-', 'GTM-abc123', 'G-1&id=2', 'https://evil.example/', 'GTM-ABC123 ']) {
    const enabled = {
      habilitarGoogleAnalytics: true,
      codConteinerGoogleTagManager: id,
      idGoogleAnalytics: id,
    };
    expect([id, analiseOf(enabled)]).toEqual([id, null]);
  }
});

const item = (id: number) => ({ id, nome: `Produto ${id}`, quantidade: 2, valorUnit: 105_050 });

test('toEventos names the list, the currency and the items, in reais', () => {
  expect(toEventos('Botão Comprar', [{ ...item(7), marca: 'EMS' }])).toEqual([
    {
      event: 'add_to_cart',
      ecommerce: {
        currency: 'BRL',
        value: 21.01,
        item_list_name: 'Botão Comprar',
        items: [
          {
            item_id: '7',
            item_name: 'Produto 7',
            item_brand: 'EMS',
            item_list_name: 'Botão Comprar',
            price: 10.51,
            quantity: 2,
          },
        ],
      },
    },
  ]);
});

test('toEventos puts thirty items into one event, unless the parameter sets another number', () => {
  const itens = Array.from({ length: 65 }, (_, index) => item(index));
  const sizes = (porEvento?: number) =>
    toEventos('Importação de Produtos', itens, porEvento).map(({ ecommerce }) => ecommerce.items.length);
  expect(sizes()).toEqual([30, 30, 5]);
  expect(sizes(60)).toEqual([60, 5]);
  expect(sizes(0)).toHaveLength(65);
  expect(toEventos('Carrinho de Compras', [])).toEqual([]);
});

test('analiseOf returns null for an id with extra characters', () => {
  for (const id of ['xGTM-ABC123', 'GTM-ABC123x', 'xG-XYZ9876', 'G-XYZ9876/'])
    expect(
      analiseOf({ habilitarGoogleAnalytics: true, codConteinerGoogleTagManager: id, idGoogleAnalytics: id }),
    ).toBeNull();
});

test('toEventos omits an unknown brand and an unknown price', () => {
  const { marca: _, valorUnit: __, ...bare } = { marca: '', ...item(7) };
  const [evento] = toEventos('Botão Comprar', [bare]);
  expect(Object.keys(evento?.ecommerce.items[0] ?? {})).toEqual([
    'item_id',
    'item_name',
    'item_list_name',
    'quantity',
  ]);
});
