import { describe, expect, test } from 'vitest';
import type { Sessao } from '#contract/access/sessoes.ts';
import { queriesOf } from '#server/queries/queries.ts';
import { type ApiClient, basic, clientOf, SENHA } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import { oneDatabase } from '#tests/support/database.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18 Mobile Safari/604.1';
const MINUTE = 60_000;

describe.each(oneDatabase)('the sessions of a user on $name', ({ open }) => {
  const bench = useBench(open);

  const enter = async (userAgent: string, login = 'representante'): Promise<ApiClient> => {
    const headers = { authorization: basic(login, SENHA), 'user-agent': userAgent };
    const answer = await bench.api.nobody.post('/login', undefined, { headers });
    return clientOf(bench.api.app, answer.body.token);
  };
  const list = async (client: ApiClient) => JSON.parse((await client.get('/login/sessoes')).text) as Sessao[];
  const later = (minutes: number) => {
    bench.later(minutes * MINUTE);
  };

  test('are listed by device, the current one first, with the moment of their last request', async () => {
    const tablet = await enter(ANDROID);
    later(1);
    const phone = await enter(IPHONE);
    await enter(ANDROID, 'farmacia');
    later(10);
    await phone.get('/UsuarioCliente');
    later(4);
    await phone.get('/UsuarioCliente');
    const sessoes = await list(tablet);
    expect(sessoes).toEqual([
      {
        sid: expect.any(String),
        dispositivo: 'Chrome no Android',
        criadaEm: '2026-11-20T12:00:00-03:00',
        vistaEm: '2026-11-20T12:15:00-03:00',
        atual: true,
      },
      {
        sid: expect.any(String),
        dispositivo: 'Safari no iPhone',
        criadaEm: '2026-11-20T12:01:00-03:00',
        vistaEm: '2026-11-20T12:11:00-03:00',
        atual: false,
      },
    ]);
    expect(JSON.stringify(sessoes)).not.toContain('Mozilla');
  });

  test('can be ended one by one, and only once', async () => {
    const [tablet, phone, desk] = [await enter(ANDROID), await enter(IPHONE), await enter('curl/8')];
    const sid = (await list(tablet)).find(({ dispositivo }) => dispositivo === 'Safari no iPhone')?.sid;
    expect((await tablet.delete(`/login/sessoes/${sid}`)).body).toEqual({ encerradas: 1 });
    expect((await phone.get('/UsuarioCliente')).body.Codigo).toBe('sessao-encerrada');
    expect((await desk.get('/UsuarioCliente')).status).toBe(200);
    const again = await tablet.delete(`/login/sessoes/${sid}`);
    expect([again.status, again.body.Codigo]).toEqual([404, 'nao-encontrado']);
    expect(await list(tablet)).toHaveLength(2);
  });

  test('of another user count as missing', async () => {
    const buyer = await enter(ANDROID, 'farmacia');
    const tablet = await enter(ANDROID);
    const foreign = (await list(buyer))[0]?.sid;
    const texts = [];
    for (const sid of [foreign, 'nobody']) {
      const answer = await tablet.delete(`/login/sessoes/${sid}`);
      expect(answer.status).toBe(404);
      texts.push(answer.text);
    }
    expect(texts[0]).toBe(texts[1]);
    expect((await buyer.get('/UsuarioCliente')).status).toBe(200);
  });

  test('all others are ended at once', async () => {
    const [tablet, phone, desk] = [await enter(ANDROID), await enter(IPHONE), await enter(ANDROID)];
    const buyer = await enter(ANDROID, 'farmacia');
    expect((await tablet.delete('/login/sessoes')).body).toEqual({ encerradas: 2 });
    for (const ended of [phone, desk]) expect((await ended.get('/UsuarioCliente')).status).toBe(401);
    for (const open of [tablet, buyer]) expect((await open.get('/UsuarioCliente')).status).toBe(200);
    expect((await tablet.delete('/login/sessoes')).body).toEqual({ encerradas: 0 });
  });

  test('expired ones are not listed', async () => {
    await enter(IPHONE);
    later(11 * 60);
    const tablet = await enter(ANDROID);
    expect(await list(tablet)).toHaveLength(2);
    later(61);
    const [one, ...none] = await list(tablet);
    expect(none).toEqual([]);
    const queries = queriesOf(bench.database.store);
    // Twelve hours after it began.
    expect(await queries.readExpiracao(one?.sid ?? '')).toEqual(new Date('2026-11-21T14:00:00Z'));
    expect(await queries.readExpiracao('nenhuma')).toBeUndefined();
    await queries.close();
  });

  test('a session left offline is ended by its name alone, and the response reveals nothing of it', async () => {
    const tablet = await enter(ANDROID);
    const desk = await enter(IPHONE);
    const sid = (await list(tablet)).find(({ atual }) => atual)?.sid ?? '';
    const leave = (named: string) => bench.api.nobody.post('/login/sessaodeixada', { sid: named });
    const answers = [await leave(sid), await leave(sid), await leave('nenhuma')];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 3 }, () => [200, { encerrada: true }]),
    );
    expect((await tablet.get('/UsuarioCliente')).body.Codigo).toBe('sessao-encerrada');
    expect((await desk.get('/UsuarioCliente')).status).toBe(200);
    expect(bench.log()).not.toContain(sid);
  });
});
