import { transmitirCatalogo, transmitirPrecos } from '#contract/sincronizacao.ts';
import { toWire, type WireRequest } from '#contract/to-wire.ts';
import type { EngineClient } from '#mirror/engine-client.ts';
import type { ImportAnswer } from '#mirror/engine-protocol.ts';
import type { SendOptions, StreamAnswer } from '#net/send.ts';
import type { CheckpointRow } from '#vault/device-rows.ts';
import type { SyncEnv } from './env.ts';
import { feedSentence } from './feed-sentence.ts';

/** What the catalogue's mirror is filled with. */
export type MirrorEnv = SyncEnv & {
  engine: EngineClient;
  openStream: (request: WireRequest, options: SendOptions) => Promise<StreamAnswer>;
};

/** `failed` leaves what the device had whole; its sentence is for the person. */
export type Pulled = { kind: 'ready' } | { kind: 'failed'; sentence: string };

const PROGRESS_MS = 200;

type CatalogoRow = Extract<CheckpointRow, { name: 'catalogo' }>;

async function noteCatalogo(env: MirrorEnv, change: Partial<CatalogoRow>): Promise<void> {
  const before = await env.vault.checkpoints.get('catalogo');
  const kept: CatalogoRow =
    before?.name === 'catalogo'
      ? before
      : { name: 'catalogo', state: 'loading', done: 0, total: 0, geracao: null, at: 0, error: null };
  await env.vault.checkpoints.put({ ...kept, ...change, at: env.now() });
}

/** Writes progress at most five times a second; the row is what every window draws from. */
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

type Opened =
  | { kind: 'stream'; body: ReadableStream<Uint8Array> }
  | { kind: 'unchanged' }
  | { kind: 'failed'; sentence: string };

function toOpened(answer: StreamAnswer): Opened {
  if (answer.kind === 'silence') return { kind: 'failed', sentence: 'Sem sinal para atualizar o catálogo.' };
  if (answer.marked && answer.status === 304) return { kind: 'unchanged' };
  if (answer.marked && answer.status === 200 && answer.body) return { kind: 'stream', body: answer.body };
  return { kind: 'failed', sentence: feedSentence('formato') };
}

/**
 * Brings the catalogue up to date: asks with the generation the device holds, and takes the stream when there
 * is another. Progress and outcome stand in the checkpoint `catalogo`.
 */
export async function pullCatalogo(env: MirrorEnv): Promise<Pulled> {
  const { geracao, total } = await env.engine.status();
  const known = geracao === null ? {} : { ifNoneMatch: `"${geracao}"` };
  if (geracao === null) await noteCatalogo(env, { state: 'loading', done: 0, error: null });
  const opened = toOpened(
    await env.openStream(toWire(transmitirCatalogo, { query: {} }), { token: env.token(), ...known }),
  );
  if (opened.kind === 'unchanged') {
    await noteCatalogo(env, { state: 'ready', geracao, done: total, total, error: null });
    return { kind: 'ready' };
  }
  if (opened.kind === 'failed') return failedCatalogo(env, geracao, opened.sentence);
  const progress = progressNoter(env);
  const answer = await env.engine.importCatalogue(opened.body, {
    onProgress: (p) => progress.note(p.produtos, p.total),
  });
  await progress.end();
  if (!answer.ok) return failedCatalogo(env, geracao, feedSentence(answer.erro));
  const { total: taken } = answer;
  await noteCatalogo(env, {
    state: 'ready',
    geracao: answer.geracao,
    done: taken,
    total: taken,
    error: null,
  });
  return { kind: 'ready' };
}

/** Says that the catalogue could not be asked for, so that nobody waits for a progress that does not come. */
export async function noteCatalogoUnasked(env: MirrorEnv): Promise<void> {
  const { geracao } = await env.engine.status();
  await failedCatalogo(env, geracao, 'Sem sinal para atualizar o catálogo.');
}

/** A device that already holds a catalogue goes on with it; only an empty one has failed. */
async function failedCatalogo(env: MirrorEnv, geracao: string | null, sentence: string): Promise<Pulled> {
  await noteCatalogo(env, { state: geracao === null ? 'failed' : 'ready', geracao, error: sentence });
  return { kind: 'failed', sentence };
}

/**
 * Brings one context's prices up to date. `geracao` in the outcome asks for the catalogue first: the server
 * has a newer one than the device.
 */
export async function pullPrecos(
  env: MirrorEnv,
  user: string,
  idContexto: string,
): Promise<Pulled | { kind: 'geracao' }> {
  const name = `precos:${idContexto}` as const;
  const kept = await env.vault.checkpoints.get(name);
  const status = await env.engine.status();
  const held = status.contextos.some((c) => c.idContexto === idContexto && c.geracao === status.geracao);
  const etag = held && kept && 'etag' in kept ? kept.etag : null;
  const wire = toWire(transmitirPrecos, { query: { idContexto } });
  const answer = await env.openStream(wire, {
    token: env.token(),
    ...(etag ? { ifNoneMatch: etag } : {}),
  });
  const opened = toOpened(answer);
  if (opened.kind === 'unchanged') {
    await env.vault.checkpoints.update(name, { at: env.now() });
    return { kind: 'ready' };
  }
  const imported: ImportAnswer | null =
    opened.kind === 'stream' ? await env.engine.importPrices(user, idContexto, opened.body) : null;
  if (imported?.ok) {
    const newEtag = answer.kind === 'stream' ? answer.etag : null;
    const { geracao } = imported;
    await env.vault.checkpoints.put({ name, state: 'ready', geracao, etag: newEtag, at: env.now() });
    return { kind: 'ready' };
  }
  if (imported && !imported.ok && imported.erro === 'geracao') return { kind: 'geracao' };
  const sentence =
    opened.kind === 'failed'
      ? opened.sentence
      : feedSentence(imported && !imported.ok ? imported.erro : 'formato');
  return { kind: 'failed', sentence };
}
