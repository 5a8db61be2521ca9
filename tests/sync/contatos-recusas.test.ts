import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { MARKER_HEADER, MARKER_VALUE, KEY_HEADER } from '#contract/wire/headers.ts';
import { must } from '#lib/must.ts';
import { changeExisting, discardContato, retryContato } from '#outbox/contatos/decide-contato.ts';
import { readUnsent } from '#outbox/unsent.ts';
import { drain } from '#sync/push/push.ts';
import { contatosDe } from '#tests/support/contatos-no-aparelho.ts';
import { openOutboxWorld } from '#tests/support/outbox-world.ts';

const world = openOutboxWorld();
const aqui = contatosDe(() => world.device);

const db = () => world.server.database.db;
const vault = () => world.device.env.vault;
const put = (email: string, more: object = {}) =>
  db()
    .insertInto('pessoaEmail')
    .values({ idPessoa: 101, email, marketing: true, ...more })
    .execute();
const onServer = async () =>
  (
    await db()
      .selectFrom('pessoaEmail')
      .select(['email', 'marketing'])
      .where('idPessoa', '=', 101)
      .orderBy('email')
      .execute()
  ).map(({ email, marketing }) => `${email} ${marketing ? 'sim' : 'não'}`);
const telefones = () =>
  db().selectFrom('pessoaTelefone').select('numero').where('idPessoa', '=', 101).execute();
const question = async () => must((await world.parked())[0], 'a question');
const codes = async () => (await world.parked()).map(({ codigo }) => codigo);

beforeEach(async () => {
  await db().deleteFrom('pessoaEmail').where('idPessoa', '=', 101).execute();
  await db().deleteFrom('pessoaTelefone').where('idPessoa', '=', 101).execute();
  await put('a@x.com');
  await aqui.pull();
});

/** A response with our server's marker, to every save of a contact. */
function answerSaves(status: number, body: string, isOurs = true): void {
  world.server.levers.portal = (url, headers) =>
    url.includes('manterCliente')
      ? new Response(body, {
          status,
          headers: isOurs
            ? { [MARKER_HEADER]: MARKER_VALUE, [KEY_HEADER]: headers.get(KEY_HEADER) ?? '' }
            : {},
        })
      : undefined;
}

test('an address that the company uses since is refused with its sentence', async () => {
  await aqui.changeEmail('a@x.com', 'b@x.com');
  await db()
    .updateTable('pessoaEmail')
    .set({ enviarCobranca: true })
    .where('email', '=', 'a@x.com')
    .execute();
  await world.device.drainAll();
  expect(await question()).toMatchObject({
    codigo: 'contato-nao-alteravel',
    description: expect.stringContaining('solicitar a alteração') as string,
  });
  await discardContato(vault(), (await question()).key, world.device.env);
  expect([await codes(), await world.rows()]).toEqual([[], []]);
});

test.each([
  ['a refusal with words', undefined],
  ['a refusal without words', ''],
])('a change of a contact that was deleted elsewhere asks the user, by %s', async (_what, words) => {
  await db().deleteFrom('pessoaEmail').execute();
  await aqui.changeEmail('a@x.com', 'b@x.com', false);
  if (words !== undefined)
    answerSaves(404, JSON.stringify({ Message: 'Atenção!', Description: words, Codigo: 'nao-encontrado' }));
  await world.device.drainAll();
  world.server.levers.portal = null;
  expect((await question()).description).toBe('Este e-mail não está mais cadastrado.');
  await retryContato(vault(), (await question()).key, null, world.device.env);
  await world.device.drainAll();
  expect([await onServer(), await codes()]).toEqual([['b@x.com não'], []]);
});

test.each([
  ['without our marker', false, JSON.stringify({ Message: '', Description: '', Codigo: 'nao-encontrado' })],
  ['with our marker and no known code', true, '{"Message":"x","Description":"y"}'],
  ['with our marker and no body', true, ''],
])('a 404 %s deletes nothing: the deletion waits', async (_what, isOurs, body) => {
  await aqui.deleteEmail('a@x.com');
  answerSaves(404, body, isOurs);
  await drain(world.device.env);
  expect([(await world.rows()).map(({ tries }) => tries), await vault().receipts.count()]).toEqual([[1], 0]);
  world.server.levers.portal = null;
  await world.device.drainAll();
  expect([await onServer(), await world.rows()]).toEqual([[], []]);
});

test('a server without the call parks the deletion: nothing is confirmed', async () => {
  await aqui.deleteEmail('a@x.com');
  answerSaves(404, JSON.stringify({ Message: 'x', Description: 'y', Codigo: 'chamada-desconhecida' }));
  await world.device.drainAll();
  expect([await codes(), await vault().receipts.count()]).toEqual([['chamada-desconhecida'], 0]);
});

test('a refused insertion does not make its deletion look done', async () => {
  await put('b@x.com', { marketing: false });
  await aqui.insertEmail('b@x.com');
  world.server.levers.offline = true;
  await drain(world.device.env);
  await aqui.deleteEmail('b@x.com');
  world.server.levers.offline = false;
  await world.device.drainAll();
  expect([await codes(), (await world.rows()).length]).toEqual([['contato-duplicado'], 1]);
  await discardContato(vault(), (await question()).key, world.device.env);
  await world.device.drainAll();
  expect([await world.rows(), await codes(), await vault().receipts.count()]).toEqual([[], [], 0]);
  expect((await vault().parked.toArray()).map(({ codigo, decided }) => [codigo, decided?.as])).toEqual(
    expect.arrayContaining([
      ['contato-duplicado', 'discarded'],
      ['descartado', 'discarded'],
    ]),
  );
  expect(await onServer()).toContain('b@x.com não');
});

test('a refused change of one contact holds no other, but its own later ones', async () => {
  await put('b@x.com');
  await put('c@x.com');
  await aqui.pull();
  await aqui.changeEmail('a@x.com', 'z@x.com');
  world.server.levers.offline = true;
  await drain(world.device.env);
  await aqui.changeEmail('z@x.com', 'y@x.com');
  await aqui.changeEmail('b@x.com', 'd@x.com');
  await aqui.insertTelefone('87654321');
  world.server.levers.offline = false;
  await put('z@x.com', { enviarCobranca: true });
  await world.device.drainAll();
  expect(await codes()).toEqual(['contato-duplicado']);
  expect((await onServer()).filter((text) => /^[abd]@/.test(text))).toEqual(['a@x.com sim', 'd@x.com sim']);
  expect(await telefones()).toHaveLength(1);
  expect((await world.rows()).map(({ intent }) => 'antes' in intent && intent.antes)).toEqual([
    { email: 'z@x.com', promocoes: true },
  ]);
  await discardContato(vault(), (await question()).key, world.device.env);
  await world.device.drainAll();
  expect(await onServer()).toContain('y@x.com sim');
});

test('a refused insertion is corrected in its place, and its later changes follow', async () => {
  await put('b@x.com', { marketing: false });
  await aqui.insertEmail('b@x.com');
  await world.device.drainAll();
  await retryContato(
    vault(),
    (await question()).key,
    { email: 'c@x.com', promocoes: true },
    world.device.env,
  );
  await world.device.drainAll();
  expect([await onServer(), await codes()]).toEqual([['a@x.com sim', 'b@x.com não', 'c@x.com sim'], []]);
});

test('a refused insertion gives its consent to the contact that is there', async () => {
  await put('b@x.com', { marketing: false });
  await db()
    .insertInto('pessoaTelefone')
    .values({
      idPessoa: 101,
      ddd: '11',
      prefixo: '98765',
      numero: '4321',
      idTelefoneTipo: 6,
      permiteReceberPromocao: false,
    })
    .execute();
  await aqui.insertEmail('b@x.com');
  await aqui.insertTelefone('87654321');
  await world.device.drainAll();
  for (const { key } of await world.parked()) await changeExisting(vault(), key, world.device.env);
  await world.device.drainAll();
  expect([await codes(), await onServer()]).toEqual([[], ['a@x.com sim', 'b@x.com sim']]);
  expect(
    await db()
      .selectFrom('pessoaTelefone')
      .select('permiteReceberPromocao')
      .where('idPessoa', '=', 101)
      .execute(),
  ).toEqual([{ permiteReceberPromocao: true }]);
});

test('an invalid address that got into the queue is refused and can be corrected', async () => {
  await aqui.insertEmail('sem-arroba');
  await world.device.drainAll();
  expect(await codes()).toEqual(['requisicao-invalida']);
  await retryContato(
    vault(),
    (await question()).key,
    { email: 'b@x.com', promocoes: true },
    world.device.env,
  );
  await world.device.drainAll();
  expect(await onServer()).toEqual(['a@x.com sim', 'b@x.com sim']);
});

test('a deletion of a contact on screen answers its refused change', async () => {
  await put('b@x.com');
  await aqui.changeEmail('a@x.com', 'b@x.com');
  await world.device.drainAll();
  expect(await aqui.email('a@x.com')).toMatchObject({ estado: 'recusado' });
  await aqui.deleteEmail('a@x.com');
  await world.device.drainAll();
  expect([await codes(), await onServer(), await world.rows()]).toEqual([[], ['b@x.com sim'], []]);
});

test('a customer that was taken from the user parks the changes with the server’s words', async () => {
  await aqui.insertEmail('b@x.com');
  await db()
    .deleteFrom('usuarioCliente')
    .where('idUsuario', '=', world.device.env.vault.idUsuario)
    .where('idPessoaCliente', '=', 101)
    .execute();
  await world.device.drainAll();
  expect(await question()).toMatchObject({ status: 403, codigo: 'cliente-nao-vinculado' });
  expect(await readUnsent(vault())).toMatchObject({ count: 1, refused: 1, pedidos: 0 });
});

test('an ended session holds the changes, and drops nothing', async () => {
  await aqui.insertEmail('b@x.com');
  answerSaves(401, JSON.stringify({ Message: 'x', Description: 'y', Codigo: 'sessao-expirada' }));
  await world.device.drainAll();
  world.server.levers.portal = null;
  expect([(await world.rows()).length, await codes()]).toEqual([1, []]);
  expect(await vault().checkpoints.get('auth')).toMatchObject({ state: 'held' });
});
