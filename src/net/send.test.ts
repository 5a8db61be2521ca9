import { afterEach, expect, test, vi } from 'vitest';
import { KEY_HEADER, MARKER_HEADER, MARKER_VALUE } from '#contract/wire/headers.ts';
import { must } from '#lib/must.ts';
import { openStream, send } from './send.ts';

const wire = { method: 'PUT', path: '/Carrinho/item', query: {}, body: '{}' } as const;
const KEY = '0f8b7c1e-1111-4222-8333-444455556666';

afterEach(() => vi.unstubAllGlobals());

/** Returns whether `send` believes a response with these headers to a request with this key. */
async function isBelieved(headers: Record<string, string>, key?: string): Promise<boolean> {
  vi.stubGlobal('fetch', async () => new Response('{}', { headers }));
  const answer = await send(wire, key === undefined ? {} : { key });
  return answer.kind === 'answer' && answer.isOurs;
}

test('send believes a response only with our marker and the key of the request', async () => {
  const marker = { [MARKER_HEADER]: MARKER_VALUE };
  expect(await isBelieved(marker)).toBe(true);
  expect(await isBelieved({ ...marker, [KEY_HEADER]: KEY }, KEY)).toBe(true);
  expect(await isBelieved({ ...marker, [KEY_HEADER]: `${KEY}0` }, KEY)).toBe(false);
  expect(await isBelieved(marker, KEY)).toBe(false);
  expect(await isBelieved({ [KEY_HEADER]: KEY }, KEY)).toBe(false);
});

test('openStream ends a stalled stream with an error', async () => {
  const body = new ReadableStream<Uint8Array>({ start: (to) => to.enqueue(Uint8Array.of(1)) });
  vi.stubGlobal('fetch', async () => new Response(body));
  const answer = await openStream({ ...wire, method: 'GET', body: null }, { stalledMs: 5 });
  const reader = must(answer.kind === 'stream' ? answer.body : null, 'body').getReader();
  expect((await reader.read()).value).toEqual(Uint8Array.of(1));
  await expect(reader.read()).rejects.toThrow('no byte came');
});
