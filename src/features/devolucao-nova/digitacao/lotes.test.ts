import { expect, test } from 'vitest';
import type { ItemVisto } from '#domain/returns/fold.ts';
import { itemDaNotaSample } from '#domain/returns/nota-devolvivel-sample.ts';
import { must } from '#lib/must.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { filterByTexto, pendentesDe, toLotes, totaisOf, valorDoLote } from './lotes.ts';

const item = (idProduto: number, lote: string, quantidade: number, valor = 0): ItemVisto => ({
  idProduto,
  descProduto: `PRODUTO ${idProduto}`,
  lote,
  dataVencimento: null,
  quantidade,
  idDevolucaoMotivo: 2,
  descDevolucaoMotivo: 'Vencido',
  valor,
});

/** One line of 10 units in two lots. */
const linha = {
  quantidadeLinha: 10,
  itensImpostos: { ...itemDaNotaSample(1).itensImpostos, valorTotal: 1000 },
};
const doisLotes = [
  itemDaNotaSample(1, { lote: 'A', unidades: 7 }, linha),
  itemDaNotaSample(1, { lote: 'B', unidades: 3, devolvidas: 1 }, linha),
];

test('a lot has left what other returns and this one do not hold', () => {
  const lotes = toLotes(doisLotes, [item(1, 'B', 2)], [item(1, 'A', 4)]);
  expect(lotes.map(({ devolvidas, disponiveis, restam }) => [devolvidas, disponiveis, restam])).toEqual([
    [4, 3, 3],
    [1, 2, 0],
  ]);
  expect(lotes.map(({ nesta }) => nesta?.quantidade)).toEqual([undefined, 2]);
});

test('a lot is marked if units of it go back, in this return, a pending one or one that the server counts', () => {
  const tres = ['A', 'B', 'C'].map((lote) => itemDaNotaSample(1, { lote, devolvidas: lote === 'B' ? 1 : 0 }));
  const marks = (...args: Parameters<typeof toLotes>) => toLotes(...args).map(({ isMarcado }) => isMarcado);
  expect(marks(tres, [], [])).toEqual([false, true, false]);
  expect(marks(tres, [item(1, 'A', 2)], [])).toEqual([true, true, false]);
  expect(marks(tres, [], [item(1, 'C', 4)])).toEqual([false, true, true]);
  const { todosItensDevolvidos: _, ...semMarca } = itemDaNotaSample(1, { devolvidas: 1 });
  expect(marks([semMarca], [], [])).toEqual([false]);
});

test('a total return of this device leaves nothing', () => {
  expect(toLotes(doisLotes, [], 'tudo').map(({ disponiveis }) => disponiveis)).toEqual([0, 0]);
});

test('a server that tells no more than the documented members is understood', () => {
  const { produto, tituloItemLote, itemLote, itensImpostos } = itemDaNotaSample(1, { devolvidas: 4 });
  expect(toLotes([{ produto, tituloItemLote, itemLote, itensImpostos }], [], [])).toMatchObject([
    { unidades: 10, devolvidas: 4, restam: 6, refrigerado: false, linha: { quantidade: 10 } },
  ]);
});

test('units are worth their share of the line, and the last ones what is left of it', () => {
  const tres = { ...linha, itensImpostos: { ...linha.itensImpostos, valorTotal: 1001 } };
  const itens = [
    itemDaNotaSample(1, { lote: 'A', unidades: 7 }, tres),
    itemDaNotaSample(1, { lote: 'B', unidades: 3 }, tres),
  ];
  const [a] = toLotes(itens, [], []);
  const valorA = valorDoLote(must(a, 'a lot'), toLotes(itens, [], []), 7);
  expect(valorA).toBe(701);
  const lotes = toLotes(itens, [item(1, 'A', 7, valorA)], []);
  expect(valorDoLote(must(lotes[1], 'a lot'), lotes, 3)).toBe(300);
  expect(valorDoLote(must(lotes[1], 'a lot'), lotes, 1)).toBe(100);
});

test('only finalised returns of the same invoice that the server does not count are pending', () => {
  const outra = (over: Partial<DevolucaoAqui>): DevolucaoAqui =>
    ({
      devolucao: 'x',
      idTitulo: 1,
      isFinalizada: true,
      idSituacao: 1,
      idDevolucaoVendaTipo: 2,
      itens: [item(1, 'A', 1)],
      ...over,
    }) as DevolucaoAqui;
  const esta = { idTitulo: 1, devolucao: 'esta' };
  expect(pendentesDe([outra({})], esta)).toHaveLength(1);
  expect(pendentesDe([outra({ idDevolucaoVendaTipo: 1, itens: [] })], esta)).toBe('tudo');
  const nenhuma = [{ devolucao: 'esta' }, { idTitulo: 2 }, { isFinalizada: false }, { idSituacao: 4 }];
  expect(pendentesDe(nenhuma.map(outra), esta)).toEqual([]);
});

test('a filter finds a product by any part of its name, whatever its accents', () => {
  const rows = [{ descProduto: 'ÁCIDO FÓLICO 5 MG' }, { descProduto: 'Dipirona' }];
  expect(filterByTexto(rows, ' folico')).toEqual([rows[0]]);
  expect(filterByTexto(rows, 'DÍPI')).toEqual([rows[1]]);
  expect(filterByTexto(rows, ' ')).toEqual(rows);
});

test('totals count products once and units all', () => {
  const vista = {
    itens: [item(1, 'A', 2, 200), item(1, 'B', 1, 100)],
    valorTotal: 300,
    valorTotalNota: 1000,
  };
  expect(totaisOf(vista, toLotes(doisLotes, [], []))).toEqual({
    nota: { produtos: 1, unidades: 10, valor: 1000 },
    devolucao: { produtos: 1, unidades: 3, valor: 300 },
  });
  expect(totaisOf(vista, null).nota).toEqual({ valor: 1000 });
});
