import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { restoreUnsent } from '#outbox/restore-unsent.ts';
import { exportUnsent } from '#outbox/unsent-file.ts';
import { retryVisita } from '#outbox/visitas/decide-visita.ts';
import { startEpoca } from '#server/db/feed-cursor.ts';
import { pullCarrinho } from '#sync/pull/pull-carrinho.ts';
import { drain } from '#sync/push/push.ts';
import { copyDatabase, dropCopy, restoreCopy } from '#tests/support/database-copy.ts';
import { logIn, openTestDevice, type TestDevice } from '#tests/support/device.ts';
import { openOutboxWorld } from '#tests/support/outbox-world.ts';
import { visitasDe } from '#tests/support/visitas-no-aparelho.ts';

const world = openOutboxWorld();
const aqui = visitasDe(() => world.device);
const deOutro = visitasDe(() => world.device, 104);
let other: TestDevice;
const la = visitasDe(() => other);

const db = () => world.server.database.db;
const noServidor = async () =>
  (
    await db().selectFrom('visita').select(['idPessoaCliente', 'texto']).orderBy('idPessoaCliente').execute()
  ).map(({ idPessoaCliente, texto }) => `${idPessoaCliente} ${texto}`);
const questions = async () => (await world.parked()).map(({ codigo }) => codigo);

beforeEach(async () => {
  await db().deleteFrom('visita').execute();
  other = await openTestDevice(await logIn());
  await other.refresh();
  await aqui.pull();
});

afterEach(async () => {
  await dropCopy(db());
  other.close();
});

test('a note is written, changed and deleted without a network, and arrives once', async () => {
  await aqui.anotar('a');
  await aqui.anotar('b');
  await world.device.drainAll();
  expect([await noServidor(), await aqui.shown()]).toEqual([['101 b'], ['b confirmado']]);
  await aqui.anotar('c');
  await world.device.drainAll();
  expect(await noServidor()).toEqual(['101 c']);
  await aqui.anotar(null);
  await world.device.drainAll();
  expect([await noServidor(), await aqui.shown(), await world.rows()]).toEqual([[], [], []]);
});

test('a lost response is asked for again under the same key', async () => {
  world.server.levers.beforeReply = (method) => (method === 'GET' ? undefined : 'reset');
  await aqui.anotar('a');
  await drain(world.device.env);
  expect(await aqui.shown()).toEqual(['a fila']);
  world.server.levers.beforeReply = null;
  await world.device.drainAll();
  expect([await noServidor(), await aqui.shown(), await questions()]).toEqual([
    ['101 a'],
    ['a confirmado'],
    [],
  ]);
});

test('a note that another device wrote first is a question that holds only this note', async () => {
  await la.anotar('la');
  await other.drainAll();
  await aqui.anotar('aqui');
  await world.device.drainAll();
  await deOutro.anotar('outro cliente');
  await world.device.drainAll();
  expect([await noServidor(), await questions()]).toEqual([
    ['101 la', '104 outro cliente'],
    ['visita-mudou'],
  ]);
  const { key } = must((await world.parked())[0], 'the question');
  await retryVisita(world.device.env.vault, key, null, world.device.env);
  await world.device.drainAll();
  expect([await noServidor(), await questions()]).toEqual([['101 aqui', '104 outro cliente'], []]);
});

test('a note of another device is seen, and changed', async () => {
  await la.anotar('la');
  await other.drainAll();
  await aqui.pull();
  expect(await aqui.shown()).toEqual(['la confirmado']);
  await aqui.anotar('aqui');
  await world.device.drainAll();
  expect([await noServidor(), await questions()]).toEqual([['101 aqui'], []]);
});

test('a note in a file of unsent changes is written once', async () => {
  await aqui.anotar('a');
  const text = await exportUnsent(world.device.env.vault, world.device.env);
  await restoreUnsent(other.env.vault, text, other.env);
  await other.drainAll();
  await world.device.drainAll();
  expect([await noServidor(), await questions(), await world.rows()]).toEqual([['101 a'], [], []]);
});

test('confirmed notes that a restored server lost are sent again, in their order, before the next one', async () => {
  await pullCarrinho(world.device.env, 101);
  const copy = await copyDatabase(db());
  await aqui.anotar('a');
  await world.device.drainAll();
  await aqui.anotar('b');
  await world.device.drainAll();
  await aqui.anotar('c');
  await restoreCopy(db(), copy);
  await startEpoca(db());
  world.device.clock.now += 120_000;
  await pullCarrinho(world.device.env, 101);
  await world.device.drainAll();
  expect([await noServidor(), await questions(), await aqui.shown()]).toEqual([
    ['101 c'],
    [],
    ['c confirmado'],
  ]);
  const records = await world.device.env.vault.parked.toArray();
  expect(records.map(({ codigo, decided }) => [codigo, decided?.as])).toEqual([
    ['visita-perdida', 'auto'],
    ['visita-perdida', 'auto'],
  ]);
});
