import { transmitirCatalogo } from '#contract/catalogue/sincronizacao.ts';
import type { QueryOf } from '#contract/wire/call.ts';
import { toWire, type WireRequest } from '#contract/wire/to-wire.ts';
import type { EngineClient } from '#mirror/catalogue/engine-client.ts';
import type { SendOptions, StreamAnswer } from '#net/send.ts';
import { isAuthHeld } from '#sync/checkpoint.ts';
import type { SyncEnv } from '#sync/env.ts';
import type { CheckpointRow } from '#vault/device-rows.ts';
import { noteEvent } from '#vault/note-event.ts';
import { feedSentence } from './feed-sentence.ts';
import { fillCatalogo } from './fill-by-pages.ts';
import { isAltered, type Opened, takeOpened } from './open-feed.ts';

/** The environment of the catalogue's mirror. */
export type MirrorEnv = SyncEnv & {
  engine: EngineClient;
  openStream: (request: WireRequest, options: SendOptions) => Promise<StreamAnswer>;
};

/**
 * `failed` leaves the device's previous catalogue whole; its sentence is for the user. `isLate`: the line did
 * not bring the data, so another try may succeed soon.
 */
export type Pulled = { kind: 'ready' } | { kind: 'failed'; sentence: string; isLate?: true };

const PROGRESS_MS = 200;

type CatalogoRow = Extract<CheckpointRow, { name: 'catalogo' }>;

/** `at` is the time when the device was last found up to date: progress and failed tries do not move it. */
async function noteCatalogo(
  env: MirrorEnv,
  change: Partial<CatalogoRow> & Pick<CatalogoRow, 'state'>,
): Promise<void> {
  const before = await env.vault.checkpoints.get('catalogo');
  const now = env.now();
  const kept =
    before?.name === 'catalogo' ? before : { done: 0, total: 0, geracao: null, at: now, error: null };
  const isUpToDate = change.state === 'ready' && change.error === null;
  await env.vault.checkpoints.put({ ...kept, ...change, name: 'catalogo', at: isUpToDate ? now : kept.at });
}

/** Returns a writer of progress, at most five times a second. Every window draws from the row. */
function progressNoter(env: MirrorEnv): {
  note: (done: number, total: number) => void;
  end: () => Promise<void>;
} {
  let last = 0;
  let writing: Promise<void> = Promise.resolve();
  return {
    note: (done, total) => {
      const now = env.now();
      if (now - last < PROGRESS_MS) return;
      last = now;
      writing = writing
        .then(() => noteCatalogo(env, { state: 'loading', done, total }))
        .catch(() => undefined);
    },
    end: () => writing,
  };
}

type Part = QueryOf<typeof transmitirCatalogo>;

/** The result of an attempt. `unknown`: the device's data no longer fit, so it loads the whole catalogue. */
type Attempt = Pulled | { kind: 'unknown' } | { kind: 'absent' } | { kind: 'cut'; sentence: string };

async function attempt(env: MirrorEnv, query: Part, resumes: boolean): Promise<Attempt> {
  const request = toWire(transmitirCatalogo, { query });
  return (await takeOpened(env, request, (opened) => take(env, opened, resumes))) ?? { kind: 'unknown' };
}

async function take(env: MirrorEnv, opened: Opened, resumes: boolean): Promise<Attempt | null> {
  if (opened.kind === 'unchanged') return { kind: 'ready' };
  if (opened.kind !== 'stream') return opened;
  const progress = progressNoter(env);
  const answer = await env.engine.importCatalogue(opened.body, {
    resumes,
    ...(opened.sha256 === undefined ? {} : { sha256: opened.sha256 }),
    onProgress: (p) => progress.note(p.produtos, p.total),
  });
  await progress.end();
  if (answer.ok) return { kind: 'ready' };
  if (isAltered(opened, answer.erro)) return null;
  const sentence = feedSentence(answer.erro);
  if (answer.erro === 'truncado') return { kind: 'cut', sentence };
  const doesNotFit = answer.erro === 'geracao' || (resumes && answer.erro === 'hash');
  return doesNotFit ? { kind: 'unknown' } : { kind: 'failed', sentence };
}

/** Imports the changes since the device's cursor; its generation stays the base. */
async function pullDelta(env: MirrorEnv, cursor: string): Promise<Attempt> {
  return attempt(env, { cursor }, false);
}

/**
 * Imports a whole generation, continuing a truncated download. Tries again at once as long as the download
 * advances.
 */
async function pullWhole(env: MirrorEnv): Promise<Attempt> {
  let mayResume = true;
  for (;;) {
    const { staged } = await env.engine.status();
    const resumes = mayResume && staged !== null;
    const query = resumes ? { geracao: staged.geracao, aPartirDe: staged.segmentos } : {};
    if (resumes) await noteCatalogo(env, { state: 'loading', done: staged.produtos, total: staged.total });
    const tried = await attempt(env, query, resumes);
    if (tried.kind === 'unknown' && resumes) mayResume = false;
    else if (tried.kind !== 'cut') return tried;
    else {
      const reached = (await env.engine.status()).staged?.segmentos ?? 0;
      if (reached <= (resumes ? staged.segmentos : 0)) return tried;
      mayResume = true;
    }
  }
}

/**
 * Brings the catalogue up to date: with the changes since the device's cursor, or whole if the cursor is
 * missing or too old. A truncated download continues where it stopped. The checkpoint `catalogo` has progress
 * and result.
 */
export async function pullCatalogo(env: MirrorEnv): Promise<Pulled> {
  const { geracao, cursor } = await env.engine.status();
  // The browser may have deleted the data that the checkpoint still names.
  if (geracao === null) await noteCatalogo(env, { state: 'loading', done: 0, geracao, error: null });
  let tried: Attempt = cursor === null ? { kind: 'unknown' } : await pullDelta(env, cursor);
  if (tried.kind === 'unknown') {
    tried = await pullWhole(env);
    const held = await env.engine.status();
    // A generation may be hours old: one more small request brings the changes since it was made.
    if (tried.kind === 'ready' && held.cursor !== null) await pullDelta(env, held.cursor);
  }
  if (tried.kind === 'absent') {
    const progress = progressNoter(env);
    tried = await fillCatalogo(env, (p) => progress.note(p.produtos, p.total));
    await progress.end();
  }
  if (tried.kind !== 'ready') {
    await noteEvent(env.vault, { at: env.now(), event: 'pull-failed', detail: 'catalogo' });
    return failedCatalogo(env, tried.kind === 'unknown' ? feedSentence('geracao') : tried.sentence);
  }
  const held = await env.engine.status();
  const { total } = held;
  await noteCatalogo(env, {
    state: 'ready',
    geracao: held.geracao,
    version: `${held.cursor} ${held.at}`,
    done: total,
    total,
    error: null,
  });
  return { kind: 'ready' };
}

/** Records that the catalogue could not be requested, so that the screen does not wait for progress. */
export async function noteCatalogoUnasked(env: MirrorEnv): Promise<void> {
  await failedCatalogo(
    env,
    (await isAuthHeld(env.vault))
      ? 'Entre de novo para atualizar o catálogo.'
      : 'Sem sinal para atualizar o catálogo.',
  );
}

/** Records a failure. A device with a catalogue continues with it; only an empty one has failed. */
async function failedCatalogo(env: MirrorEnv, sentence: string): Promise<Pulled> {
  const { geracao, total } = await env.engine.status();
  await noteCatalogo(
    env,
    geracao === null
      ? { state: 'failed', geracao, error: sentence }
      : { state: 'ready', geracao, done: total, total, error: sentence },
  );
  return { kind: 'failed', sentence };
}
