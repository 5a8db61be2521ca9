import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { answer, portal, refused, silence } from '#net/answer-sample.ts';
import type { Answer } from '#net/send.ts';
import { sampleSync } from '#sync/sync-sample.ts';
import { sendAs } from './send-as.ts';

const wire = { method: 'GET', path: '/x', query: {}, body: null } as const;

/** Sends with the first token while the session holds `now`. Returns the result and the tokens used. */
async function send(first: Answer, now: string | null) {
  const answers = [first, answer(200, 'second')];
  const sync = await sampleSync(() => answers.shift() ?? silence());
  sync.session.token = now;
  const got = await sendAs(sync.env, wire, { token: 'old', key: 'k' });
  return [
    got.kind === 'answer' ? got.status : got.kind,
    ...sync.asked.map((a) => [a.options.token, a.options.key]),
  ];
}

test('a request with an expired token is sent once more with the session’s newer token', async () => {
  const expired = refused(401, 'sessao-expirada');
  expect(await send(expired, 'new')).toEqual([200, ['old', 'k'], ['new', 'k']]);
  expect(await send(expired, 'old')).toEqual([401, ['old', 'k']]);
  expect(await send(expired, null)).toEqual([401, ['old', 'k']]);
});

test('any other response is returned as it is', async () => {
  expect(await send(refused(403, 'sem-acesso'), 'new')).toEqual([403, ['old', 'k']]);
  expect(await send(portal(401), 'new')).toEqual([401, ['old', 'k']]);
  expect(await send(silence(), 'new')).toEqual(['silence', ['old', 'k']]);
});
