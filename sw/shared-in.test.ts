import { beforeEach, expect, test, vi } from 'vitest';

/** The one entry that a page takes. */
let kept: Response | undefined;
const cache = {
  match: async () => kept,
  put: async (_: string, entry: Response) => {
    kept = entry;
  },
  delete: async () => {
    kept = undefined;
  },
};

vi.stubGlobal('caches', { open: async () => cache });
const { answerShare } = await import('./shared-in.ts');

beforeEach(() => {
  kept = undefined;
});

const ORIGIN = 'https://maleta.test';
const answer = (path: string, init: RequestInit) =>
  answerShare(new Request(new URL(path, ORIGIN), init), ORIGIN);
const share = (fields: Record<string, string | File>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return answer('/compartilhado', { method: 'POST', body });
};

test('a shared message is kept for the page, which is opened, without the title of its app', async () => {
  const reply = await share({ titulo: 'WhatsApp', texto: 'dipirona 500 10', endereco: '' });
  expect([reply?.status, reply?.headers.get('location')]).toEqual([303, 'https://maleta.test/compartilhado']);
  expect(await kept?.text()).toBe('dipirona 500 10');
  expect(kept?.headers.get('x-nome')).toBeNull();
});

test('a title that comes alone is the message', async () => {
  await share({ titulo: '7891106000956;2' });
  expect(await kept?.text()).toBe('7891106000956;2');
});

test('a shared file is kept with its name, which may have accents', async () => {
  await share({ texto: 'segue', arquivo: new File(['789;2'], 'Pedido de março.csv', { type: 'text/csv' }) });
  expect(decodeURIComponent(kept?.headers.get('x-nome') ?? '')).toBe('Pedido de março.csv');
  expect(await kept?.text()).toBe('789;2');
});

test('an empty share, and a body that is no form, open the page with nothing and drop what was before', async () => {
  await share({ texto: 'antes' });
  expect((await share({ texto: '  ' }))?.status).toBe(303);
  expect(kept).toBeUndefined();
  const broken = await answer('/compartilhado', { method: 'POST', body: '{}' });
  expect(broken?.status).toBe(303);
  expect(kept).toBeUndefined();
});

test('other requests are left to the network', async () => {
  expect(answer('/compartilhado', { method: 'GET' })).toBeNull();
  expect(answer('/api/login', { method: 'POST', body: '{}' })).toBeNull();
  expect(answer('https://other.test/compartilhado', { method: 'POST', body: '{}' })).toBeNull();
});
