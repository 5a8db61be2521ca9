import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { answer, portal, silence } from '#net/answer-sample.ts';
import type { Answer, SendOptions } from '#net/send.ts';
import { createLine } from './measured.ts';
import { sampleSync } from './sync-sample.ts';

/** Returns a line whose requests end when the test says so. */
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

test('a line learns from its requests, and reports the start of the longest one under way', async () => {
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

test('a portal or silence does not count as the server; a cancelled request has no effect', async () => {
  const { line: made, ask, vault } = await line();
  await ask().end(silence('aborted'));
  expect(made.standing().quality).toBe('good');
  await ask().end(portal());
  expect(made.standing()).toMatchObject({ quality: 'none', reachedAt: null });
  await vi.waitFor(async () =>
    expect(await vault.checkpoints.get('connection')).toMatchObject({ quality: 'none', state: 'no-signal' }),
  );
});

test('an outcome that is written late does not hide the next one', async () => {
  const { ask, vault } = await line();
  await ask().end(silence(), 0);
  const read = vault.checkpoints.get.bind(vault.checkpoints);
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  vi.spyOn(vault.checkpoints, 'get').mockImplementationOnce((name) => held.then(() => read(name)) as never);
  const reached = ask().end(answer(200, ''));
  const lost = ask().end(silence());
  await new Promise((resolve) => setTimeout(resolve, 20));
  goOn();
  await Promise.all([reached, lost]);
  expect(await read('connection')).toMatchObject({ state: 'no-signal' });
});

test('a response from before the network failed does not bring the signal back', async () => {
  const { line: made, ask, backs } = await line();
  const early = ask();
  await ask().end(silence(), 0);
  await early.end(answer(200, ''));
  expect([made.standing().quality, backs]).toEqual(['none', []]);
  await ask().end(answer(200, ''));
  expect([made.standing().quality, backs.length]).toEqual(['good', 1]);
});

test('a response that comes after a later request timed out brings the signal back', async () => {
  const { line: made, ask } = await line();
  const early = ask();
  await ask().end(silence('timeout'), 0);
  await early.end(answer(200, ''));
  expect(made.standing().quality).not.toBe('none');
});

test('a slow line gets more time, unless the caller sets a time-out', async () => {
  const { ask } = await line();
  expect(ask().options.timeoutMs).toBe(20_000);
  await ask().end(answer(200, ''), 60_000);
  expect(ask().options.timeoutMs).toBe(45_000);
  expect(ask({ timeoutMs: 5 }).options.timeoutMs).toBe(5);
});

test('a clock set back during a request does not make its time negative', async () => {
  const { line: made, ask } = await line();
  await ask().end(answer(200, ''), -900_000);
  await ask().end(answer(200, ''), 8400);
  expect(made.standing().quality).toBe('slow');
});

test('the first response after a silence is reported, and stuck requests are cancelled', async () => {
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

test('a request that ended before the line was back is not cancelled', async () => {
  const { ask, clock } = await line();
  const hung = ask();
  clock.now += 6000;
  await ask().end(silence(), 0);
  await hung.end(silence('aborted'), 0);
  await ask().end(answer(200, ''));
  expect(hung.signal?.aborted).toBe(false);
});

test('a failed write of the quality is reported, and the line continues', async () => {
  const { ask, errors, vault } = await line();
  vault.close();
  expect(await ask().end(silence())).toEqual(silence());
  await vi.waitFor(() => expect(errors).toHaveLength(1));
});
