import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MARKER_HEADER, MARKER_VALUE } from '#contract/wire/headers.ts';
import { noteLeftSession, tellLeftSessions } from './left-sessions.ts';

const stored = new Map<string, string>();
const LATER = '2999-01-01T00:00:00-03:00';
const inBase64url = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const tokenOf = (claims: object) => `head.${inBase64url(claims)}.secret-signature`;

/** The request bodies that the server received. */
const sent: unknown[] = [];
function answerWith(status: number | 'nobody') {
  vi.stubGlobal('fetch', async (_url: string, init: { body: string }) => {
    if (status === 'nobody') throw new TypeError('no signal');
    sent.push(JSON.parse(init.body));
    const body = status === 200 ? { encerrada: true } : { Message: 'x', Description: 'x' };
    return new Response(JSON.stringify(body), { status, headers: { [MARKER_HEADER]: MARKER_VALUE } });
  });
}

beforeEach(() => {
  stored.clear();
  sent.length = 0;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a session left offline is reported once, later, by its name and without its token', async () => {
  noteLeftSession({ token: tokenOf({ sid: 's-1', sub: '1' }), expiraEm: LATER });
  expect([...stored.values()].join()).not.toMatch(/secret-signature|head\./);
  answerWith('nobody');
  await tellLeftSessions();
  expect(stored.size).toBe(1);
  answerWith(200);
  await tellLeftSessions();
  await tellLeftSessions();
  expect(sent).toEqual([{ sid: 's-1' }]);
  expect(stored.size).toBe(0);
});

test('an expired session and a token without a session name are not reported', async () => {
  answerWith(200);
  noteLeftSession({ token: tokenOf({ sid: 's-1' }), expiraEm: '2020-01-01T00:00:00-03:00' });
  noteLeftSession({ token: 'opaque', expiraEm: LATER });
  noteLeftSession({ token: tokenOf({ sub: '1' }), expiraEm: LATER });
  await tellLeftSessions();
  expect(sent).toEqual([]);
});

test('left sessions wait after a 429 and are dropped after a 404', async () => {
  noteLeftSession({ token: tokenOf({ sid: 's-1' }), expiraEm: LATER });
  noteLeftSession({ token: tokenOf({ sid: 's-2' }), expiraEm: LATER });
  answerWith(429);
  await tellLeftSessions();
  expect(sent).toEqual([{ sid: 's-1' }]);
  answerWith(404);
  await tellLeftSessions();
  expect(stored.size).toBe(0);
});
