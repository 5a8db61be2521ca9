import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import type { EngineStatus } from '#mirror/catalogue/engine-protocol.ts';
import { silence } from '#net/answer-sample.ts';
import type { StreamAnswer } from '#net/send.ts';
import { noStream, notTaken, sampleMirror, streamed } from '#sync/mirror-sample.ts';
import { type Precos, pullPrecos } from './pull-precos.ts';

const NOW = 1_000_000;
const UNCHANGED = noStream(304);
const SILENT = silence() as StreamAnswer;

/** Returns prices of a context that the engine holds up to a cursor. */
const precos = (cursor: string, idContexto = 'c1') => ({
  user: '7',
  idContexto,
  geracao: 'g1',
  cursor,
  at: 9,
});
const others = [precos('other', 'c0'), precos('another', 'c9')];
const holding = (...contextos: EngineStatus['contextos']) => ({ contextos: [...others, ...contextos] });

/** Returns a device with these prices; the server responds to its requests for a stream in this order. */
const world = (contextos: EngineStatus['contextos'], ...answers: StreamAnswer[]) =>
  worldOf({ idContexto: 'c1' }, contextos, ...answers);

/** The same for the prices of `contexto`. */
async function worldOf(contexto: Precos, contextos: EngineStatus['contextos'], ...answers: StreamAnswer[]) {
  const mirror = await sampleMirror({
    held: holding(...contextos),
    stream: () => must(answers.shift(), 'answer'),
  });
  return {
    ...mirror,
    pull: () => pullPrecos(mirror.env, '7', contexto),
    queries: () => mirror.opened.map((one) => one.query),
    row: () => mirror.env.vault.checkpoints.get('precos:c1'),
  };
}

const ready = (cursor: string) => ({
  name: 'precos:c1',
  state: 'ready',
  geracao: 'g1',
  etag: `${cursor} 9`,
  at: NOW,
});

test('missing prices are loaded whole, and then the changes since', async () => {
  const { pull, opened, queries, imports, row } = await world(
    [],
    streamed({ held: holding(precos('p1')) }),
    streamed({ held: holding(precos('p2')) }),
  );
  expect(await pull()).toEqual({ kind: 'ready' });
  expect(queries()).toEqual([{ idContexto: 'c1' }, { idContexto: 'c1', cursor: 'p1' }]);
  expect(opened[0]).toMatchObject({ path: '/sincronizacao/precos', options: { token: 'token-1' } });
  const taken = { call: 'importPrices', user: '7', idContexto: 'c1' };
  expect(imports).toEqual([taken, taken]);
  expect(await row()).toEqual(ready('p2'));
});

test('for kept prices only the changes are requested', async () => {
  const { pull, queries, imports, row } = await world([precos('p1')], UNCHANGED);
  expect(await pull()).toEqual({ kind: 'ready' });
  expect([queries(), imports]).toEqual([[{ idContexto: 'c1', cursor: 'p1' }], []]);
  expect(await row()).toEqual(ready('p1'));
});

test.each([
  ['the server has forgotten', noStream(410)],
  ['fits another generation', streamed(notTaken('geracao'))],
])('prices whose cursor %s are loaded whole', async (_, first) => {
  const { pull, queries, row } = await world(
    [precos('p1')],
    first,
    streamed({ held: holding(precos('p5')) }),
    UNCHANGED,
  );
  expect(await pull()).toEqual({ kind: 'ready' });
  expect(queries()).toEqual([
    { idContexto: 'c1', cursor: 'p1' },
    { idContexto: 'c1' },
    { idContexto: 'c1', cursor: 'p5' },
  ]);
  expect(await row()).toEqual(ready('p5'));
});

test.each([
  ['the server knows no generation of them', noStream(410)],
  ['they are of a newer generation', streamed(notTaken('geracao'))],
])('whole prices ask for the catalogue first if %s', async (_, got) => {
  const { pull, queries, row } = await world([], got);
  expect(await pull()).toEqual({ kind: 'geracao' });
  expect([queries(), await row()]).toEqual([[{ idContexto: 'c1' }], undefined]);
});

const LATE = { isLate: true };

test.each<[string, () => StreamAnswer, string, object]>([
  ['silence', () => SILENT, 'Sem sinal para atualizar o catálogo.', LATE],
  [
    'a portal',
    () => noStream(200, false),
    'A rede respondeu algo que não é o catálogo. Confira a conexão e tente de novo.',
    LATE,
  ],
  [
    'a stream that is cut',
    () => streamed(notTaken('truncado')),
    'A transferência do catálogo foi interrompida. Ela recomeça sozinha quando houver sinal.',
    LATE,
  ],
  [
    'a damaged stream',
    () => streamed(notTaken('hash')),
    'O catálogo chegou danificado e não foi usado. Tente atualizar de novo.',
    {},
  ],
  [
    'a full disk',
    () => streamed(notTaken('disco')),
    'Não há espaço neste aparelho para o catálogo. Libere espaço e tente de novo.',
    {},
  ],
])('after %s no prices are recorded, and no other request follows', async (_, got, sentence, late) => {
  for (const held of [[], [precos('p1')]]) {
    const { pull, opened, row } = await world(held, got());
    expect(await pull()).toEqual({ kind: 'failed', sentence, ...late });
    expect([opened.length, await row()]).toEqual([1, undefined]);
  }
});

test('whole prices that do not arrive leave the previous ones, and no request follows', async () => {
  const { pull, queries, row } = await world([precos('p1')], noStream(410), SILENT);
  expect(await pull()).toMatchObject({ kind: 'failed' });
  expect([queries().length, await row()]).toEqual([2, undefined]);
});

test('whole prices stay ready if the changes after them do not arrive', async () => {
  const { pull, row } = await world([], streamed({ held: holding(precos('p1')) }), SILENT);
  expect(await pull()).toEqual({ kind: 'ready' });
  expect(await row()).toEqual(ready('p1'));
});

test('prices that another window removed meanwhile are recorded without a version', async () => {
  const { pull, opened, row } = await world([], streamed());
  expect(await pull()).toEqual({ kind: 'ready' });
  expect(opened).toHaveLength(1);
  expect(await row()).toEqual({ ...ready(''), geracao: '', etag: null });
});

const OVER_BASE = { idContexto: 'c1', idContextoBase: 'b1' };
const base = precos('b5', 'b1');

test('missing prices are requested as differences from a base that the device holds', async () => {
  const { pull, queries, imports, row } = await worldOf(
    OVER_BASE,
    [base],
    streamed({ held: holding(base, precos('p6')) }),
  );
  expect(await pull()).toEqual({ kind: 'ready' });
  expect(queries()).toEqual([{ ...OVER_BASE, cursor: 'b5' }]);
  expect(imports).toEqual([{ call: 'importPrices', user: '7', ...OVER_BASE }]);
  expect(await row()).toEqual(ready('p6'));
});

test('missing prices whose base the device does not hold are loaded whole', async () => {
  const { pull, queries } = await worldOf(
    OVER_BASE,
    [],
    streamed({ held: holding(precos('p1')) }),
    UNCHANGED,
  );
  expect(await pull()).toEqual({ kind: 'ready' });
  expect(queries()).toEqual([{ idContexto: 'c1' }, { idContexto: 'c1', cursor: 'p1' }]);
});

test('held prices are not requested as differences from their base', async () => {
  const { pull, queries } = await worldOf(OVER_BASE, [base, precos('p1')], UNCHANGED);
  expect(await pull()).toEqual({ kind: 'ready' });
  expect(queries()).toEqual([{ idContexto: 'c1', cursor: 'p1' }]);
});

test.each([
  ['a server that does not know the base', noStream(410)],
  ['a server that sees no change of prices that are not held', UNCHANGED],
  ['a server that tells of a change to such prices', streamed(notTaken('formato'))],
  ['a base that another window has replaced', streamed(notTaken('geracao'))],
])('after %s the prices are loaded whole', async (_, first) => {
  const whole = streamed({ held: holding(base, precos('p1')) });
  const { pull, queries, row } = await worldOf(OVER_BASE, [base], first, whole, UNCHANGED);
  expect(await pull()).toEqual({ kind: 'ready' });
  expect(queries()).toEqual([
    { ...OVER_BASE, cursor: 'b5' },
    { idContexto: 'c1' },
    { idContexto: 'c1', cursor: 'p1' },
  ]);
  expect(await row()).toEqual(ready('p1'));
});

test('differences that do not arrive are left for later', async () => {
  const { pull, opened, row } = await worldOf(OVER_BASE, [base], SILENT);
  expect(await pull()).toMatchObject({ kind: 'failed', isLate: true });
  expect([opened.length, await row()]).toEqual([1, undefined]);
});
