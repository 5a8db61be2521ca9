import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { consultarMutacao, type MutacaoConhecida } from '#contract/cart/mutacao.ts';
import { consultarDevolucoes } from '#contract/returns/devolucao-consultas.ts';
import { cadastrarItemParcial } from '#contract/returns/devolucao-mudancas.ts';
import { devolucaoSample } from '#domain/returns/devolucao-sample.ts';
import { refused, replied, silence } from '#net/answer-sample.ts';
import { criarIntent, itemIntent } from '#outbox/devolucoes/devolucao-sample.ts';
import { sampleReceipt, sampleRow } from '#outbox/outbox-sample.ts';
import { laneOfDevolucao } from '#vault/devolucao-intents.ts';
import { drain } from './push.ts';
import { keyOf, type Respond, samplePush } from './push-sample.ts';

const { dataDevolucao } = devolucaoSample(812);
const row = sampleRow(3, itemIntent('L1', 1, { devolucao: 'n812', idDevolucao: 812, dataDevolucao }), {
  lane: laneOfDevolucao('n812'),
  v: 3,
});
const doubted = [row.lane];

/** A device with a change of a return in doubt. */
async function world(respond: Respond, conferir: string[] = []) {
  const sync = await samplePush(respond, row);
  await sync.vault.checkpoints.put({ name: 'marca', marca: null, conferir, doubted, at: 1 });
  const left = async () => ({
    rows: (await sync.vault.outbox.toArray()).length,
    parked: (await sync.vault.parked.toArray()).map(({ codigo }) => codigo),
  });
  return { ...sync, left };
}

test('a change of a return in doubt is sent once the list has the return', async () => {
  const { env, calls, left } = await world(({ path }) =>
    path === consultarDevolucoes.path
      ? replied(consultarDevolucoes, [devolucaoSample(812)])
      : replied(cadastrarItemParcial, 812),
  );
  await drain(env);
  expect(calls()).toEqual([`GET ${consultarDevolucoes.path}`, `POST ${cadastrarItemParcial.path}`]);
  expect(await left()).toEqual({ rows: 0, parked: [] });
});

test.each([
  ['a lost line', silence()],
  ['an error of the server', refused(500, 'erro-interno')],
  ['a server without returns', refused(404, 'nao-encontrado')],
])('with %s a change of a return in doubt waits, unsent', async (_, answer) => {
  const { env, calls, left } = await world(() => answer);
  const { nextAt } = await drain(env);
  expect(calls()).toEqual([`GET ${consultarDevolucoes.path}`]);
  expect(await left()).toEqual({ rows: 1, parked: [] });
  expect(nextAt).toBeGreaterThan(env.now());
});

test('a change of a return that the user may not read any more is refused', async () => {
  const { env, left } = await world(({ path }) =>
    path === consultarDevolucoes.path
      ? refused(403, 'cliente-nao-vinculado')
      : refused(404, 'nao-encontrado'),
  );
  await drain(env);
  expect(await left()).toEqual({ rows: 0, parked: ['cliente-nao-vinculado'] });
});

const told = (key: string, over: Partial<MutacaoConhecida>) =>
  replied(consultarMutacao, { chave: key, situacao: 'desconhecida', status: null, corpo: null, ...over });

/** A device with a return whose making (1) and line (2) were confirmed, and a server that knows these keys. */
async function confirmed(knows: (key: string) => Partial<MutacaoConhecida> | null) {
  const lane = laneOfDevolucao('r1');
  const sync = await world(
    ({ path }) => {
      const key = path.split('/').at(-1) ?? '';
      const known = path.startsWith('/sincronizacao/mutacoes/') ? knows(key) : null;
      return known === null ? silence('timeout') : told(key, known);
    },
    [keyOf(1), keyOf(2)],
  );
  const id = { idDevolucao: 812 };
  await sync.vault.outbox.clear();
  await sync.vault.receipts.bulkPut([
    sampleReceipt(1, criarIntent(), 0, { lane, ...id }),
    sampleReceipt(2, itemIntent('L1', 1, id), 0, { lane, ...id }),
  ]);
  await drain(sync.env);
  const marca = await sync.vault.checkpoints.get('marca');
  return {
    ...(await sync.left()),
    calls: sync.calls(),
    conferir: marca?.name === 'marca' ? marca.conferir : [],
    receipts: (await sync.vault.receipts.toArray()).map(({ idDevolucao }) => idDevolucao),
  };
}

test('the last key that the server knows proves the earlier ones, and tells the id', async () => {
  const known = await confirmed(() => ({ situacao: 'aplicada', status: 200, corpo: '901' }));
  expect(known.calls).toEqual([`GET /sincronizacao/mutacoes/${keyOf(2)}`]);
  expect(known).toMatchObject({ conferir: [], receipts: [901, 901], parked: [] });
});

test('keys that the server does not know are refused for good, and the first change is asked about', async () => {
  const lost = await confirmed(() => ({}));
  expect(lost.calls.map((call) => call.split(' ')[0])).toEqual(['GET', 'DELETE', 'GET', 'DELETE']);
  expect(lost.parked).toEqual(['devolucao-perdida', 'devolucao-perdida']);
  // The line waits behind the question as a new change.
  expect(lost).toMatchObject({ conferir: [], receipts: [], rows: 1 });
});

test('a key that was refused at an earlier check without an end is lost, too', async () => {
  const corpo = JSON.stringify({ Message: 'A', Description: 'B', Codigo: 'chave-recusada' });
  const lost = await confirmed(() => ({ situacao: 'recusada', status: 422, corpo }));
  expect(lost.parked).toEqual(['devolucao-perdida', 'devolucao-perdida']);
});

test('without a response nothing is decided yet', async () => {
  const silent = await confirmed(() => null);
  expect(silent).toMatchObject({ conferir: [keyOf(1), keyOf(2)], receipts: [812, 812], parked: [] });
});
