import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { readEmailsGuardados } from '#mirror/contatos.ts';
import { readEmails } from '#outbox/contatos/read-contatos.ts';
import { exclusoesOf, undoExclusao } from '#outbox/contatos/undo-exclusao.ts';
import { restoreUnsent } from '#outbox/restore-unsent.ts';
import { exportUnsent } from '#outbox/unsent-file.ts';
import { drain } from '#sync/push/push.ts';
import { contatosDe } from '#tests/support/contatos-no-aparelho.ts';
import { logIn, openTestDevice, type TestDevice } from '#tests/support/device.ts';
import { openOutboxWorld } from '#tests/support/outbox-world.ts';

const world = openOutboxWorld();
const aqui = contatosDe(() => world.device);
let other: TestDevice;
const la = contatosDe(() => other);
const semNada = contatosDe(() => world.device, 103);

const db = () => world.server.database.db;
const emailsOnServer = async (idPessoa = 101) =>
  (
    await db()
      .selectFrom('pessoaEmail')
      .select(['email', 'marketing'])
      .where('idPessoa', '=', idPessoa)
      .where('enviarPedido', '=', false)
      .where('enviarCobranca', '=', false)
      .orderBy('id')
      .execute()
  ).map(({ email, marketing }) => `${email} ${marketing ? 'sim' : 'não'}`);
const telefonesOnServer = async (idPessoa = 101) =>
  (
    await db()
      .selectFrom('pessoaTelefone')
      .select(['prefixo', 'numero', 'permiteReceberPromocao as aceita'])
      .where('idPessoa', '=', idPessoa)
      .where('idTelefoneTipo', '=', 6)
      .orderBy('idTelefone')
      .execute()
  ).map(({ prefixo, numero, aceita }) => `${prefixo}${numero} ${aceita ? 'sim' : 'não'}`);

beforeEach(async () => {
  await db().deleteFrom('pessoaEmail').where('idPessoa', 'in', [101, 103]).execute();
  await db().deleteFrom('pessoaTelefone').where('idPessoa', 'in', [101, 103]).execute();
  await db().updateTable('pessoa').set({ email: '', telefone: '' }).where('idPessoa', '=', 103).execute();
  other = await openTestDevice(await logIn());
  await other.refresh();
  await aqui.pull();
});

afterEach(() => other.close());

test('contacts are inserted, changed and deleted without a network, and arrive once and in order', async () => {
  await aqui.insertEmail('a@x.com');
  await aqui.insertEmail('b@x.com', false);
  await aqui.insertTelefone('87654321');
  await aqui.insertTelefone('11112222');
  await world.device.drainAll();
  await aqui.changeEmail('a@x.com', 'c@x.com');
  await aqui.deleteEmail('b@x.com');
  await aqui.changeTelefone('87654321', '87650000', false);
  await aqui.deleteTelefone('11112222');
  expect(await aqui.shown()).toEqual(['c@x.com sim fila', '987650000 não fila']);
  await world.device.drainAll();
  expect([await emailsOnServer(), await telefonesOnServer()]).toEqual([['c@x.com sim'], ['987650000 não']]);
  expect(await aqui.shown()).toEqual(['c@x.com sim confirmado', '987650000 não confirmado']);
  expect([await world.rows(), await world.parked()]).toEqual([[], []]);
});

test('the confirmed change is read again, into its place in the kept list', async () => {
  await aqui.insertEmail('a@x.com');
  await world.device.drainAll();
  const kept = must(await readEmailsGuardados(world.device.env.vault, 101), 'a list').valor;
  expect(kept.lista.map(({ email }) => email)).toContain('a@x.com');
  expect(kept.feitas).toHaveLength(1);
});

test('the first contacts of a customer without any arrive', async () => {
  await semNada.pull();
  expect(await readEmails(world.device.env.vault, 103)).toMatchObject({ contatos: [] });
  await semNada.insertEmail('primeiro@x.com');
  await semNada.insertTelefone('87654321');
  await world.device.drainAll();
  expect(await semNada.shown()).toEqual(['primeiro@x.com sim confirmado', '987654321 sim confirmado']);
  expect([await emailsOnServer(103), await telefonesOnServer(103)]).toEqual([
    ['primeiro@x.com sim'],
    ['987654321 sim'],
  ]);
});

test('a change of a new phone that waits goes to the id that the server gives', async () => {
  await aqui.insertTelefone('87654321');
  world.server.levers.offline = true;
  await drain(world.device.env);
  await aqui.changeTelefone('87654321', '87650000');
  world.server.levers.offline = false;
  await world.device.drainAll();
  expect(await telefonesOnServer()).toEqual(['987650000 sim']);
});

const undoAll = async (tipo: 'email' | 'telefone') => {
  const { vault } = world.device.env;
  const done = [];
  for (const exclusao of exclusoesOf(await vault.outbox.orderBy('seq').toArray(), tipo)) {
    const undone = await undoExclusao(vault, exclusao, world.device.env);
    done.push(undone.ok && undone.value);
  }
  return done;
};

test('an undone deletion that was tried without a network is an insertion behind it', async () => {
  await aqui.insertEmail('a@x.com');
  await world.device.drainAll();
  await aqui.deleteEmail('a@x.com');
  world.server.levers.offline = true;
  await drain(world.device.env);
  world.server.levers.offline = false;
  expect([await undoAll('email'), await undoAll('email')]).toEqual([['inserida'], []]);
  expect(await aqui.shown()).toEqual(['a@x.com sim fila']);
  await world.device.drainAll();
  expect([await emailsOnServer(), await aqui.shown()]).toEqual([['a@x.com sim'], ['a@x.com sim confirmado']]);
  expect([await world.rows(), await world.parked()]).toEqual([[], []]);
});

test('a deletion that the server did, without its response, is undone with the same consent', async () => {
  await aqui.insertTelefone('87654321', false);
  await world.device.drainAll();
  await aqui.deleteTelefone('87654321');
  world.server.levers.beforeReply = (method) => (method === 'GET' ? undefined : 'reset');
  await drain(world.device.env);
  expect(await telefonesOnServer()).toEqual([]);
  world.server.levers.beforeReply = null;
  expect(await undoAll('telefone')).toEqual(['inserida']);
  await world.device.drainAll();
  expect([await telefonesOnServer(), await aqui.shown()]).toEqual([
    ['987654321 não'],
    ['987654321 não confirmado'],
  ]);
  expect([await world.rows(), await world.parked()]).toEqual([[], []]);
});

test('an undone deletion that was never tried is taken back', async () => {
  await aqui.insertEmail('a@x.com');
  await world.device.drainAll();
  await aqui.deleteEmail('a@x.com');
  expect(await undoAll('email')).toEqual(['retirada']);
  expect([await world.rows(), await aqui.shown()]).toEqual([[], ['a@x.com sim confirmado']]);
});

test('a new phone whose response was lost is one phone, and its deletion finds it', async () => {
  await aqui.insertTelefone('87654321');
  world.server.levers.beforeReply = (method) => (method === 'POST' ? 'reset' : undefined);
  await drain(world.device.env);
  world.server.levers.beforeReply = null;
  await aqui.deleteTelefone('87654321');
  expect((await world.rows()).length).toBe(2);
  await world.device.drainAll();
  expect([await telefonesOnServer(), await world.rows(), await aqui.shown()]).toEqual([[], [], []]);
});

test('the same contact of two devices is one, and both are confirmed', async () => {
  for (const one of [aqui, la]) {
    await one.insertEmail('a@x.com');
    await one.insertTelefone('87654321');
  }
  await world.device.drainAll();
  await other.drainAll();
  expect([await emailsOnServer(), await telefonesOnServer()]).toEqual([['a@x.com sim'], ['987654321 sim']]);
  expect([await other.env.vault.outbox.count(), await other.env.vault.parked.count()]).toEqual([0, 0]);
  await la.changeTelefone('87654321', '87650000');
  await other.drainAll();
  expect(await telefonesOnServer()).toEqual(['987650000 sim']);
});

test('the same contact with another consent asks the user', async () => {
  await aqui.insertEmail('a@x.com', false);
  await world.device.drainAll();
  await la.insertEmail('a@x.com', true);
  await other.drainAll();
  expect(await other.env.vault.parked.toArray()).toMatchObject([
    {
      codigo: 'contato-duplicado',
      description: 'Este e-mail já está cadastrado. O registro existente não permite receber promoções.',
      decided: null,
    },
  ]);
  expect(await emailsOnServer()).toEqual(['a@x.com não']);
});

test('two tabs that insert the same number make one phone', async () => {
  await Promise.allSettled([aqui.insertTelefone('87654321'), aqui.insertTelefone('87654321')]);
  await Promise.all([drain(world.device.env), drain(world.device.env)]);
  await world.device.drainAll();
  expect([await telefonesOnServer(), await world.parked()]).toEqual([['987654321 sim'], []]);
});

test('a contact that another device deleted is deleted', async () => {
  await aqui.insertEmail('a@x.com');
  await aqui.insertTelefone('87654321');
  await world.device.drainAll();
  await la.pull();
  await aqui.deleteEmail('a@x.com');
  await aqui.deleteTelefone('87654321');
  await world.device.drainAll();
  await la.deleteEmail('a@x.com');
  await la.deleteTelefone('87654321');
  await other.drainAll();
  expect([await other.env.vault.outbox.count(), await other.env.vault.parked.count()]).toEqual([0, 0]);
});

test('contacts wait for neither the cart nor the cart for them', async () => {
  await aqui.insertEmail('a@x.com');
  await world.device.setQuantidade(must(world.sp[0], 'product'), 2);
  expect(new Set((await world.rows()).map(({ lane }) => lane)).size).toBe(2);
});

test('more contacts than a page holds are kept whole, and a failed page changes nothing', async () => {
  await db()
    .insertInto('pessoaEmail')
    .values(Array.from({ length: 450 }, (_, n) => ({ idPessoa: 101, email: `m${n}@x.com`, marketing: true })))
    .execute();
  let pages = 0;
  world.server.levers.portal = (url) => {
    if (!url.includes('consultarClienteEmailEcoWeb')) return undefined;
    pages += 1;
    return pages === 2 ? new Response('<html>', { status: 200 }) : undefined;
  };
  await aqui.pull();
  expect((await aqui.emails()).length).toBeLessThan(10);
  await aqui.pull();
  expect((await aqui.emails()).filter(({ email }) => email.startsWith('m')).length).toBe(450);
  expect(pages).toBe(5);
});

test('a confirmed change stays on screen while the list cannot be read again', async () => {
  await aqui.insertEmail('a@x.com');
  await aqui.insertTelefone('87654321');
  world.server.levers.portal = (url) =>
    url.includes('consultarCliente') ? new Response('<html>', { status: 200 }) : undefined;
  await world.device.drainAll();
  expect(await aqui.shown()).toEqual(['a@x.com sim confirmado', '987654321 sim confirmado']);
  await aqui.changeTelefone('87654321', '87650000');
  await aqui.deleteEmail('a@x.com');
  await world.device.drainAll();
  expect(await aqui.shown()).toEqual(['987650000 sim confirmado']);
  world.server.levers.portal = null;
  await aqui.pull();
  expect(await aqui.shown()).toEqual(['987650000 sim confirmado']);
});

test('changes go with the file of unsent work to another device, and arrive once', async () => {
  await aqui.insertTelefone('87654321');
  await aqui.insertEmail('a@x.com');
  world.server.levers.offline = true;
  await drain(world.device.env);
  await aqui.changeTelefone('87654321', '87650000');
  world.server.levers.offline = false;
  const file = await exportUnsent(world.device.env.vault, world.device.env);
  expect(await restoreUnsent(other.env.vault, file, other.env)).toMatchObject({ value: { restored: 3 } });
  await other.drainAll();
  await world.device.drainAll();
  expect([await emailsOnServer(), await telefonesOnServer()]).toEqual([['a@x.com sim'], ['987650000 sim']]);
  expect([await world.rows(), await world.parked()]).toEqual([[], []]);
});

test('another wish under a key that another device used is a question, not done unseen', async () => {
  const key = must(await aqui.insertEmail('a@x.com'), 'a key');
  const row = must(await world.device.env.vault.outbox.where('key').equals(key).first(), 'a row');
  const depois = { email: 'b@x.com', promocoes: true };
  await other.env.vault.outbox.add({ ...row, intent: { ...row.intent, depois } as typeof row.intent });
  await world.device.drainAll();
  await other.drainAll();
  expect(await other.env.vault.parked.toArray()).toMatchObject([
    { codigo: 'chave-reutilizada', decided: null },
  ]);
  expect(await emailsOnServer()).toEqual(['a@x.com sim']);
});
