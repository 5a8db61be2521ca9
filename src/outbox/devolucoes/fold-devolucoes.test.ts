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

test.each([
  ['waits in the queue', { fila: [{ seq: 1, at: em, intent: criarIntent() }, ...fila] }, 'r1'],
  [
    'is of another invoice',
    { fila: [{ seq: 1, at: em, intent: criarIntent({ nota: { ...nota, idTitulo: 9 } }) }] },
    'n812',
  ],
  ['is of a whole return', { fila: [{ seq: 1, at: em, intent: criarIntent({ isTotal: true }) }] }, 'n812'],
])('a listed draft whose making %s', (_, over, name) => {
  const shown = foldDevolucoes(base({ espelho: espelho(31), ...over })).find(({ id }) => id === 812);
  expect(shown?.devolucao).toBe(name);
  if (name === 'r1') expect(shown).toMatchObject({ codigoLocal: 'A7K-042', naFila: 2 });
});

test('a listed return that has ended is not the draft whose making waits', () => {
  const [row] = espelho(31);
  const operacaoSituacao = { idSituacao: 4, descSituacao: 'Pronta para coleta' };
  const ended = row && [{ ...row, devolucao: { ...row.devolucao, operacaoSituacao } }];
  const waiting = [{ seq: 1, at: em, intent: criarIntent() }];
  expect(foldDevolucoes(base({ espelho: ended ?? [], fila: waiting }))).toHaveLength(2);
});

test('the name of the making counts, whatever other changes of the return were confirmed', () => {
  const other = {
    seq: 3,
    at: 3,
    key: 'z',
    intent: itemIntent('L1', 1, { devolucao: 'n812' }),
    idDevolucao: 812,
  };
  const shown = foldDevolucoes(base({ espelho: espelho(31), feitas: [...feitas, other] }));
  expect(shown.map(({ devolucao }) => devolucao)).toEqual(['r1']);
});
