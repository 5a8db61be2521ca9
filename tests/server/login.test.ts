import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { LOGIN_LIMITS } from '#server/http/gates/login-gate.ts';
import { basic, clientOf, SENHA, TEST_KEY } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import { oneDatabase } from '#tests/support/database.ts';

describe.each(oneDatabase)('log-in on $name', ({ open }) => {
  const bench = useBench(open);

  const logIn = (authorization: string) =>
    bench.api.nobody.post('/login', undefined, { headers: { authorization } });

  test('returns the user with a token that opens the session, whatever the case of the name', async () => {
    const answer = await logIn(basic('Representante', SENHA));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      id: 1,
      nomeUsuario: 'representante',
      expiraEm: '2026-11-21T00:00:00-03:00',
    });
    const me = await clientOf(bench.api.app, answer.body.token).get('/login/usuarioautenticado');
    expect(JSON.parse(me.text)).toEqual({
      id: 1,
      nome: 'Marina Alves Teixeira',
      nomeUsuario: 'representante',
      exportaListaProdutos: expect.any(Boolean),
      papel: 'representante',
    });
  });

  test('finds a name with capitals, typed in any case', async () => {
    await bench.database.db
      .updateTable('usuario')
      .set({ login: 'Marina.Alves' })
      .where('idUsuario', '=', 1)
      .execute();
    for (const login of ['marina.alves', 'MARINA.ALVES', 'Marina.Alves'])
      expect((await logIn(basic(login, SENHA))).body).toMatchObject({ id: 1 });
  });

  test('accepts an empty body that is announced as JSON', async () => {
    const headers = { authorization: basic('farmacia', SENHA), 'content-type': 'application/json' };
    const answer = await bench.api.nobody.send('POST', '/login', '', { headers });
    expect(answer.status).toBe(200);
  });

  test.each([
    ['a wrong password', basic('representante', 'errada')],
    ['an unknown user', basic('ninguém', SENHA)],
    ['an empty password', basic('representante', '')],
  ])('gives %s the same 401', async (_what, authorization) => {
    const answer = await logIn(authorization);
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({
      Message: 'Atenção!',
      Description: 'Usuário ou senha inválidos.',
      Codigo: 'credenciais-invalidas',
    });
  });

  test('takes as long for an unknown user as for a wrong password', async () => {
    const fastest = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
    const users = { known: 'representante', unknown: 'ninguem' } as const;
    for (let n = 0; n < 5; n++) {
      for (const kind of ['known', 'unknown'] as const) {
        const start = performance.now();
        await logIn(basic(users[kind], 'errada'));
        fastest[kind] = Math.min(fastest[kind], performance.now() - start);
      }
    }
    // A hash is nearly all of it; without one the response would come some fifty times sooner.
    expect(fastest.unknown / fastest.known).toBeGreaterThan(0.4);
  });

  test.each([
    ['Basic '],
    ['Basic %%%'],
    ['Bearer abc'],
    [`Basic ${Buffer.from([255, 58, 65]).toString('base64')}`],
  ])('refuses the header "%s" with 400', async (authorization) => {
    const answer = await logIn(authorization);
    expect(answer.status).toBe(400);
    expect(answer.body.Codigo).toBe('requisicao-invalida');
  });

  test('tells an expired session from a missing one, and a foreign token counts as none', async () => {
    const client = await bench.api.as('representante');
    bench.later(12 * 60 * 60 * 1000 + 1000);
    const expired = await client.get('/UsuarioCliente');
    expect([expired.status, expired.body.Codigo]).toEqual([401, 'sessao-expirada']);

    const sign = (alg: string, key: Uint8Array) =>
      new SignJWT({ sid: 'x' })
        .setProtectedHeader({ alg })
        .setIssuer('maleta')
        .setSubject('1')
        .setExpirationTime('9y')
        .sign(key);
    const otherKey = await sign('HS256', Buffer.alloc(32, 8));
    const otherAlgorithm = await sign('HS512', TEST_KEY);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${otherKey.split('.')[1]}.`;
    for (const token of ['', 'abc', otherKey, otherAlgorithm, unsigned]) {
      const answer = await clientOf(bench.api.app, token).get('/UsuarioCliente');
      expect([answer.status, answer.body.Codigo]).toEqual([401, 'nao-autenticado']);
    }
    const unknownSession = await sign('HS256', TEST_KEY);
    const answer = await clientOf(bench.api.app, unknownSession).get('/UsuarioCliente');
    expect([answer.status, answer.body.Codigo]).toEqual([401, 'sessao-encerrada']);
  });

  test('ends only that session at log-out', async () => {
    const tablet = await bench.api.as('representante');
    const desk = await bench.api.as('representante');
    expect((await tablet.post('/login/sair')).body).toEqual({ encerrada: true });
    expect((await tablet.get('/UsuarioCliente')).status).toBe(401);
    expect((await desk.get('/UsuarioCliente')).status).toBe(200);
  });

  test('slows down guessing per user and per address, and accepts the right password after the window', async () => {
    const limits = { ...LOGIN_LIMITS, failuresPerAddress: 5, failuresPerUser: 3, windowMs: 60_000 };
    await bench.reopen({ loginLimits: limits });
    const statusOf = async (user: string, password: string) => (await logIn(basic(user, password))).status;
    for (let n = 0; n < 3; n++) expect(await statusOf('representante', 'errada')).toBe(401);
    const limited = await logIn(basic('representante', SENHA));
    expect([limited.status, limited.body.Codigo, limited.headers['retry-after']]).toEqual([
      429,
      'muitas-requisicoes',
      '60',
    ]);
    expect(limited.body.Description).toBe('Muitas tentativas de entrada. Aguarde 1 minuto e tente de novo.');
    expect(limited.body).not.toHaveProperty('esperaMs');
    bench.later(20_500);
    expect((await logIn(basic('representante', SENHA))).headers['retry-after']).toBe('40');
    expect(await statusOf('farmacia', SENHA)).toBe(200);
    for (let n = 0; n < 2; n++) expect(await statusOf('farmacia', 'errada')).toBe(401);
    expect(await statusOf('farmacia', SENHA)).toBe(429);
    bench.later(60_001);
    expect(await statusOf('representante', SENHA)).toBe(200);
  });

  test('locks out no user who logs in from elsewhere, and counts a whole IPv6 network as one address', async () => {
    const limits = { ...LOGIN_LIMITS, failuresPerAddress: 5, failuresPerUser: 3, windowMs: 60_000 };
    await bench.reopen({ loginLimits: limits });
    const statusFrom = async (remoteAddress: string, user: string, password: string) => {
      const headers = { authorization: basic(user, password) };
      return (await bench.api.app.inject({ method: 'POST', url: '/api/login', headers, remoteAddress }))
        .statusCode;
    };
    for (let n = 1; n <= 3; n++) expect(await statusFrom(`2001:db8::${n}`, 'Farmacia', 'errada')).toBe(401);
    expect(await statusFrom('2001:db8::4', 'farmacia', SENHA)).toBe(429);
    expect(await statusFrom('2001:db8:0:1::4', 'farmacia', SENHA)).toBe(200);
    expect(await statusFrom('203.0.113.1', 'farmacia', SENHA)).toBe(200);
    // A right password of one's own does not buy more guesses at another's.
    expect(await statusFrom('2001:db8::5', 'representante', SENHA)).toBe(200);
    for (let n = 5; n <= 6; n++) expect(await statusFrom(`2001:db8::${n}`, 'ninguem', 'x')).toBe(401);
    expect(await statusFrom('2001:db8::7', 'representante', SENHA)).toBe(429);
  });

  /** Sends one log-in from an address; returns its status. */
  const enterFrom = async (remoteAddress: string, user: string, password = SENHA) => {
    const headers = { authorization: basic(user, password) };
    return (await bench.api.app.inject({ method: 'POST', url: '/api/login', headers, remoteAddress }))
      .statusCode;
  };

  test('lets several log-ins at once wait for each other', async () => {
    await bench.reopen({ loginLimits: { ...LOGIN_LIMITS, hashesAtOnce: 1 } });
    const statuses = await Promise.all(
      Array.from({ length: 8 }, (_, n) => enterFrom(`203.0.113.${n}`, 'representante')),
    );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200]);
  });

  test('asks log-ins that find the queue full to come back', async () => {
    await bench.reopen({ loginLimits: { ...LOGIN_LIMITS, hashesAtOnce: 1, waiting: 1 } });
    const answers = await Promise.all([1, 2, 3].map(() => logIn(basic('representante', SENHA))));
    expect(answers.map((a) => a.status).sort((a, b) => a - b)).toEqual([200, 200, 429]);
    const refused = answers.find((a) => a.status === 429);
    expect([refused?.body.Codigo, refused?.headers['retry-after']]).toEqual(['muitas-requisicoes', '2']);
    expect((await logIn(basic('representante', SENHA))).status).toBe(200);
  });

  test('an address that logs in correctly without end locks no other address out', async () => {
    const limits = {
      ...LOGIN_LIMITS,
      hashesAtOnce: 2,
      waiting: 6,
      successesPerUser: 1e6,
      successesPerAddress: 1e6,
    };
    await bench.reopen({ loginLimits: limits });
    let isOver = false;
    const attack = Array.from({ length: 12 }, async () => {
      const statuses: number[] = [];
      while (!isOver) {
        statuses.push(await enterFrom('198.51.100.7', 'farmacia'));
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      return statuses;
    });
    const victim: number[] = [];
    for (let n = 0; n < 10; n++) victim.push(await enterFrom('203.0.113.1', 'representante'));
    isOver = true;
    expect(victim).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set((await Promise.all(attack)).flat())).toEqual(new Set([200, 429]));
  });

  test('counts right passwords as well, by address and by user, and lets others in', async () => {
    const limits = { ...LOGIN_LIMITS, successesPerAddress: 4, successesPerUser: 3, windowMs: 60_000 };
    await bench.reopen({ loginLimits: limits });
    for (let n = 1; n <= 3; n++) expect(await enterFrom(`203.0.113.${n}`, 'farmacia')).toBe(200);
    expect(await enterFrom('203.0.113.4', 'Farmacia')).toBe(429);
    for (let n = 0; n < 3; n++) expect(await enterFrom('203.0.113.1', 'representante')).toBe(200);
    expect(await enterFrom('203.0.113.1', 'ninguem')).toBe(429);
    bench.later(60_001);
    expect(await enterFrom('203.0.113.4', 'farmacia')).toBe(200);
  });

  test('a user keeps the fifty newest sessions', async () => {
    const { db } = bench.database;
    const first = await bench.api.as('farmacia');
    const other = await bench.api.as('representante');
    const [user] = await db.selectFrom('sessao').select('idUsuario').where('idUsuario', '=', 2).execute();
    const row = {
      idUsuario: user?.idUsuario ?? 0,
      dispositivo: 'x',
      vistaEm: bench.now,
      expiraEm: bench.now,
    };
    const later = new Date(bench.now.getTime() + 1000);
    const rows = Array.from({ length: 49 }, (_, n) => ({ ...row, sid: `s${n}`, criadaEm: later }));
    await db.insertInto('sessao').values(rows).execute();
    expect((await first.get('/UsuarioCliente')).status).toBe(200);
    bench.later(2000);
    const newest = await bench.api.as('farmacia');
    const ended = await first.get('/UsuarioCliente');
    expect([ended.status, ended.body.Codigo]).toEqual([401, 'sessao-encerrada']);
    expect((await newest.get('/UsuarioCliente')).status).toBe(200);
    expect((await other.get('/UsuarioCliente')).status).toBe(200);
    expect(await db.selectFrom('sessao').select('sid').where('idUsuario', '=', 2).execute()).toHaveLength(50);
  });
});
