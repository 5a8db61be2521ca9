import { beforeEach, expect, test, vi } from 'vitest';
import type { LaterFiles } from '#lib/page-word.ts';

/** One cache of a worker: paths with their responses. */
const kept = new Map<string, Response>();
/** Paths that the network gives. */
let online = new Set<string>();
let fetched: string[] = [];

const pathOf = (asked: Request | string) => (typeof asked === 'string' ? asked : new URL(asked.url).pathname);

const cache = {
  keys: async () => [...kept.keys()].map((path) => new Request(`https://maleta.test${path}`)),
  match: async (asked: Request | string) => kept.get(pathOf(asked))?.clone(),
  put: async (asked: Request | string, response: Response) => void kept.set(pathOf(asked), response),
  delete: async (asked: Request | string) => kept.delete(pathOf(asked)),
};

vi.stubGlobal('self', { addEventListener: () => undefined, location: new URL('https://maleta.test/sw.js') });
vi.stubGlobal('caches', { open: async () => cache });
vi.stubGlobal('fetch', async (path: string) => {
  fetched.push(path);
  if (!online.has(path)) throw new TypeError('Failed to fetch');
  return new Response(path);
});
const { keepLaterFiles } = await import('./later-files.ts');

const PATHS = ['/assets/importar.js', '/assets/pedidos.js', '/assets/notas.js'];
const file = { revision: null, integrity: 'sha256-x', later: true };
const files = PATHS.map((url) => ({ ...file, url }));

beforeEach(() => {
  kept.clear();
  online = new Set(PATHS);
  fetched = [];
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** All that a worker that starts now tells a page that asks. */
async function ask(keeper = keepLaterFiles(files)): Promise<LaterFiles[]> {
  const told: LaterFiles[] = [];
  await keeper.fetchMissing((word) => told.push(word));
  return told;
}

test('the worker tells after each file how many are kept, and at the end that all are', async () => {
  expect(await ask()).toEqual([
    { kept: 0, total: 3, isOver: false },
    { kept: 1, total: 3, isOver: false },
    { kept: 2, total: 3, isOver: false },
    { kept: 3, total: 3, isOver: false },
    { kept: 3, total: 3, isOver: true },
  ]);
});

test('a worker that was restarted tells that all files are kept, without a request', async () => {
  await ask();
  fetched = [];
  online.clear();
  expect((await ask()).at(-1)).toEqual({ kept: 3, total: 3, isOver: true });
  expect(fetched).toEqual([]);
});

test('a file that does not come ends the fetch as incomplete, and the next question goes on from there', async () => {
  online.delete('/assets/pedidos.js');
  expect((await ask()).at(-1)).toEqual({ kept: 2, total: 3, isOver: true });
  online.add('/assets/pedidos.js');
  fetched = [];
  expect((await ask()).at(-1)).toEqual({ kept: 3, total: 3, isOver: true });
  expect(fetched).toEqual(['/assets/pedidos.js']);
});

test('files of another build do not count as kept', async () => {
  kept.set('/assets/importar-old.js', new Response(''));
  online.clear();
  expect((await ask()).at(-1)).toEqual({ kept: 0, total: 3, isOver: true });
});

test('two pages that ask at once are both told the end of one fetch', async () => {
  const keeper = keepLaterFiles(files);
  const [first, second] = await Promise.all([ask(keeper), ask(keeper)]);
  expect([first.at(-1), second.at(-1)]).toEqual([
    { kept: 3, total: 3, isOver: true },
    { kept: 3, total: 3, isOver: true },
  ]);
  expect(fetched).toEqual(PATHS);
});

test('a fetch that is called off begins no further file and tells what is still missing', async () => {
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
  // The three that were under way may still come; the other two were never asked for.
  expect(fetched).toEqual(PATHS);
});

test('a page that asks in the middle of a fetch is told at once how many are kept', async () => {
  const keeper = keepLaterFiles(files);
  const told: LaterFiles[] = [];
  const fetching = keeper.fetchMissing(() => undefined);
  const joined = keeper.fetchMissing((word) => told.push(word));
  expect(told).toEqual([{ kept: 0, total: 3, isOver: false }]);
  await Promise.all([fetching, joined]);
});
