import type { QueryOf } from '#contract/call.ts';
import { transmitirPrecos } from '#contract/sincronizacao.ts';
import { toWire } from '#contract/to-wire.ts';
import { feedSentence } from './feed-sentence.ts';
import { fillPrecos } from './fill-by-pages.ts';
import { isAltered, type Opened, takeOpened } from './open-feed.ts';
import type { MirrorEnv, Pulled } from './pull-catalogo.ts';

type Part = Omit<QueryOf<typeof transmitirPrecos>, 'idContexto'>;

/**
 * Brings one context's prices up to date: with what changed since its cursor, or whole. `geracao` in the outcome
 * asks for the catalogue first: the server has a newer one than the device.
 */
export async function pullPrecos(
  env: MirrorEnv,
  user: string,
  idContexto: string,
): Promise<Pulled | { kind: 'geracao' }> {
  const cursorOf = async (): Promise<string | null> => {
    const { contextos } = await env.engine.status();
    return contextos.find((c) => c.idContexto === idContexto)?.cursor ?? null;
  };
  const cursor = await cursorOf();
  let tried = cursor === null ? null : await attemptPrecos(env, user, idContexto, { cursor });
  if (tried === null || tried.kind === 'geracao') {
    tried = await attemptPrecos(env, user, idContexto, {});
    const taken = tried.kind === 'ready' ? await cursorOf() : null;
    // Whole prices are as old as their generation; the stock that orders took since is in what changed.
    if (taken !== null) await attemptPrecos(env, user, idContexto, { cursor: taken });
  }
  if (tried.kind === 'absent') return fillPrecos(env, idContexto);
  if (tried.kind !== 'ready') return tried;
  const { contextos } = await env.engine.status();
  const held = contextos.find((c) => c.idContexto === idContexto);
  await env.vault.checkpoints.put({
    name: `precos:${idContexto}`,
    state: 'ready',
    geracao: held?.geracao ?? '',
    etag: held ? `${held.cursor} ${held.at}` : null,
    at: env.now(),
  });
  return tried;
}

async function attemptPrecos(
  env: MirrorEnv,
  user: string,
  idContexto: string,
  part: Part,
): Promise<Pulled | { kind: 'geracao' } | { kind: 'absent' }> {
  const request = toWire(transmitirPrecos, { query: { idContexto, ...part } });
  const take = (opened: Opened) => takePrecos(env, user, idContexto, opened);
  return (await takeOpened(env, request, take)) ?? { kind: 'geracao' };
}

async function takePrecos(
  env: MirrorEnv,
  user: string,
  idContexto: string,
  opened: Opened,
): Promise<Pulled | { kind: 'geracao' } | { kind: 'absent' } | null> {
  if (opened.kind === 'unchanged') return { kind: 'ready' };
  if (opened.kind === 'unknown') return { kind: 'geracao' };
  if (opened.kind === 'failed' || opened.kind === 'absent') return opened;
  const { body, sha256 } = opened;
  const answer = await env.engine.importPrices(
    user,
    idContexto,
    body,
    sha256 === undefined ? {} : { sha256 },
  );
  if (answer.ok) return { kind: 'ready' };
  if (isAltered(opened, answer.erro)) return null;
  if (answer.erro === 'geracao') return { kind: 'geracao' };
  const sentence = feedSentence(answer.erro);
  return answer.erro === 'truncado'
    ? { kind: 'failed', sentence, isLate: true }
    : { kind: 'failed', sentence };
}
