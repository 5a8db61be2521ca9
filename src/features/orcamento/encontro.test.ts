import { expect, test } from 'vitest';
import { computeCarrinho } from '#domain/cart/carrinho.ts';
import { sampleCliente, sampleItem } from '#domain/cart/carrinho-sample.ts';
import { encontroDe } from './encontro.ts';

const item = sampleItem();
const chave = (idItem: number) => ({ idItem, idItemTipo: 1, idCondicao: 1 });
const nova = (idItem: number, soma: number) => ({ linha: chave(idItem), soma, item });

/** A cart with these quantities, by idItem; it knows no item 99. */
function cheio(quantidades: Record<number, number>) {
  const linhas = Object.entries(quantidades).map(([id, quantidade]) => ({
    ...chave(Number(id)),
    quantidade,
  }));
  const itemOf = ({ idItem }: { idItem: number }) => (idItem === 99 ? undefined : item);
  return {
    linhas,
    carrinho: { ...computeCarrinho(linhas, itemOf, [], sampleCliente()), valorTotal: 432_83 },
  };
}

const meet = (quantidades: Record<number, number>, novas = [nova(1, 3), nova(2, 5)], somas = novas) =>
  encontroDe(cheio(quantidades), { novas, somas });
const textOf = (...args: Parameters<typeof meet>) => meet(...args)?.texto.replaceAll('\u00a0', ' ');

test('an empty cart meets nothing', () => {
  expect(meet({})).toBeNull();
});

test('a cart becomes the quotation: more and fewer units of its lines, and none of the others', () => {
  const met = meet({ 1: 4, 7: 2 });
  expect(met?.trocas?.map(({ linha, soma }) => [linha.idItem, soma])).toEqual([
    [1, -1],
    [2, 5],
    [7, -2],
  ]);
  expect(met?.isIgual).toBe(false);
});

test('a cart with an item that this device does not know can only be added to', () => {
  expect(meet({ 1: 3, 2: 5, 99: 1 })).toMatchObject({ trocas: null, isIgual: false });
});

test('a cart with the quantities of the quotation and another remark is not it', () => {
  const texts = (detalhe?: object) => [{ ...nova(1, 3), ...(detalhe && { detalhe }) }];
  expect(meet({ 1: 3 }, texts({ observacao: 'gelo' }))).toMatchObject({
    isIgual: false,
    trocas: [{ soma: 0, detalhe: { observacao: 'gelo' } }],
  });
  expect(meet({ 1: 3 }, texts({}))?.isIgual).toBe(true);
});

test.each([
  ['other items', { 7: 2 }, 'O carrinho já tem 1 item, R$ 432,83.'],
  [
    'one of its items',
    { 1: 3, 7: 2 },
    'O carrinho já tem 2 itens, R$ 432,83. 1 item do orçamento já está nele: somar aumenta as quantidades.',
  ],
  [
    'its items in other quantities',
    { 1: 3, 2: 4 },
    'O carrinho já tem 2 itens, R$ 432,83. 2 itens do orçamento já estão nele: somar aumenta as quantidades.',
  ],
  [
    'its items',
    { 1: 3, 2: 5 },
    'O carrinho já tem 2 itens, R$ 432,83. São os mesmos do orçamento: somar dobra as quantidades.',
  ],
])('a cart with %s says so', (_, quantidades, texto) => {
  expect(textOf(quantidades)).toBe(texto);
});

test('lines that cannot be added, and can be the cart, are told of', () => {
  const novas = [nova(1, 3), nova(2, 5)];
  expect(textOf({ 7: 2 }, novas, [nova(1, 3)])).toBe(
    'O carrinho já tem 1 item, R$ 432,83. Ao somar, 1 item fica de fora.',
  );
});
