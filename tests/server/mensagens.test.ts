import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertMensagem } from '#server/access/data/mensagens.ts';
import { enviarMensagens } from '#server/access/enviar-mensagens.ts';
import { forget } from '#server/db/esquecer.ts';
import type { Mensagem } from '#server/mail/port.ts';
import { type Queries, queriesOf } from '#server/queries/queries.ts';
import { clientOf, openApi, TEST_KEY } from '#tests/support/api.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const START = new Date('2026-11-20T15:00:00Z');

describe.each(bothDatabases)('mails as rows on $name', ({ open }) => {
  let database: TestDatabase;
  let queries: Queries;
  let now: Date;
  let sent: Mensagem[];
  /** The provider's next responses; it accepts a mail where none is set. */
  let answers: (boolean | Promise<boolean>)[];

  beforeAll(async () => {
    database = await open();
    queries = queriesOf(database.store);
  });
  beforeEach(async () => {
    now = START;
    sent = [];
    answers = [];
    await database.reset();
  });
  afterAll(async () => {
    await queries.close();
    await database.close();
  });

  const correio = {
    enviar: async (mensagem: Mensagem) => {
      sent.push(mensagem);
      return (await answers.shift()) ?? true;
    },
  };
  const send = () =>
    enviarMensagens({ queries, correio, clock: () => now, jwtKey: TEST_KEY, endereco: 'https://a.example' });
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const ask = (login: string, referencia = 'ref-1') =>
    queries.pedirRecuperacao({ referencia, login, criadaEm: now });
  const rows = () => database.db.selectFrom('mensagem').selectAll().orderBy('referencia').execute();
  const links = () => database.db.selectFrom('recuperacaoSenha').selectAll().execute();
  const tokenOf = (mensagem: Mensagem | undefined) => /#(\S+)$/m.exec(mensagem?.texto ?? '')?.[1] ?? '';
  const set = async (token: string) => {
    const other = await openApi(database, { clock: () => now });
    const senhas = { senhaNova: 'outra-senha', confirmacaoSenha: 'outra-senha' };
    const { status } = await clientOf(other.app, '').post('/cliente/RedefinirSenha', { token, ...senhas });
    await other.close();
    return status;
  };

  test('a requested mail survives its process, and is sent once by all the senders', async () => {
    await ask('representante');
    expect(await links()).toEqual([]);
    await Promise.all([send(), send(), send()]);
    expect(sent.map(({ para }) => para)).toEqual(['representante@example.com']);
    expect(await set(tokenOf(sent[0]))).toBe(200);
  });

  test('an unknown log-in gets the same row, which is then deleted', async () => {
    await ask('representante', 'a');
    await ask('ninguem', 'b');
    expect((await rows()).map(({ login, proximaEm }) => [login, proximaEm])).toEqual([
      ['representante', START],
      ['ninguem', START],
    ]);
    await send();
    expect((await rows()).map(({ referencia }) => referencia)).toEqual(['a']);
    expect(sent).toHaveLength(1);
  });

  test('no row contains the link, before or after sending; afterwards it does not name the user either', async () => {
    await ask('representante');
    answers = [false];
    await send();
    const token = tokenOf(sent[0]);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify([await rows(), await links()])).not.toContain(token);
    later(30 * SECOND);
    await send();
    expect(await rows()).toEqual([
      {
        referencia: 'ref-1',
        login: null,
        para: null,
        assunto: null,
        texto: null,
        criadaEm: START,
        tentativas: 2,
        proximaEm: null,
        enviadaEm: now,
        motivo: null,
      },
    ]);
  });

  test('a link and the first try of its mail are written together or not at all', async () => {
    await ask('representante');
    await database.db
      .insertInto('recuperacaoSenha')
      .values({
        // The row of the link: writing it fails.
        tokenHash: 'x',
        idUsuario: 1,
        expiraEm: now,
      })
      .execute();
    const broken = enviarMensagens({
      queries: {
        endMensagem: (...args) => queries.endMensagem(...args),
        takeMensagens: (at, { links: made, most }) =>
          queries.takeMensagens(at, { links: { ...made, hashOf: () => 'x' }, most }),
      },
      correio,
      clock: () => now,
      jwtKey: TEST_KEY,
      endereco: '',
    });
    await expect(broken).rejects.toThrow();
    expect((await rows()).map(({ tentativas, proximaEm }) => [tentativas, proximaEm])).toEqual([[0, START]]);
    await send();
    expect(sent).toHaveLength(1);
  });

  test('a mail with a link is tried three times, the same each time, then given up with the reason', async () => {
    await ask('representante');
    answers = [false, false, false];
    await send();
    later(29 * SECOND);
    await send();
    expect(sent).toHaveLength(1);
    later(SECOND);
    await send();
    later(2 * MINUTE);
    await expect(send()).rejects.toThrow('the mail provider did not take a mail');
    later(MINUTE);
    await send();
    expect(sent).toHaveLength(3);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[2]).toEqual(sent[0]);
    expect(await rows()).toMatchObject([
      { motivo: 'nao-entregue', enviadaEm: null, proximaEm: null, login: null, tentativas: 3 },
    ]);
  });

  test('a mail whose third try was interrupted is given up', async () => {
    await ask('representante');
    await database.db.updateTable('mensagem').set({ tentativas: 3 }).execute();
    await send();
    expect([sent, (await rows()).map(({ motivo }) => motivo)]).toEqual([[], ['nao-entregue']]);
  });

  test('a used link is not created again by another try', async () => {
    await ask('representante');
    answers = [false];
    await send();
    const token = tokenOf(sent[0]);
    expect(await set(token)).toBe(200);
    later(30 * SECOND);
    await send();
    expect(sent).toHaveLength(1);
    expect(await set(token)).toBe(410);
    expect(await rows()).toMatchObject([{ motivo: 'link-encerrado', proximaEm: null }]);
  });

  test('a mail whose link has expired is not sent', async () => {
    await ask('representante');
    later(30 * MINUTE);
    await send();
    expect([sent, await links(), (await rows()).map(({ motivo }) => motivo)]).toEqual([[], [], ['atrasada']]);
  });

  test('a mail is sent only while it is less than a day old', async () => {
    const pronta = { para: 'a@example.com', assunto: 'Cadastro', texto: 'Recebemos.' };
    await insertMensagem(database.db, { ...pronta, referencia: 'm1' }, now);
    later(24 * 60 * MINUTE - 1);
    await insertMensagem(database.db, { ...pronta, referencia: 'm2' }, new Date(START.getTime() - 1));
    await send();
    expect(sent).toMatchObject([pronta]);
    const [first, second] = (await rows()).toSorted((a, b) => a.referencia.localeCompare(b.referencia));
    expect(first).toMatchObject({ enviadaEm: now, motivo: null, texto: null });
    expect(second).toMatchObject({ enviadaEm: null, motivo: 'atrasada', para: null });
  });

  test('a mail without a link is tried for most of a day, eight times, then given up', async () => {
    const pronta = { para: 'a@example.com', assunto: 'Cadastro', texto: 'Recebemos.', referencia: 'm1' };
    await insertMensagem(database.db, pronta, now);
    for (const wait of [30 * SECOND, ...[2, 10, 30, 120, 360, 720].map((minutes) => minutes * MINUTE)]) {
      answers = [false];
      await send();
      later(wait - 1);
      await send();
      later(1);
    }
    expect([sent.length, now.getTime() - START.getTime() < 24 * 60 * MINUTE]).toEqual([7, true]);
    answers = [false];
    await expect(send()).rejects.toThrow('the mail provider did not take a mail');
    expect(sent).toEqual(Array.from({ length: 8 }, () => pronta));
    expect(await rows()).toMatchObject([
      { motivo: 'nao-entregue', proximaEm: null, texto: null, tentativas: 8 },
    ]);
  });

  test('old rows are forgotten a batch at a time', async () => {
    for (const n of Array.from({ length: 7 }, (_, i) => i)) await ask('representante', `velha-${n}`);
    later(MINUTE);
    await ask('representante', 'nova');
    // A stopping server ends after the current batch.
    await forget(database.db, now, { atOnce: 3, signal: AbortSignal.abort() });
    expect(await rows()).toHaveLength(5);
    await forget(database.db, now, { atOnce: 3, signal: new AbortController().signal });
    expect((await rows()).map(({ referencia }) => referencia)).toEqual(['nova']);
  });
});
