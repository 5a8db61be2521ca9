import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { alterarClientePrincipal } from '#contract/preferencia.ts';
import { fail, ok } from '#lib/result.ts';
import type { NetError } from '#net/request.ts';
import { answer, portal, refused, replied, silence } from '#net/answer-sample.ts';
import type { Answer, SendOptions } from '#net/send.ts';
import { sampleVault } from '#outbox/outbox-sample.ts';
import { doubtConnection, isAuthHeld, noteAuth, noteConnection, noteQuality } from './checkpoint.ts';
import { feedSentence } from './feed-sentence.ts';
import { createLine } from './measured.ts';
import { noteFailure, notePullFailed } from './note-failure.ts';
import { pullPages } from './pull-pages.ts';
import { sampleSync } from './sync-sample.ts';
import { tellPrincipal } from './tell-principal.ts';

const connection = async (vault: Awaited<ReturnType<typeof sampleVault>>) =>
  vault.checkpoints.get('connection');

test('the connection is written when it changes, with the time since when it is so', async () => {
  const vault = await sampleVault();
  await noteConnection(vault, 'connected', 1);
  expect(await connection(vault)).toEqual({ name: 'connection', state: 'connected', at: 1 });
  await noteConnection(vault, 'connected', 2);
  expect(await connection(vault)).toMatchObject({ at: 1 });
  await noteQuality(vault, 'slow', 3);
  expect(await connection(vault)).toEqual({ name: 'connection', state: 'connected', at: 1, quality: 'slow' });
  await noteConnection(vault, 'connected', 4);
  expect(await connection(vault)).toMatchObject({ at: 1, quality: 'slow' });
  await noteConnection(vault, 'no-signal', 5);
  expect(await connection(vault)).toEqual({ name: 'connection', state: 'no-signal', at: 5, quality: 'none' });
  await noteConnection(vault, 'connected', 6);
  expect(await connection(vault)).toEqual({ name: 'connection', state: 'connected', at: 6 });
  await noteQuality(vault, 'none', 7);
  expect(await connection(vault)).toEqual({ name: 'connection', state: 'no-signal', at: 7, quality: 'none' });
});

test('nothing is written while the connection stays as it is', async () => {
  const vault = await sampleVault();
  await noteQuality(vault, 'good', 1);
  const put = vi.spyOn(vault.checkpoints, 'put');
  await noteQuality(vault, 'good', 2);
  await noteConnection(vault, 'connected', 3);
  expect(put).not.toHaveBeenCalled();
});

test('a connection from before this start is in doubt until something is heard', async () => {
  const vault = await sampleVault();
  await doubtConnection(vault);
  expect(await connection(vault)).toBeUndefined();
  await noteQuality(vault, 'good', 1);
  await doubtConnection(vault);
  expect(await connection(vault)).toEqual({
    name: 'connection',
    state: 'connected',
    at: 1,
    quality: 'good',
    stale: true,
  });
  await noteQuality(vault, 'good', 9);
  expect(await connection(vault)).toEqual({ name: 'connection', state: 'connected', at: 1, quality: 'good' });
});

test('the password that is wanted is noted once, with a word for the log', async () => {
  const vault = await sampleVault();
  expect(await isAuthHeld(vault)).toBe(false);
  await noteAuth(vault, 'held', 1);
  await noteAuth(vault, 'held', 2);
  expect(await isAuthHeld(vault)).toBe(true);
  expect(await vault.checkpoints.get('auth')).toEqual({ name: 'auth', state: 'held', at: 1 });
  await noteAuth(vault, 'good', 3);
  expect(await isAuthHeld(vault)).toBe(false);
  expect((await vault.log.toArray()).map((e) => [e.at, e.event, e.detail])).toEqual([
    [1, 'held', 'held'],
    [3, 'held', 'good'],
  ]);
});

test('a pull that failed tells the log and what it says of the connection and the session', async () => {
  const after = async (error: NetError) => {
    const { env } = await sampleSync(() => silence());
    await noteFailure(env, error, { detail: 'pedidos', lane: '101' });
    const row = await connection(env.vault);
    const { n: _, ...event } = (await env.vault.log.toArray()).at(-1) ?? { n: 0 };
    return {
      state: row?.name === 'connection' ? row.state : undefined,
      held: await isAuthHeld(env.vault),
      event,
    };
  };
  const event = (status: number) => ({
    at: 1_000_000,
    event: 'pull-failed',
    status,
    detail: 'pedidos',
    lane: '101',
  });
  const erro = { Message: '', Description: '' };
  expect(await after({ kind: 'silence', reason: 'network' })).toEqual({
    state: 'no-signal',
    held: false,
    event: event(0),
  });
  expect(await after({ kind: 'silence', reason: 'aborted' })).toEqual({
    state: undefined,
    held: false,
    event: event(0),
  });
  expect(await after({ kind: 'unbelieved', status: 200, marked: false })).toEqual({
    state: 'no-signal',
    held: false,
    event: event(200),
  });
  expect(await after({ kind: 'refused', status: 403, erro })).toEqual({
    state: 'connected',
    held: false,
    event: event(403),
  });
  expect(await after({ kind: 'refused', status: 401, erro })).toEqual({
    state: 'connected',
    held: true,
    event: event(401),
  });
  expect(await after({ kind: 'unbelieved', status: 401, marked: false })).toMatchObject({ held: false });
});

test('a failure that says nothing of the others is told to the log alone', async () => {
  const { env } = await sampleSync(() => silence());
  await notePullFailed(
    env,
    { kind: 'refused', status: 401, erro: { Message: '', Description: '' } },
    { detail: 'x' },
  );
  expect([await connection(env.vault), await isAuthHeld(env.vault), await env.vault.log.count()]).toEqual([
    undefined,
    false,
    1,
  ]);
});

test('the customer whom the user chose is told to the server until it has heard or has no such customer', async () => {
  const left = async (got: Answer, id: number | undefined = 104) => {
    const { env, calls } = await sampleSync(() => got);
    if (id !== undefined) await env.vault.device.update(1, { principalPorAvisar: id });
    await tellPrincipal(env);
    return [(await env.vault.device.get(1))?.principalPorAvisar, calls().length];
  };
  expect(await left(replied(alterarClientePrincipal, { IDCliente: 104 }))).toEqual([undefined, 1]);
  expect(await left(refused(403, 'cliente-nao-vinculado'))).toEqual([undefined, 1]);
  expect(await left(refused(401, 'sessao-expirada'))).toEqual([104, 1]);
  expect(await left(silence())).toEqual([104, 1]);
  expect(await left(portal(403))).toEqual([104, 1]);
  const { env, calls } = await sampleSync(() => silence());
  await tellPrincipal(env);
  await env.vault.device.clear();
  await tellPrincipal(env);
  expect(calls()).toEqual([]);
});

test.each([
  ['truncado', 'A transferência do catálogo foi interrompida. Ela recomeça sozinha quando houver sinal.'],
  ['hash', 'O catálogo chegou danificado e não foi usado. Tente atualizar de novo.'],
  ['formato', 'A rede respondeu algo que não é o catálogo. Confira a conexão e tente de novo.'],
  ['geracao', 'O catálogo mudou no servidor durante a transferência. Tente atualizar de novo.'],
  ['disco', 'Não há espaço neste aparelho para o catálogo. Libere espaço e tente de novo.'],
  ['cancelado', 'A transferência do catálogo foi cancelada.'],
] as const)('a catalogue that was not taken (%s) says why', (error, sentence) => {
  expect(feedSentence(error)).toBe(sentence);
});

/** Pages of a list that holds `total`, or another number from a page on. */
const list = (pages: readonly (readonly [rows: number[], total: number])[]) => {
  const asked: number[] = [];
  let at = 0;
  const askPage = async (numeroPagina: number) => {
    asked.push(numeroPagina);
    const [colecao, totalRegistros] = pages[at++] ?? [[], 0];
    return ok({ colecao, totalRegistros });
  };
  return { asked, askPage };
};
const UNBELIEVED = fail({ kind: 'unbelieved', status: 200, marked: true });

test('a list is read page by page to its end', async () => {
  const { asked, askPage } = list([
    [[1, 2], 5],
    [[3, 4], 5],
    [[5], 5],
  ]);
  expect(await pullPages(askPage)).toEqual(ok([1, 2, 3, 4, 5]));
  expect(asked).toEqual([1, 2, 3]);
  expect(await pullPages(list([[[], 0]]).askPage)).toEqual(ok([]));
});

test('a list that changed under way is read from its beginning, three times at most', async () => {
  const { asked, askPage } = list([
    [[1, 2], 4],
    [[3], 3],
    [[1, 3], 3],
    [[4], 3],
  ]);
  expect(await pullPages(askPage)).toEqual(ok([1, 3, 4]));
  expect(asked).toEqual([1, 2, 1, 2]);
  const restless = list(Array.from({ length: 9 }, (_, at) => [[at], at + 2] as const));
  expect(await pullPages(restless.askPage)).toEqual(UNBELIEVED);
  expect(restless.asked).toEqual([1, 2, 1, 2, 1, 2]);
});

test('a page without rows before the end makes the reading begin again', async () => {
  const { asked, askPage } = list([
    [[1], 2],
    [[], 2],
    [[1], 2],
    [[2], 2],
  ]);
  expect(await pullPages(askPage)).toEqual(ok([1, 2]));
  expect(asked).toEqual([1, 2, 1, 2]);
});

test('half a list is none, and one without end is not believed', async () => {
  const error: NetError = { kind: 'silence', reason: 'network' };
  let page = 0;
  const broken = async () => {
    page += 1;
    return page === 2 ? fail(error) : ok({ colecao: [page], totalRegistros: 9 });
  };
  expect(await pullPages(broken)).toEqual(fail(error));
  let asked = 0;
  const endless = async () => {
    asked += 1;
    return ok({ colecao: [asked], totalRegistros: 1_000_000 });
  };
  expect(await pullPages(endless)).toEqual(UNBELIEVED);
  expect(asked).toBe(500);
});

/** A line whose requests end when they are told to. */
async function line() {
  const { env, clock } = await sampleSync(() => silence());
  const out: { options: SendOptions; end: (got: Answer) => void }[] = [];
  const backs: number[] = [];
  const errors: unknown[] = [];
  const send = (_: unknown, options: SendOptions) =>
    new Promise<Answer>((resolve) => out.push({ options, end: resolve }));
  const made = createLine(
    { ...env, send },
    { onBack: () => backs.push(clock.now), onError: (error) => errors.push(error) },
  );
  const wire = { method: 'GET', path: '/', query: {}, body: null } as const;
  const ask = (options: SendOptions = {}) => {
    const done = made.send(wire, options);
    const request = out.at(-1);
    if (!request) throw new Error('nothing was sent');
    return {
      signal: request.options.signal,
      options: request.options,
      end: async (got: Answer, ms = 100) => {
        clock.now += ms;
        request.end(got);
        return done;
      },
    };
  };
  return { line: made, ask, clock, backs, errors, vault: env.vault };
}

test('a line learns from what it sends, and says since when the longest request is out', async () => {
  const { line: made, ask, clock } = await line();
  expect(made.standing()).toEqual({ quality: 'good', reachedAt: null, outSince: null });
  const first = ask();
  clock.now += 50;
  const second = ask();
  expect(made.standing().outSince).toBe(1_000_000);
  expect(await first.end(answer(200, ''), 0)).toEqual(answer(200, ''));
  expect(made.standing()).toEqual({ quality: 'good', reachedAt: 1_000_050, outSince: 1_000_050 });
  await second.end(answer(500, ''));
  expect(made.standing()).toEqual({ quality: 'good', reachedAt: 1_000_150, outSince: null });
});

test('a portal or silence is no server; what was called off says nothing', async () => {
  const { line: made, ask, vault } = await line();
  await ask().end(silence('aborted'));
  expect(made.standing().quality).toBe('good');
  await ask().end(portal());
  expect(made.standing()).toMatchObject({ quality: 'none', reachedAt: null });
  await vi.waitFor(async () =>
    expect(await connection(vault)).toMatchObject({ quality: 'none', state: 'no-signal' }),
  );
});

test('a slow line is given more time, unless the caller names a time', async () => {
  const { ask } = await line();
  expect(ask().options.timeoutMs).toBe(20_000);
  await ask().end(answer(200, ''), 60_000);
  expect(ask().options.timeoutMs).toBe(45_000);
  expect(ask({ timeoutMs: 5 }).options.timeoutMs).toBe(5);
});

test('a clock that was set back makes no answer faster than at once', async () => {
  const { line: made, ask } = await line();
  await ask().end(answer(200, ''), -900_000);
  await ask().end(answer(200, ''), 8400);
  expect(made.standing().quality).toBe('slow');
});

test('the first answer after a silence is told, and what hung meanwhile is called off', async () => {
  const { ask, clock, backs } = await line();
  const hung = ask();
  clock.now += 5000;
  const young = ask();
  await ask().end(silence(), 0);
  const own = new AbortController();
  const later = ask({ signal: own.signal });
  expect(backs).toEqual([]);
  await ask().end(answer(200, ''));
  expect(backs).toEqual([1_005_100]);
  expect([hung, young, later].map((r) => r.signal?.aborted)).toEqual([true, false, false]);
  own.abort();
  expect(later.signal?.aborted).toBe(true);
  await ask().end(answer(200, ''));
  expect(backs).toHaveLength(1);
});

test('a request that ended before the line was back is not called off', async () => {
  const { ask, clock } = await line();
  const hung = ask();
  clock.now += 6000;
  await ask().end(silence(), 0);
  await hung.end(silence('aborted'), 0);
  await ask().end(answer(200, ''));
  expect(hung.signal?.aborted).toBe(false);
});

test('a database that refuses the quality is told, and the line goes on', async () => {
  const { ask, errors, vault } = await line();
  vault.close();
  expect(await ask().end(silence())).toEqual(silence());
  await vi.waitFor(() => expect(errors).toHaveLength(1));
});
