import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { cadastrarDevolucao, finalizarDevolucao } from '#contract/returns/devolucao-mudancas.ts';
import { replied, silence } from '#net/answer-sample.ts';
import { criarIntent, finalizarIntent, sampleItem } from '#outbox/devolucoes/devolucao-sample.ts';
import { sampleParked, sampleRow } from '#outbox/outbox-sample.ts';
import { laneOfDevolucao } from '#vault/devolucao-intents.ts';
import { drain } from './push.ts';
import { type Respond, samplePush } from './push-sample.ts';

const r1 = laneOfDevolucao('r1');
const r2 = laneOfDevolucao('r2');
const end = sampleRow(1, finalizarIntent([sampleItem('L1', 1)], { idDevolucao: 812 }), { lane: r1, v: 3 });
const second = criarIntent({ devolucao: 'r2', codigoLocal: 'B8L-043' });
const makeOf = (idTitulo: number) =>
  sampleRow(2, { ...second, nota: { ...second.nota, idTitulo } }, { lane: r2, v: 3 });
const ended = replied(finalizarDevolucao, 812);

const respond =
  (toEnd: ReturnType<Respond>): Respond =>
  ({ path }) =>
    path === finalizarDevolucao.path ? toEnd : replied(cadastrarDevolucao, 813);

test('a return is made after the end of the invoice’s earlier one was sent: an invoice has one draft', async () => {
  const { env, calls } = await samplePush(respond(ended), end, makeOf(31));
  await drain(env);
  expect(calls().map((call) => call.split('/').at(-1))).toEqual(['FinalizarDevolucao', 'Cadastrar']);
});

test('with the earlier return unsent the later one of its invoice waits, that of another invoice does not', async () => {
  const same = await samplePush(respond(silence('timeout')), end, makeOf(31));
  await drain(same.env);
  expect(same.calls()).toHaveLength(1);
  const other = await samplePush(respond(silence('timeout')), end, makeOf(32));
  await drain(other.env);
  expect(other.calls()).toHaveLength(2);
});

test('an earlier return that waits for the user does not hold the later one', async () => {
  const { env, vault, calls } = await samplePush(respond(ended), end, makeOf(31));
  await vault.parked.put(sampleParked(0, criarIntent(), { lane: r1 }));
  await drain(env);
  expect(calls().map((call) => call.split('/').at(-1))).toEqual(['Cadastrar']);
});
