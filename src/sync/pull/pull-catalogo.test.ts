import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { must } from '#lib/must.ts';
import type { EngineStatus } from '#mirror/catalogue/engine-protocol.ts';
import { silence } from '#net/answer-sample.ts';
import type { StreamAnswer } from '#net/send.ts';
import { noteAuth } from '#sync/checkpoint.ts';
import { type Feed, noStream, notTaken, sampleMirror, streamed } from '#sync/mirror-sample.ts';
import type { CheckpointRow } from '#vault/device-rows.ts';
import { noteCatalogoUnasked, pullCatalogo } from './pull-catalogo.ts';

const NOW = 1_000_000;
const WHOLE = { estado: 'pronto', geracao: 'g1', cursor: 'n1', total: 300, at: 5 } as const;
const UNCHANGED = noStream(304);
const SILENT = silence() as StreamAnswer;

type CatalogoRow = Extract<CheckpointRow, { name: 'catalogo' }>;
const READY: CatalogoRow = {
  name: 'catalogo',
  state: 'ready',
  done: 300,
  total: 300,
  geracao: 'g1',
  version: 'n1 5',
  at: NOW,
  error: null,
};

/** Returns a device with these contents; the server responds to its requests for a stream in this order. */
async function world(held: Partial<EngineStatus>, ...answers: StreamAnswer[]) {
  const rows: (CheckpointRow | undefined)[] = [];
  const mirror = await sampleMirror({
    held,
    stream: async () => {
      rows.push(await mirror.env.vault.checkpoints.get('catalogo'));
      return must(answers.shift(), 'answer');
    },
  });
  const { vault } = mirror.env;
  return {
    ...mirror,
    vault,
    /** The checkpoint at each request. */
    rows,
    queries: () => mirror.opened.map((one) => one.query),
    row: () => vault.checkpoints.get('catalogo'),
  };
}

const staged = (segmentos: number, geracao = 'g1') => ({
  geracao,
  segmentos,
  produtos: segmentos * 250,
  total: 900,
});
const cutAt = (segmentos: number) => streamed(notTaken('truncado', { held: { staged: staged(segmentos) } }));
const whole = (feed: Feed = {}) => streamed({ ...feed, held: { ...WHOLE, staged: null, ...feed.held } });

test('an empty device loads the whole catalogue, and then the changes since it was made', async () => {
  const { env, rows, queries, row, opened, imports } = await world({}, whole(), UNCHANGED);
  expect(await pullCatalogo(env)).toEqual({ kind: 'ready' });
  expect(queries()).toEqual([{}, { cursor: 'n1' }]);
  expect(opened[0]).toMatchObject({ path: '/sincronizacao/catalogo', options: { token: 'token-1' } });
  expect(imports).toEqual([{ call: 'importCatalogue', resumes: false }]);
  expect(rows[0]).toEqual({
    name: 'catalogo',
    state: 'loading',
    done: 0,
    total: 0,
    geracao: null,
    at: NOW,
    error: null,
  });
  expect(await row()).toEqual(READY);
});

test('a device that lost its catalogue to the browser shows that it loads, not that it is ready', async () => {
  const { env, vault, rows } = await world({}, whole(), UNCHANGED);
  await vault.checkpoints.put({ ...READY, at: 1, error: 'Sem sinal.' });
  await pullCatalogo(env);
  expect(rows[0]).toEqual({ ...READY, state: 'loading', done: 0, geracao: null, at: 1 });
});

test('an unchanged catalogue is up to date without a download', async () => {
  const { env, vault, imports, queries, row, rows } = await world(WHOLE, UNCHANGED);
  await vault.checkpoints.put({ ...READY, at: 1, error: 'Sem sinal.' });
  expect(await pullCatalogo(env)).toEqual({ kind: 'ready' });
  expect([queries(), imports]).toEqual([[{ cursor: 'n1' }], []]);
  expect(rows).toMatchObject([{ state: 'ready', geracao: 'g1' }]);
  expect(await row()).toEqual(READY);
});

test('a device with a catalogue loads the changes since its cursor', async () => {
  const delta = streamed({ held: { cursor: 'n2', total: 301, at: 8 } });
  const { env, imports, queries, row } = await world(WHOLE, delta);
  expect(await pullCatalogo(env)).toEqual({ kind: 'ready' });
  expect([queries(), imports]).toEqual([[{ cursor: 'n1' }], [{ call: 'importCatalogue', resumes: false }]]);
  expect(await row()).toEqual({ ...READY, done: 301, total: 301, version: 'n2 8' });
});

test.each([
  ['the server has forgotten', noStream(410)],
  ['fits another generation', streamed(notTaken('geracao'))],
])('a catalogue whose cursor %s is loaded whole', async (_, first) => {
  const { env, queries, row } = await world(WHOLE, first, whole({ held: { cursor: 'n5' } }), UNCHANGED);
  expect(await pullCatalogo(env)).toEqual({ kind: 'ready' });
  expect(queries()).toEqual([{ cursor: 'n1' }, {}, { cursor: 'n5' }]);
  expect(await row()).toMatchObject({ state: 'ready', version: 'n5 5' });
});

test.each([
  ['truncado', 'A transferência do catálogo foi interrompida. Ela recomeça sozinha quando houver sinal.'],
  ['hash', 'O catálogo chegou danificado e não foi usado. Tente atualizar de novo.'],
  ['disco', 'Não há espaço neste aparelho para o catálogo. Libere espaço e tente de novo.'],
] as const)(
  'changes that cannot be imported (%s) leave the catalogue, with the reason',
  async (erro, sentence) => {
    const { env, vault, queries, row } = await world(WHOLE, streamed(notTaken(erro)));
    await vault.checkpoints.put({ ...READY, at: 1 });
    expect(await pullCatalogo(env)).toEqual({ kind: 'failed', sentence });
    expect(queries()).toEqual([{ cursor: 'n1' }]);
    expect(await row()).toEqual({ ...READY, at: 1, error: sentence });
    expect(await vault.log.toArray()).toEqual([{ n: 1, at: NOW, event: 'pull-failed', detail: 'catalogo' }]);
  },
);

test('a whole catalogue stays ready if the changes after it do not arrive', async () => {
  const { env, row } = await world({}, whole(), SILENT);
  expect(await pullCatalogo(env)).toEqual({ kind: 'ready' });
  expect(await row()).toEqual(READY);
  const without = await world({}, whole({ held: { cursor: null } }));
  expect(await pullCatalogo(without.env)).toEqual({ kind: 'ready' });
  expect(without.queries()).toEqual([{}]);
});

const NO_FEED = 'A rede respondeu algo que não é o catálogo. Confira a conexão e tente de novo.';

test.each<[string, StreamAnswer, string]>([
  ['silence', SILENT, 'Sem sinal para atualizar o catálogo.'],
  ['a portal', { ...streamed(), isOurs: false } as StreamAnswer, NO_FEED],
  ['a portal’s 304', noStream(304, false), NO_FEED],
  ['a portal’s 404', noStream(404, false), NO_FEED],
  ['a portal’s 410', noStream(410, false), NO_FEED],
  ['a server in trouble', { ...streamed(), status: 503 } as StreamAnswer, NO_FEED],
  ['an answer without a body', noStream(200), NO_FEED],
])(
  'after %s an empty device shows a failure, and one with a catalogue keeps it',
  async (_, got, sentence) => {
    const empty = await world({}, got);
    expect(await pullCatalogo(empty.env)).toEqual({ kind: 'failed', sentence });
    expect(await empty.row()).toMatchObject({ state: 'failed', geracao: null, error: sentence });
    expect(empty.queries()).toEqual([{}]);
    const full = await world(WHOLE, got);
    await full.vault.checkpoints.put({ ...READY, state: 'loading', done: 7, at: 1 });
    expect(await pullCatalogo(full.env)).toEqual({ kind: 'failed', sentence });
    expect(await full.row()).toEqual({ ...READY, at: 1, error: sentence });
  },
);

test('a download cut in an earlier session continues where it stopped', async () => {
  const { env, rows, queries, imports } = await world({ staged: staged(2) }, whole(), UNCHANGED);
  expect(await pullCatalogo(env)).toEqual({ kind: 'ready' });
  expect(queries()[0]).toEqual({ geracao: 'g1', aPartirDe: '2' });
  expect(imports).toEqual([{ call: 'importCatalogue', resumes: true }]);
  expect(rows[0]).toMatchObject({ state: 'loading', done: 500, total: 900 });
});

test('a cut download continues at once as long as it advances', async () => {
  const { env, queries } = await world({}, cutAt(1), cutAt(3), whole(), UNCHANGED);
  expect(await pullCatalogo(env)).toEqual({ kind: 'ready' });
  expect(queries().slice(0, 3)).toEqual([
    {},
    { geracao: 'g1', aPartirDe: '1' },
    { geracao: 'g1', aPartirDe: '3' },
  ]);
});

test('a cut download that did not advance waits for the next refresh', async () => {
  const cut = { kind: 'failed', sentence: expect.stringContaining('interrompida') };
  const nothing = await world({}, streamed(notTaken('truncado')));
  expect(await pullCatalogo(nothing.env)).toEqual(cut);
  const stuck = await world({ staged: staged(2) }, cutAt(2));
  expect(await pullCatalogo(stuck.env)).toEqual(cut);
  expect(await stuck.row()).toMatchObject({ state: 'failed', done: 500, total: 900 });
});

test.each([
  ['the server does not know', noStream(410)],
  ['fits another generation', streamed(notTaken('geracao'))],
  ['is damaged', streamed(notTaken('hash'))],
])('a cut download whose rest %s starts again', async (_, first) => {
  const { env, queries, imports } = await world({ staged: staged(2, 'g0') }, first, whole(), UNCHANGED);
  expect(await pullCatalogo(env)).toEqual({ kind: 'ready' });
  expect(queries().slice(0, 2)).toEqual([{ geracao: 'g0', aPartirDe: '2' }, {}]);
  expect(imports.at(-1)).toEqual({ call: 'importCatalogue', resumes: false });
});

test.each([
  ['the rest of a cut load', 1],
  ['the whole after it', 2],
])('a full disk under %s ends the download, whatever is staged', async (_, calls) => {
  const full = streamed(notTaken('disco'));
  const answers = calls === 1 ? [full] : [noStream(410), full];
  const { env, queries } = await world({ staged: staged(2) }, ...answers);
  expect(await pullCatalogo(env)).toEqual({ kind: 'failed', sentence: expect.stringContaining('espaço') });
  expect(queries()).toHaveLength(calls);
});

test('a failed whole download leaves the catalogue and its cursor, and no request follows', async () => {
  const { env, queries, row } = await world(WHOLE, noStream(410), SILENT);
  expect(await pullCatalogo(env)).toMatchObject({ kind: 'failed' });
  expect(queries()).toEqual([{ cursor: 'n1' }, {}]);
  expect(await row()).toMatchObject({ state: 'ready', geracao: 'g1' });
});

test('a download that started again and is cut continues too', async () => {
  const { env, queries } = await world(
    { staged: staged(2, 'g0') },
    noStream(410),
    cutAt(1),
    whole(),
    UNCHANGED,
  );
  expect(await pullCatalogo(env)).toEqual({ kind: 'ready' });
  expect(queries()[2]).toEqual({ geracao: 'g1', aPartirDe: '1' });
});

test('a whole catalogue of an unknown generation, or a damaged one, ends the download with its reason', async () => {
  const changed = await world({}, noStream(410));
  expect(await pullCatalogo(changed.env)).toMatchObject({
    sentence: 'O catálogo mudou no servidor durante a transferência. Tente atualizar de novo.',
  });
  const damaged = await world({}, streamed(notTaken('hash')));
  expect(await pullCatalogo(damaged.env)).toMatchObject({ sentence: expect.stringContaining('danificado') });
});

/** Returns the progress in the checkpoint after a download that reported this and then failed. */
async function broken(...progress: NonNullable<Feed['progress']>) {
  const { env, row } = await world({}, streamed(notTaken('disco', { progress })));
  await pullCatalogo(env);
  const kept = await row();
  return kept?.name === 'catalogo' ? [kept.done, kept.total] : [];
}

test('progress is written at once, and then at most five times a second', async () => {
  const first = { ms: 0, produtos: 250, total: 900 };
  expect(await broken(first)).toEqual([250, 900]);
  expect(await broken(first, { ms: 199, produtos: 500, total: 900 })).toEqual([250, 900]);
  expect(await broken(first, { ms: 200, produtos: 500, total: 900 })).toEqual([500, 900]);
  const two = [first, { ms: 199, produtos: 500, total: 900 }, { ms: 1, produtos: 750, total: 900 }];
  expect(await broken(...two)).toEqual([750, 900]);
});

test('the checkpoint shows progress during the download, even if it is written late', async () => {
  const progress = [{ ms: 0, produtos: 250, total: 900 }];
  const { env, vault, rows, row } = await world({}, whole({ progress }), UNCHANGED);
  const put = vault.checkpoints.put.bind(vault.checkpoints);
  const late = vi.spyOn(vault.checkpoints, 'put').mockImplementation((given) => {
    const isProgress = given.name === 'catalogo' && given.done === 250;
    return isProgress ? vault.checkpoints.count().then(() => put(given)) : put(given);
  });
  await pullCatalogo(env);
  late.mockRestore();
  expect(rows[1]).toMatchObject({ state: 'loading', done: 250, total: 900 });
  expect(await row()).toEqual(READY);
});

test('a failed write of progress does not end the download', async () => {
  const { env, vault, row } = await world(
    {},
    whole({ progress: [{ ms: 0, produtos: 250, total: 900 }] }),
    UNCHANGED,
  );
  const put = vault.checkpoints.put.bind(vault.checkpoints);
  const full = vi.spyOn(vault.checkpoints, 'put').mockImplementation((given) => {
    if (given.name === 'catalogo' && given.done === 250) throw new Error('QuotaExceededError');
    return put(given);
  });
  expect(await pullCatalogo(env)).toEqual({ kind: 'ready' });
  full.mockRestore();
  expect(await row()).toEqual(READY);
});

test('a catalogue that could not be requested shows the reason', async () => {
  const silent = await world(WHOLE);
  await noteCatalogoUnasked(silent.env);
  expect(await silent.row()).toMatchObject({ state: 'ready', error: 'Sem sinal para atualizar o catálogo.' });
  const held = await world({});
  await noteAuth(held.vault, 'held', 1);
  await noteCatalogoUnasked(held.env);
  expect(await held.row()).toMatchObject({
    state: 'failed',
    error: 'Entre de novo para atualizar o catálogo.',
  });
});
