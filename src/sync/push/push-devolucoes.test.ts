import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { cadastrarDevolucao, finalizarDevolucao } from '#contract/returns/devolucao-mudancas.ts';
import { refused, replied, silence } from '#net/answer-sample.ts';
import type { Answer } from '#net/send.ts';
import { criarIntent, finalizarIntent, itemIntent, sampleItem } from '#outbox/devolucoes/devolucao-sample.ts';
import { sampleParked, sampleRow } from '#outbox/outbox-sample.ts';
import { type DevolucaoFinalizarIntent, laneOfDevolucao } from '#vault/devolucao-intents.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import { drain } from './push.ts';
import { type Respond, samplePush } from './push-sample.ts';

const r1 = laneOfDevolucao('r1');
const r2 = laneOfDevolucao('r2');
const id = { idDevolucao: 812 };
const end = sampleRow(1, finalizarIntent([sampleItem('L1', 1)], id), { lane: r1, v: 3 });
const second = criarIntent({ devolucao: 'r2', codigoLocal: 'B8L-043' });
const makeOf = (idTitulo: number) =>
  sampleRow(2, { ...second, nota: { ...second.nota, idTitulo } }, { lane: r2, v: 3 });
const ended = replied(finalizarDevolucao, 812);

/** The server answers the finish so, and refuses a making before the finish. */
function respond(toEnd: Answer): Respond {
  let isEnded = false;
  return ({ path }) => {
    if (path !== finalizarDevolucao.path)
      return isEnded ? replied(cadastrarDevolucao, 813) : refused(409, 'situacao-nao-permite');
    isEnded = toEnd === ended;
    return toEnd;
  };
}

test('a return is made after the end of the invoice’s earlier one was sent: an invoice has one draft', async () => {
  const { env, vault, calls } = await samplePush(respond(ended), end, makeOf(31));
  await drain(env);
  expect(calls().map((call) => call.split('/').at(-1))).toEqual(['FinalizarDevolucao', 'Cadastrar']);
  expect(await vault.parked.count()).toBe(0);
});

test('a return waits while the earlier one of its invoice is unsent; a return of another invoice goes', async () => {
  const same = await samplePush(respond(silence('timeout')), end, makeOf(31));
  await drain(same.env);
  expect(same.calls()).toHaveLength(1);
  const other = await samplePush(respond(silence('timeout')), end, makeOf(32));
  await drain(other.env);
  expect(other.calls()).toHaveLength(2);
});

test.each<[string, Partial<DevolucaoFinalizarIntent>, ParkedRow, number]>([
  ['whose draft waits for the user', id, sampleParked(0, itemIntent('L1', 9, id), { lane: r1 }), 0],
  ['that was never made', {}, sampleParked(0, criarIntent(), { lane: r1 }), 1],
  ['that is gone', id, sampleParked(0, itemIntent('L1', 9, id), { lane: r1, codigo: 'nao-encontrado' }), 1],
])('after a return %s, makings of its invoice sent: %#', async (_, over, parked, times) => {
  const finish = sampleRow(1, finalizarIntent([sampleItem('L1', 1)], over), { lane: r1, v: 3 });
  const { env, vault, calls } = await samplePush(respond(ended), finish, makeOf(31));
  await vault.parked.put(parked);
  await drain(env);
  expect(calls()).toHaveLength(times);
});
