import { expect, test } from 'vitest';
import { addLinhas, applyLinha, isSameDetalhe, joinLinhas, linhaPedidaOf, nextOf } from './linha.ts';

const linha = (idItem: number) => ({ idItem, idItemTipo: 1, idCondicao: 1, quantidade: 3 });

test('nextOf returns the line after a line, and undefined for the last and for an unknown line', () => {
  const linhas = [linha(1), linha(2)];
  const { quantidade: _, ...segunda } = linha(2);
  expect([nextOf(linha(1), linhas), nextOf(linha(2), linhas), nextOf(linha(3), linhas)]).toEqual([
    segunda,
    undefined,
    undefined,
  ]);
});

test('addLinhas adds to an existing line and appends a new one', () => {
  const of = (idItem: number, quantidade: number) => ({ ...linha(idItem), quantidade });
  expect(addLinhas([of(1, 2), of(2, 5)], [of(3, 4), of(1, 3), of(3, 1)])).toEqual([
    of(1, 5),
    of(2, 5),
    of(3, 5),
  ]);
});

test('a new line goes before `antesDe`, or to the end if that line is missing', () => {
  const chave = (idItem: number) => ({ idItem, idItemTipo: 1, idCondicao: 1 });
  const held = [
    { ...chave(1), quantidade: 1 },
    { ...chave(2), quantidade: 1 },
  ];
  const put = (antesDe?: number) =>
    applyLinha(held, {
      linha: chave(9),
      quantidade: 1,
      antesDe: antesDe === undefined ? undefined : chave(antesDe),
    }).map((l) => l.idItem);
  expect([put(), put(1), put(2), put(7)]).toEqual([
    [1, 2, 9],
    [9, 1, 2],
    [1, 9, 2],
    [1, 2, 9],
  ]);
});

test('a change without a remark keeps the remark, and an empty remark removes it', () => {
  const { quantidade: _, ...chave } = linha(1);
  const remarked = applyLinha([linha(1)], { linha: chave, quantidade: 3, detalhe: { observacao: 'longa' } });
  expect(remarked).toEqual([{ ...linha(1), observacao: 'longa' }]);
  const more = applyLinha(remarked, { linha: chave, quantidade: 8 });
  expect(more).toEqual([{ ...chave, quantidade: 8, observacao: 'longa' }]);
  const [cleared] = applyLinha(more, { linha: chave, quantidade: 8, detalhe: { observacao: '' } });
  expect(cleared && linhaPedidaOf(cleared)).toEqual({ ...chave, quantidade: 8 });
  expect(applyLinha([], { linha: chave, quantidade: 1, detalhe: { observacao: 'longa' } })).toEqual([
    { ...chave, quantidade: 1, observacao: 'longa' },
  ]);
});

test('a line without a remark equals one with an empty remark', () => {
  expect(isSameDetalhe({}, { observacao: '' })).toBe(true);
  expect(isSameDetalhe({ observacao: 'longa' }, {})).toBe(false);
});

test('joinLinhas adds the units of one key, with the texts of both and the first one’s own first', () => {
  const remark = (observacao: string) => ({ ...linha(1), observacao });
  expect(joinLinhas([linha(1), linha(2), remark('gelo'), remark('longa')])).toEqual([
    { ...linha(1), quantidade: 9, observacao: 'gelo' },
    linha(2),
  ]);
  expect(
    joinLinhas([
      { ...linha(1), preco: 5 },
      { ...linha(1), preco: 7 },
    ]),
  ).toMatchObject([{ preco: 5 }]);
});
