import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contar, lerContagens, limparContagens } from '#server/db/contagens.ts';
import { LOGIN_LIMITS } from '#server/http/gates/login-gate.ts';
import { queriesOf } from '#server/queries/queries.ts';
import { type Api, basic, openApi, SENHA } from '#tests/support/api.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';

const MINUTE = 60_000;
const START = new Date('2026-11-20T15:00:00Z');
const LIMITS = {
  ...LOGIN_LIMITS,
  failuresPerAddress: 6,
  failuresPerUser: 3,
  successesPerAddress: 5,
  successesPerUser: 4,
};

describe.each(bothDatabases)('two processes share the limits on $name', ({ open }) => {
  let database: TestDatabase;
  let one: Api;
  let other: Api;
  let now: Date;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    now = START;
    await database.reset();
    const options = { clock: () => now, loginLimits: LIMITS };
    one = await openApi(database, options);
    other = await openApi(database, options);
    return async () => {
      await one.close();
      await other.close();
    };
  });
  afterAll(() => database.close());

  const HERE = '203.0.113.1';
  const logIn = async (api: Api, senha: string, login = 'representante', remoteAddress = HERE) => {
    const headers = { authorization: basic(login, senha) };
    return (await api.app.inject({ method: 'POST', url: '/api/login', headers, remoteAddress })).statusCode;
  };
  /** Logs in at one process and the other in turn; returns the statuses. */
  async function takingTurns(count: number, senha: string, login?: string, address = HERE) {
    const statuses = [];
    for (let n = 0; n < count; n += 1)
      statuses.push(await logIn(n % 2 === 0 ? one : other, senha, login, address));
    return statuses;
  }

  test('of wrong passwords of one user, which a right one clears for both', async () => {
    expect(await takingTurns(2, 'errada')).toEqual([401, 401]);
    expect(await logIn(other, SENHA)).toBe(200);
    expect(await takingTurns(5, 'errada')).toEqual([401, 401, 401, 429, 429]);
    expect(await logIn(other, SENHA)).toBe(429);
    expect(await logIn(other, SENHA, 'representante', '203.0.113.2')).toBe(200);
    now = new Date(now.getTime() + 5 * MINUTE);
    expect(await logIn(one, SENHA)).toBe(200);
  });

  test('of wrong passwords of one address, for any user', async () => {
    const statuses = [];
    for (const login of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
      statuses.push(await logIn(login < 'd' ? one : other, 'errada', login));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429]);
    expect(await logIn(one, SENHA)).toBe(429);
  });

  test('of right passwords of one user, from any address, and of one address', async () => {
    expect(await takingTurns(5, SENHA)).toEqual([200, 200, 200, 200, 429]);
    expect(await logIn(other, SENHA, 'representante', '203.0.113.2')).toBe(429);
    expect(await logIn(one, SENHA, 'farmacia')).toBe(200);
    expect(await logIn(other, SENHA, 'farmacia')).toBe(429);
  });

  test('of visitors’ requests', async () => {
    const ask = async (api: Api, login: string) =>
      (
        await api.app.inject({
          url: `/api/cliente/consultarUsuarioValido?strNomeUsuario=${login}`,
          remoteAddress: HERE,
        })
      ).statusCode;
    for (let n = 0; n < 30; n += 1) expect(await ask(n % 2 === 0 ? one : other, `a${n}`)).toBe(200);
    expect([await ask(one, 'b'), await ask(other, 'c')]).toEqual([429, 429]);
  });

  test('and store neither an address nor a log-in', async () => {
    await takingTurns(2, 'errada', 'representante', '198.51.100.77');
    const { rows } = await sql<{ nome: string }>`select "nome" from "contagem"`.execute(database.db);
    // Of the address, of the user there, and of the user from any address.
    expect(rows).toHaveLength(3);
    for (const { nome } of rows) expect(nome).toMatch(/^[\w-]{22}$/);
  });

  test('a flood of refused tries writes no further rows', async () => {
    await takingTurns(5, 'errada');
    const before = (await sql`select * from "contagem" order by 1`.execute(database.db)).rows;
    await takingTurns(20, 'errada');
    expect((await sql`select * from "contagem" order by 1`.execute(database.db)).rows).toEqual(before);
  });

  test('names are counted in a fixed order, which prevents deadlocks', async () => {
    const ate = new Date(START.getTime() + MINUTE);
    const novas = ['c', 'a', 'b'].map((nome) => ({ nome, ate }));
    for (const vezes of [1, 2])
      expect(await contar(database.db, novas, now)).toEqual(
        ['a', 'b', 'c'].map((nome) => ({ nome, vezes, ate })),
      );
    const { contagens } = queriesOf(database.store);
    await contagens.limpar(new Date(ate.getTime() - 1));
    expect(await contagens.ler(['a'], now)).toEqual([{ nome: 'a', vezes: 2, ate }]);
    await contagens.limpar(new Date(ate.getTime() + 1));
    expect(await contagens.ler(['a', 'b', 'c'], now)).toEqual([]);
  });

  test('expired counts are deleted, and beyond the maximum expired ones first', async () => {
    const minutes = (count: number) => new Date(START.getTime() + count * MINUTE);
    const names = ['a', 'b', 'c', 'd', 'e'];
    await contar(
      database.db,
      names.map((nome, n) => ({ nome, ate: minutes(n + 1) })),
      now,
    );
    await limparContagens(database.db, minutes(1.5), 3);
    const left = await lerContagens(database.db, names, START);
    expect(left.map(({ nome }) => nome).sort()).toEqual(['c', 'd', 'e']);
    await limparContagens(database.db, minutes(0), 2);
    expect((await lerContagens(database.db, names, START)).map(({ nome }) => nome).sort()).toEqual([
      'd',
      'e',
    ]);
  });
});
