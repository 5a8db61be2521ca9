import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AppOptions } from '#server/app.ts';
import { LOGIN_LIMITS } from '#server/http/gates/login-gate.ts';
import { type Api, basic, openApi, SENHA } from '#tests/support/api.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

type Line = Record<string, unknown>;

describe('records of accesses', () => {
  let database: TestDatabase;
  let api: Api;
  let folder: string;
  const log: string[] = [];

  const open = (more: Partial<AppOptions> = {}) =>
    openApi(database, {
      acessos: path.join(folder, 'registros'),
      clock: () => new Date('2026-11-24T12:00:00Z'),
      newId: () => crypto.randomUUID(),
      trustProxy: ['127.0.0.1'],
      loginLimits: { ...LOGIN_LIMITS, failuresPerUser: 2 },
      log: { level: 'error', stream: { write: (line) => void log.push(line) } },
      ...more,
    });
  /** Stops the server, so that everything is on disk, and reads the lines of one kind. */
  const read = async (name: 'acessos' | 'eventos'): Promise<Line[]> => {
    await api.close();
    const file = path.join(folder, 'registros', `${name}-2026-11-24.jsonl`);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    return lines.map((line) => JSON.parse(line) as Line);
  };
  const everything = () =>
    readdirSync(path.join(folder, 'registros'))
      .map((file) => readFileSync(path.join(folder, 'registros', file), 'utf8'))
      .join('');

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'maleta-registros-'));
    log.length = 0;
    database = await openTestDatabase();
    api = await open();
  });
  afterEach(async () => {
    await api.close();
    await database.close();
    rmSync(folder, { recursive: true });
  });

  test('each response is a line with time, address, user, method, pattern, status and request id', async () => {
    const rep = await api.as('representante');
    await api.app.inject({
      url: '/api/Cliente/LimitePagamentoAntecipado/101?segredo=1',
      headers: {
        authorization: `Bearer ${rep.token}`,
        'x-forwarded-for': '203.0.113.7',
        'x-request-id': 'from-the-proxy-1',
      },
    });
    await api.app.inject({ url: '/saude/viva' });
    await api.app.inject({ url: '/metricas' });
    await api.nobody.get('/nada');
    const lines = await read('acessos');
    expect(lines.map(({ route, status }) => [route, status])).toEqual([
      ['/api/login', 200],
      ['/api/Cliente/LimitePagamentoAntecipado/:idPessoaCliente', 200],
      ['(none)', 404],
    ]);
    expect(lines[1]).toEqual({
      time: '2026-11-24T12:00:00.000Z',
      address: '203.0.113.7',
      idUsuario: 1,
      method: 'GET',
      route: '/api/Cliente/LimitePagamentoAntecipado/:idPessoaCliente',
      status: 200,
      requestId: 'from-the-proxy-1',
    });
  });

  test('log-ins, sessions, passwords, limits and refusals are events', async () => {
    const rep = await api.as('representante');
    const buyer = await api.as('farmacia');
    await rep.delete('/login/sessoes');
    await buyer.get('/Cliente/consultarClienteDadosGerais?idPessoaCliente=102');
    await rep.put('/cliente/AlterarSenha', troca('errada123'));
    await rep.put('/cliente/AlterarSenha', troca(SENHA));
    await rep.post('/login/sair');
    await api.nobody.get('/cliente/RecuperacaoSenha?nomeUsuario=farmacia');
    await api.nobody.post('/cliente/RedefinirSenha', { ...nova, token: 'a'.repeat(43) });
    for (let i = 0; i < 3; i++)
      await api.nobody.post('/login', undefined, { headers: { authorization: basic('farmacia', `x${i}`) } });
    const lines = await read('eventos');
    expect(lines.map(({ event, idUsuario, status }) => [event, idUsuario, status])).toEqual([
      ['log-in', 1, 200],
      ['log-in', 2, 200],
      ['session-ended', 1, 200],
      ['access-refused', 2, 403],
      ['password-wrong', 1, 422],
      ['password-changed', 1, 200],
      ['log-out', 1, 200],
      ['recovery-asked', undefined, 200],
      ['recovery-refused', undefined, 410],
      ['log-in-failed', 2, 401],
      ['log-in-failed', 2, 401],
      ['limit', undefined, 429],
    ]);
    expect(everything()).not.toMatch(/maleta123|errada123|novaSenha9|farmacia|representante|eyJ|aaaaaa/);
  });

  test('a change refused because others of its user fill the queue is an event of a limit', async () => {
    await api.close();
    api = await open({
      userTurns: { atOnce: 9, perName: 1, deep: 0, waitMs: 1 },
      loginLimits: { ...LOGIN_LIMITS, failuresPerUser: 100 },
    });
    const rep = await api.as('representante');
    // Enough of them for some to meet.
    const change = () => rep.put('/cliente/AlterarSenha', troca('errada123'));
    const statuses = (await Promise.all(Array.from({ length: 12 }, change))).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([422, 503]));
    const limits = (await read('eventos')).filter(({ event }) => event === 'limit');
    expect(limits.map(({ idUsuario }) => idUsuario)).toEqual(
      statuses.filter((status) => status === 503).map(() => 1),
    );
  });

  test('a folder that cannot be written fails no request; losses are counted and logged once', async () => {
    await api.close();
    writeFileSync(path.join(folder, 'registros'), 'a file in its place');
    api = await open();
    for (let i = 0; i < 3; i++) expect((await api.nobody.get('/parametros')).status).toBe(200);
    const lostOf = async () =>
      /^maleta_access_records_lost_total (\d+)$/m.exec(
        (await api.app.inject({ url: '/metricas' })).body,
      )?.[1];
    await expect.poll(lostOf).toBe('3');
    expect(log.filter((line) => line.includes('could not write access records'))).toHaveLength(1);
  });

  const nova = { senhaNova: 'novaSenha9', confirmacaoSenha: 'novaSenha9' };
  const troca = (senhaAtual: string) => ({ senhaAtual, ...nova, idAcaoOrigem: 8 });
});
