import { expect, test } from 'vitest';
import type { PedidoItem } from '#contract/orders/pedido-lista.ts';
import { itemSample } from './pedido-sample.ts';
import { conferirRepeticao, linhasParaRepetir } from './repetir-pedido.ts';

const item = (idPrePedidoItemTipo: number, idProduto: number, quantidade: number): PedidoItem =>
  itemSample(idProduto, {
    idPrePedidoItemTipo,
    produto: { idProduto, descProduto: `Produto ${idProduto}` },
    quantidade,
  });

const linha = (idItemTipo: number, idItem: number, quantidade: number) => ({
  idItem,
  idItemTipo,
  idCondicao: 1,
  quantidade,
});

test("a repeated combo stays within the customer's limit, counting the cart's lines under all conditions", () => {
  const repeated = (quantidade: number) =>
    conferirRepeticao(linhasParaRepetir([item(2, 9, quantidade), item(1, 9, 50)], 1), {
      itemOf: () => ({ estoque: 100 }),
      held: [{ ...linha(2, 9, 1), idCondicao: 3 }, linha(1, 9, 40)],
      limiteOf: (idCombo) => (idCombo === 9 ? { quantidadeLimite: 5, quantidadeComprada: 2 } : undefined),
    }).map(({ incluido, mensagem }) => [incluido, mensagem]);
  expect(repeated(2)).toEqual([
    [true, null],
    [true, null],
  ]);
  expect(repeated(3)).toEqual([
    [false, 'O limite deste combo é de 5 por cliente. Já foram pedidos 2.'],
    [true, null],
  ]);
});

test('linhasParaRepetir repeats combos as combos, and leaves out their given products', () => {
  const linhas = linhasParaRepetir(
    [item(1, 7, 3), item(2, 7, 1), item(6, 8, 2), item(5, 9, 4), item(1, 7, 2)],
    1,
  );
  expect(linhas.map((l) => [l.idItem, l.idItemTipo, l.quantidade])).toEqual([
    [7, 1, 5],
    [7, 2, 1],
    [8, 2, 2],
  ]);
});

test('conferirRepeticao tells for each line whether it is included, and why not', () => {
  const linhas = linhasParaRepetir([item(1, 1, 10), item(1, 2, 10), item(1, 3, 10), item(1, 4, 10)], 1);
  const estoque: Record<number, number> = { 1: 100, 2: 12, 4: 0 };
  const found = conferirRepeticao(linhas, {
    itemOf: ({ idItem }) => (estoque[idItem] === undefined ? undefined : { estoque: estoque[idItem] }),
    held: [linha(1, 2, 5), linha(1, 4, 99_990)],
    limiteOf: () => undefined,
  });
  expect(found.map((i) => [i.idItem, i.incluido, i.mensagem])).toEqual([
    [1, true, null],
    [2, true, 'Só 12 em estoque para as 15 que ficam no carrinho.'],
    [3, false, 'Não está mais à venda para este cliente.'],
    [4, false, 'Com o que o carrinho já tem, passaria de 99.999 embalagens.'],
  ]);
});

test('conferirRepeticao repeats a line out of stock with a remark', () => {
  const [only] = conferirRepeticao(linhasParaRepetir([item(1, 1, 1)], 1), {
    itemOf: () => ({ estoque: 0 }),
    held: [],
    limiteOf: () => undefined,
  });
  expect(only).toMatchObject({ incluido: true, mensagem: 'Em falta: nada será atendido por enquanto.' });
});
