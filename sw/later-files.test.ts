import { beforeEach, expect, test, vi } from 'vitest';
import type { LaterFiles } from '#lib/page-word.ts';

/** One cache of a worker: paths with their responses. */
const kept = new Map<string, Response>();
/** Paths that the network serves. */
let online = new Set<string>();
let fetched: string[] = [];

const pathOf = (asked: Request | string) => (typeof asked === 'string' ? asked : new URL(asked.url).pathname);

const cache = {
  keys: async () => [...kept.keys()].map((path) => new Request(`https://maleta.test${path}`)),
  match: async (asked: Request | string) => kept.get(pathOf(asked))?.clone(),
  put: async (asked: Request | string, response: Response) => void kept.set(pathOf(asked), response),
  delete: async (asked: Request | string) => kept.delete(pathOf(asked)),
};

type FetchEvent = { request: Request; respondWith: (response: Promise<Response>) => unknown };

/** The worker's response to a request of a page. */
let onFetch: ((event: FetchEvent) => void) | null = null;

vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
const address = new URL('https://maleta.test/sw.js');
vi.stubGlobal('location', address);
vi.stubGlobal('self', {
  addEventListener: (name: string, listener: NonNullable<typeof onFetch>) => {
    if (name === 'fetch') onFetch = listener;
  },
  location: address,
  __WB_DISABLE_DEV_LOGS: true,
});
vi.stubGlobal('caches', { open: async () => cache });
vi.stubGlobal('fetch', async (path: string) => {
  fetched.push(path);
  if (!online.has(path)) throw new TypeError('Failed to fetch');
  return new Response(path);
});
const { keepLaterFiles } = await import('./later-files.ts');

const PATHS = ['/assets/importar.js', '/assets/pedidos.js', '/assets/notas.js'];
const file = { revision: null, integrity: 'sha256-x', later: 'soon' } as const;
const files = PATHS.map((url) => ({ ...file, url }));

beforeEach(() => {
  kept.clear();
  online = new Set(PATHS);
  fetched = [];
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** All messages of a newly started worker to a page that asks. */
async function ask(keeper = keepLaterFiles(files)): Promise<LaterFiles[]> {
  const told: LaterFiles[] = [];
  await keeper.fetchMissing((word) => told.push(word));
  return told;
}

test('the worker reports the number of stored files after each one, and the end', async () => {
  expect(await ask()).toEqual([
    { kept: 0, total: 3, isOver: false },
    { kept: 1, total: 3, isOver: false },
    { kept: 2, total: 3, isOver: false },
    { kept: 3, total: 3, isOver: false },
    { kept: 3, total: 3, isOver: true },
  ]);
});

test('a restarted worker reports that all files are stored, without a request', async () => {
  await ask();
  fetched = [];
  online.clear();
  expect((await ask()).at(-1)).toEqual({ kept: 3, total: 3, isOver: true });
  expect(fetched).toEqual([]);
});

test('a missing file ends the fetch as incomplete, and the next request continues from there', async () => {
  online.delete('/assets/pedidos.js');
  expect((await ask()).at(-1)).toEqual({ kept: 2, total: 3, isOver: true });
  online.add('/assets/pedidos.js');
  fetched = [];
  expect((await ask()).at(-1)).toEqual({ kept: 3, total: 3, isOver: true });
  expect(fetched).toEqual(['/assets/pedidos.js']);
});

test('files of another build do not count as stored', async () => {
  kept.set('/assets/importar-old.js', new Response(''));
  online.clear();
  expect((await ask()).at(-1)).toEqual({ kept: 0, total: 3, isOver: true });
});

test('two pages that ask at once both hear the end of one fetch', async () => {
  const keeper = keepLaterFiles(files);
  const [first, second] = await Promise.all([ask(keeper), ask(keeper)]);
  expect([first.at(-1), second.at(-1)]).toEqual([
    { kept: 3, total: 3, isOver: true },
    { kept: 3, total: 3, isOver: true },
  ]);
  expect(fetched).toEqual(PATHS);
});

test('a cancelled fetch starts no further file and reports the missing ones', async () => {
  const many = [...files, ...['/assets/a.js', '/assets/b.js'].map((url) => ({ ...file, url }))];
  online = new Set(many.map(({ url }) => url));
  const keeper = keepLaterFiles(many);
  const told: LaterFiles[] = [];
  const fetching = keeper.fetchMissing((word) => {
    told.push(word);
    if (word.kept === 1) keeper.stop();
  });
  await fetching;
  expect(told.at(-1)).toMatchObject({ total: 5, isOver: true });
  // The three running requests may still finish; the other two were never sent.
  expect(fetched).toEqual(PATHS);
});

test('a page that asks during a fetch hears the number of stored files at once', async () => {
  const keeper = keepLaterFiles(files);
  const told: LaterFiles[] = [];
  const fetching = keeper.fetchMissing(() => undefined);
  const joined = keeper.fetchMissing((word) => told.push(word));
  expect(told).toEqual([{ kept: 0, total: 3, isOver: false }]);
  await Promise.all([fetching, joined]);
});

test('a file that a page must ask for is not fetched ahead, and is kept once it was asked for', async () => {
  const path = '/assets/zxing_reader-1.wasm';
  const keeper = keepLaterFiles([...files, { ...file, url: path, later: 'asked' }]);
  const open = async (): Promise<string | undefined> => {
    let response: Promise<Response> | undefined;
    onFetch?.({
      request: new Request(`https://maleta.test${path}`),
      respondWith: (given) => (response = given),
    });
    return (await response)?.text();
  };
  online.add(path);
  expect((await ask(keeper)).at(-1)).toEqual({ kept: 3, total: 3, isOver: true });
  expect(fetched).not.toContain(path);
  expect(await open()).toBe(path);
  online.clear();
  fetched = [];
  await keeper.dropOthers();
  expect(await open()).toBe(path);
  expect(fetched).toEqual([]);
});
