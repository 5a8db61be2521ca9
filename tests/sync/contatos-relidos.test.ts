import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { drain } from '#sync/push/push.ts';
import { contatosDe } from '#tests/support/contatos-no-aparelho.ts';
import { openOutboxWorld } from '#tests/support/outbox-world.ts';

const world = openOutboxWorld();
const aqui = contatosDe(() => world.device);
const db = () => world.server.database.db;
const onServer = async () =>
  (await db().selectFrom('pessoaEmail').select('email').where('idPessoa', '=', 101).execute()).map(
    ({ email }) => email,
  );

beforeEach(async () => {
  await db().deleteFrom('pessoaEmail').where('idPessoa', '=', 101).execute();
  await aqui.insertEmail('a@x.com');
  await world.device.drainAll();
});

test('a refused change shows the contact as the server has it now', async () => {
  await aqui.changeEmail('a@x.com', 'b@x.com');
  await db()
    .updateTable('pessoaEmail')
    .set({ enviarCobranca: true })
    .where('email', '=', 'a@x.com')
    .execute();
  await world.device.drainAll();
  expect(await aqui.email('a@x.com')).toMatchObject({ estado: 'recusado', enviarCobranca: true });
});

test('a contact that was changed twice and refused is deleted', async () => {
  await db().insertInto('pessoaEmail').values({ idPessoa: 101, email: 'b@x.com' }).execute();
  await aqui.changeEmail('a@x.com', 'b@x.com');
  // The first change is being tried when the second one is made.
  world.server.levers.offline = true;
  await drain(world.device.env);
  await aqui.changeEmail('b@x.com', 'c@x.com');
  world.server.levers.offline = false;
  await world.device.drainAll();
  expect(await aqui.email('c@x.com')).toMatchObject({ estado: 'recusado' });
  await aqui.deleteEmail('c@x.com');
  await world.device.drainAll();
  expect([await onServer(), await world.rows()]).toEqual([['b@x.com'], []]);
});
