import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { discardContato, retryContato } from '#outbox/contatos/decide-contato.ts';
import { startEpoca } from '#server/db/feed-cursor.ts';
import { pullCarrinho } from '#sync/pull/pull-carrinho.ts';
import { drain } from '#sync/push/push.ts';
import { contatosDe } from '#tests/support/contatos-no-aparelho.ts';
import { copyDatabase, type DatabaseCopy, dropCopy, restoreCopy } from '#tests/support/database-copy.ts';
import { logIn, openTestDevice, type TestDevice } from '#tests/support/device.ts';
import { openOutboxWorld } from '#tests/support/outbox-world.ts';

const world = openOutboxWorld();
const aqui = contatosDe(() => world.device);
let other: TestDevice;
const la = contatosDe(() => other);
let copy: DatabaseCopy;

const db = () => world.server.database.db;
const vault = () => world.device.env.vault;
const telefones = async () =>
  (
    await db()
      .selectFrom('pessoaTelefone')
      .select(['idTelefone', 'numero'])
      .where('idPessoa', '=', 101)
      .orderBy('idTelefone')
      .execute()
  ).map(({ numero }) => numero);
const emails = async () =>
  (
    await db()
      .selectFrom('pessoaEmail')
      .select('email')
      .where('idPessoa', '=', 101)
      .orderBy('email')
      .execute()
  ).map(({ email }) => email);
const questions = async () => (await world.parked()).map(({ codigo }) => codigo);
const first = async () => must((await world.parked())[0], 'a question').key;

beforeEach(async () => {
  await db().deleteFrom('pessoaEmail').where('idPessoa', '=', 101).execute();
  await db().deleteFrom('pessoaTelefone').where('idPessoa', '=', 101).execute();
  other = await openTestDevice(await logIn());
  await other.refresh();
  await aqui.pull();
  // The device learns the mark of the server's data.
  await pullCarrinho(world.device.env, 101);
});

afterEach(async () => {
  await dropCopy(db());
  other.close();
});

const backUp = async () => {
  copy = await copyDatabase(db());
};

/** The server comes back from its backup; something of the time since is missing there, so the device notices. */
async function comeBack(meanwhile: () => Promise<void> = async () => undefined): Promise<void> {
  await restoreCopy(db(), copy);
  await startEpoca(db());
  await meanwhile();
  world.device.clock.now += 120_000;
  await pullCarrinho(world.device.env, 101);
  await world.device.drainAll();
}

/** Any change after the backup, so that the server's mark is not the backup's. */
const goOn = async () => {
  await world.device.setQuantidade(must(world.sp[0], 'product'), 3);
  await world.device.drainAll();
};

test('a queued change of a phone is not sent to another phone that the restored server gave its id', async () => {
  await backUp();
  await goOn();
  await la.insertTelefone('11110000');
  await other.drainAll();
  await aqui.pull();
  await aqui.changeTelefone('11110000', '11112222');
  await comeBack(async () => {
    const third = await openTestDevice(await logIn());
    const outra = contatosDe(() => third);
    await outra.insertTelefone('33330000');
    await third.drainAll();
    third.close();
  });
  expect([await telefones(), await questions()]).toEqual([['0000'], ['nao-encontrado']]);
  expect(
    (await db().selectFrom('pessoaTelefone').select('prefixo').where('idPessoa', '=', 101).execute())[0]
      ?.prefixo,
  ).toBe('93333');
  await retryContato(vault(), await first(), null, world.device.env);
  await world.device.drainAll();
  expect((await telefones()).toSorted()).toEqual(['0000', '2222']);
});

test('queued changes find their phones by number in the restored server’s list', async () => {
  await la.insertTelefone('11110000');
  await la.insertTelefone('22220000');
  await other.drainAll();
  await aqui.pull();
  await backUp();
  await goOn();
  await aqui.changeTelefone('11110000', '11112222');
  await aqui.deleteTelefone('22220000');
  await comeBack();
  expect([await telefones(), await questions(), await world.rows()]).toEqual([['2222'], [], []]);
});

test('a change whose response was lost ends, when the backup kept its key', async () => {
  await la.insertTelefone('11110000');
  await other.drainAll();
  await aqui.pull();
  await aqui.changeTelefone('11110000', '11112222');
  world.server.levers.beforeReply = (method) => (method === 'POST' ? 'reset' : undefined);
  await drain(world.device.env);
  world.server.levers.beforeReply = null;
  await backUp();
  await goOn();
  await comeBack();
  expect([await telefones(), await questions(), await world.rows()]).toEqual([['2222'], [], []]);
});

test('confirmed changes that the server lost are one question a contact; sent again, they arrive in order', async () => {
  await backUp();
  await aqui.insertEmail('a@x.com');
  await world.device.drainAll();
  await aqui.changeEmail('a@x.com', 'b@x.com');
  await aqui.insertTelefone('11110000');
  await world.device.drainAll();
  await aqui.changeTelefone('11110000', '11112222');
  await world.device.drainAll();
  await comeBack();
  expect([await emails(), await telefones()]).toEqual([[], []]);
  expect(await questions()).toEqual(['contato-perdido', 'contato-perdido']);
  expect((await world.rows()).length).toBe(2);
  for (const { key } of await world.parked()) await retryContato(vault(), key, null, world.device.env);
  await world.device.drainAll();
  expect([await emails(), await telefones(), await questions()]).toEqual([['b@x.com'], ['2222'], []]);
});

test('a lost insertion that is discarded takes its later changes along', async () => {
  await backUp();
  await aqui.insertEmail('a@x.com');
  await world.device.drainAll();
  await aqui.changeEmail('a@x.com', 'b@x.com');
  await world.device.drainAll();
  await comeBack();
  await discardContato(vault(), await first(), world.device.env);
  await world.device.drainAll();
  expect([await emails(), await questions(), await world.rows()]).toEqual([[], [], []]);
  await aqui.pull();
  expect(await aqui.shown()).toEqual([]);
});

test('a change that waits behind a lost one is sent only after the user has decided', async () => {
  await backUp();
  await aqui.insertEmail('a@x.com');
  await world.device.drainAll();
  world.server.levers.offline = true;
  await aqui.changeEmail('a@x.com', 'b@x.com');
  world.server.levers.offline = false;
  await comeBack();
  expect([await questions(), (await world.rows()).length]).toEqual([['contato-perdido'], 1]);
  await retryContato(vault(), await first(), null, world.device.env);
  await world.device.drainAll();
  expect([await emails(), await questions()]).toEqual([['b@x.com'], []]);
});

test('a later wish for a contact whose insertion was on its way when the device started over is a change', async () => {
  await backUp();
  await aqui.insertEmail('a@x.com');
  const onItsWay = Promise.withResolvers<void>();
  const mayArrive = Promise.withResolvers<void>();
  const drained = drain({
    ...world.device.env,
    send: async (request, options) => {
      if (options.key === undefined) return world.device.env.send(request, options);
      onItsWay.resolve();
      await mayArrive.promise;
      return world.device.env.send(request, options);
    },
  });
  await onItsWay.promise;
  await la.insertTelefone('11110000');
  await other.drainAll();
  // The device hears of data that the backup does not have, unlike its request on the way.
  await pullCarrinho(world.device.env, 101);
  await restoreCopy(db(), copy);
  await startEpoca(db());
  await pullCarrinho(world.device.env, 101);
  await aqui.changeEmail('a@x.com', 'b@x.com');
  mayArrive.resolve();
  await drained;
  await world.device.drainAll();
  expect([await emails(), await questions(), await world.rows()]).toEqual([['b@x.com'], [], []]);
});
