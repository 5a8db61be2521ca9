import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { answer, portal, refused, silence } from '#net/answer-sample.ts';
import type { Answer } from '#net/send.ts';
import { foldBase, readCarrinhoBase } from '#outbox/carrinho/read-carrinho.ts';
import { envioIntent, sampleParked } from '#outbox/outbox-sample.ts';
import { provideRelief } from '#outbox/relief.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import { drain } from './push.ts';
import { eventsOf, ID, mudou, mudouDe, NOW, rowOf, samplePush } from './push-sample.ts';

/** With `ID` they have one lane more than are sent at a time. */
const OTHERS = [104, 105, 106];

test('an ended session releases the row and holds every lane', async () => {
  const { env, vault, asked } = await samplePush(
    () => refused(401, 'sessao-expirada'),
    rowOf(ID, 1, { tries: 2 }),
    ...OTHERS.map((id, at) => rowOf(id, at + 2)),
  );
  expect(await drain(env)).toMatchObject({ nextAt: null });
  expect(asked).toHaveLength(3);
  expect(await vault.outbox.get(1)).toMatchObject({ state: 'queued', claim: null, tries: 2, notBefore: NOW });
  expect(await vault.checkpoints.get('auth')).toMatchObject({ state: 'held', at: NOW });
});

test('a new token is used at once', async () => {
  const sync = await samplePush(
    ({ options }) => {
      if (options.token === 'token-2') return mudou;
      sync.session.token = 'token-2';
      return refused(401, 'sessao-expirada');
    },
    rowOf(ID, 1),
  );
  await drain(sync.env);
  expect(sync.asked.map((a) => a.options.token)).toEqual(['token-1', 'token-2']);
  expect(await sync.vault.receipts.count()).toBe(1);
});

test('without a network the row waits for its next try, and no other lane starts', async () => {
  const lanes = [ID, ...OTHERS].map((id, at) => rowOf(id, at + 1));
  const { env, vault, asked } = await samplePush(() => silence(), ...lanes);
  expect(await drain(env)).toEqual({ nextAt: NOW + 750, answered: false, carrinhos: [], errors: [] });
  expect(asked).toHaveLength(3);
  expect(await vault.outbox.get(1)).toMatchObject({
    state: 'queued',
    claim: null,
    tries: 1,
    notBefore: NOW + 750,
    lastAnswer: { at: NOW, status: null, text: 'Sem rede' },
  });
  expect((await eventsOf(vault))[0]).toEqual(['again', 0, undefined]);
  expect(await vault.checkpoints.get('connection')).toMatchObject({ state: 'no-signal' });
});

test.each<[string, Answer, number, string]>([
  ['a server in trouble', answer(503, ''), 503, 'connected'],
  ['a portal', portal(), 200, 'no-signal'],
  ['no answer in time', silence('timeout'), 0, 'no-signal'],
])('after %s the other lanes continue', async (_, got, status, state) => {
  const lanes = [ID, ...OTHERS].map((id, at) => rowOf(id, at + 1));
  const { env, vault, asked } = await samplePush(() => got, ...lanes);
  await drain(env);
  expect(asked).toHaveLength(4);
  expect((await eventsOf(vault))[0]).toEqual(['again', status, undefined]);
  expect(await vault.checkpoints.get('connection')).toMatchObject({ state });
});

test.each<[string, Answer, number]>([
  ['without a network no other cart is asked for', silence(), 3],
  ['a cart that does not come in time leaves the other lanes alone', silence('timeout'), 5],
])('%s', async (_, got, times) => {
  const ids = [ID, 104, 105, 106, 107];
  const { env, vault, asked } = await samplePush(() => got, ...ids.map((id, at) => rowOf(id, at + 1)));
  await vault.carrinhos.clear();
  expect((await drain(env)).nextAt).toBe(NOW + 15_000);
  expect(asked.map((one) => one.method)).toEqual(Array.from({ length: times }, () => 'GET'));
});

test('on a full disk a row is claimed after something was deleted', async () => {
  const { env, vault, asked } = await samplePush(() => mudou, rowOf(ID, 1));
  let isFull = true;
  const update = vault.outbox.update.bind(vault.outbox);
  vi.spyOn(vault.outbox, 'update').mockImplementation((...args) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    return update(...args);
  });
  expect((await drain(env)).errors).toHaveLength(1);
  provideRelief(vault, [
    async () => {
      isFull = false;
      return true;
    },
  ]);
  expect((await drain(env)).errors).toEqual([]);
  expect([asked.length, await vault.receipts.count()]).toEqual([1, 1]);
});

test('a kind of change that this build does not know holds only its own lane', async () => {
  const news = { tipo: 'novidade' } as unknown as OutboxRow['intent'];
  const { env, vault, calls } = await samplePush(
    () => mudouDe(104),
    { ...rowOf(ID, 1), intent: news },
    rowOf(ID, 2),
    rowOf(104, 3),
  );
  expect(await drain(env)).toMatchObject({ errors: [] });
  expect(calls()).toHaveLength(1);
  expect((await vault.outbox.toArray()).map((r) => r.seq)).toEqual([1, 2]);
  expect(foldBase(await readCarrinhoBase(vault, ID)).linhas).toMatchObject([{ quantidade: 5 }]);
});

test('a cancelled request does not change the recorded connection', async () => {
  const { env, vault } = await samplePush(() => silence('aborted'), rowOf(ID, 1));
  expect(await drain(env)).toMatchObject({ nextAt: NOW });
  expect(await vault.checkpoints.get('connection')).toBeUndefined();
});

test('the earliest of several times decides when to look again', async () => {
  const { env } = await samplePush(
    () => mudou,
    rowOf(ID, 1, { notBefore: NOW + 900 }),
    rowOf(104, 2, { notBefore: NOW + 300 }),
  );
  expect(await drain(env)).toEqual({ nextAt: NOW + 300, answered: false, carrinhos: [], errors: [] });
});

test('a lane that is held, not due or failing does not keep other lanes from being sent', async () => {
  const due = rowOf(106, 9);
  const later = await samplePush(
    () => mudou,
    ...[ID, 104, 105].map((id, at) => rowOf(id, at + 1, { notBefore: NOW + 300 })),
    due,
  );
  await drain(later.env);
  expect(later.asked).toHaveLength(1);
  const held = await samplePush(() => mudou, ...[ID, 104, 105].map((id, at) => rowOf(id, at + 5)), due);
  for (const [at, id] of [ID, 104, 105].entries())
    await held.vault.parked.put(
      sampleParked(at + 1, envioIntent([{ idItem: 2, quantidade: 1 }]), {
        lane: String(id),
        idPessoaCliente: id,
      }),
    );
  await drain(held.env);
  expect(held.asked).toHaveLength(1);
  let calls = 0;
  const broken = await samplePush(
    () => {
      calls += 1;
      if (calls <= 3) throw new Error('broken');
      return mudou;
    },
    ...[ID, 104, 105].map((id, at) => rowOf(id, at + 1)),
    due,
  );
  expect((await drain(broken.env)).errors).toHaveLength(3);
  expect(broken.asked).toHaveLength(4);
});

test('a held lane sends nothing and waits for the user', async () => {
  const { env, vault, asked } = await samplePush(() => mudou, rowOf(ID, 5));
  await vault.parked.put(sampleParked(3, envioIntent([{ idItem: 2, quantidade: 1 }])));
  expect(await drain(env)).toEqual({ nextAt: null, answered: false, carrinhos: [], errors: [] });
  expect(asked).toEqual([]);
});
