import { expect, test } from 'vitest';
import { devolucaoSample } from '#domain/returns/devolucao-sample.ts';
import { criarIntent, itemIntent } from './devolucao-sample.ts';
import { type DevolucoesBase, foldDevolucoes } from './fold-devolucoes.ts';

const { nota } = criarIntent();
const em = Date.UTC(2026, 10, 28, 15);
const base = (over: Partial<DevolucoesBase> = {}): DevolucoesBase => ({
  espelho: [],
  at: null,
  listadas: new Set(),
  feitas: [],
  fila: [],
  recusadas: [],
  ...over,
});

test.each([
  ['after its last day', { prazoAte: '2026-11-27' }, true],
  ['on its last day, whatever the server said', { prazoAte: '2026-11-28', foraPrazo: true }, false],
  ['without a last day, by the word of the server', { prazoAte: null, foraPrazo: true }, true],
  ['without a last day and a word', { prazoAte: null }, false],
])('a return made here is out of term %s: %j, %j', (_, termo, foraPrazo) => {
  const intent = criarIntent({ nota: { ...nota, ...termo } });
  const [made] = foldDevolucoes(base({ fila: [{ seq: 1, at: em, intent }] }));
  expect(made?.foraPrazo).toBe(foraPrazo);
});

const feitas = [{ seq: 1, at: 1, key: 'k', intent: criarIntent(), idDevolucao: 812 }];
const espelho = (idTitulo: number) => [
  {
    id: 812,
    idPessoaCliente: 101,
    at: 1,
    devolucao: devolucaoSample(812, { titulo: { ...devolucaoSample(812).titulo, idTitulo } }),
  },
];
const fila = [{ seq: 2, at: 2, intent: itemIntent('L2', 1) }];

test('a return that the server lists is shown once, under the name of its changes', () => {
  const names = foldDevolucoes(base({ espelho: espelho(31), feitas, fila })).map(
    ({ devolucao }) => devolucao,
  );
  expect(names).toEqual(['r1']);
});

test('a return of another invoice with its id is another return', () => {
  const names = foldDevolucoes(base({ espelho: espelho(9), feitas, fila })).map(({ devolucao }) => devolucao);
  expect(names.toSorted()).toEqual(['n812', 'r1']);
});
