import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { silence } from '#net/answer-sample.ts';
import type { NetError } from '#net/request.ts';
import { isAuthHeld } from './checkpoint.ts';
import { noteFailure, notePullFailed } from './note-failure.ts';
import { sampleSync } from './sync-sample.ts';

test('a failed pull is logged, and its effect on the session is noted', async () => {
  const after = async (error: NetError) => {
    const { env } = await sampleSync(() => silence());
    await noteFailure(env, error, { detail: 'pedidos', lane: '101' });
    const { n: _, ...event } = (await env.vault.log.toArray()).at(-1) ?? { n: 0 };
    return {
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
    held: false,
    event: event(0),
  });
  expect(await after({ kind: 'silence', reason: 'aborted' })).toEqual({
    held: false,
    event: event(0),
  });
  expect(await after({ kind: 'unbelieved', status: 200, isOurs: false })).toEqual({
    held: false,
    event: event(200),
  });
  expect(await after({ kind: 'refused', status: 403, erro })).toEqual({
    held: false,
    event: event(403),
  });
  expect(await after({ kind: 'refused', status: 401, erro })).toEqual({
    held: true,
    event: event(401),
  });
  expect(await after({ kind: 'unbelieved', status: 401, isOurs: false })).toMatchObject({ held: false });
});

test('a failed pull that says nothing about the others is only logged', async () => {
  const { env } = await sampleSync(() => silence());
  await notePullFailed(
    env,
    { kind: 'refused', status: 401, erro: { Message: '', Description: '' } },
    { detail: 'x' },
  );
  expect([await isAuthHeld(env.vault), await env.vault.log.count()]).toEqual([false, 1]);
});
