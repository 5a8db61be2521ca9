import { type Contexto, transmitirPrecos } from '#contract/catalogue/sincronizacao.ts';
import type { QueryOf } from '#contract/wire/call.ts';
import { toWire } from '#contract/wire/to-wire.ts';
import { feedSentence } from './feed-sentence.ts';
import { fillPrecos } from './fill-by-pages.ts';
import { isAltered, type Opened, takeOpened } from './open-feed.ts';
import type { MirrorEnv, Pulled } from './pull-catalogo.ts';

type Part = Omit<QueryOf<typeof transmitirPrecos>, 'idContexto'>;

/** A price context, and its base: the context that has the same prices except for some. */
export type Precos = Pick<Contexto, 'idContexto' | 'idContextoBase'>;

/**
 * Brings one context's prices up to date: with the changes since its cursor, with its differences from a kept
 * base, or whole. The result `geracao` asks for the catalogue first: the server has a newer one than the
 * device.
 */
export async function pullPrecos(
  env: MirrorEnv,
  user: string,
  { idContexto, idContextoBase }: Precos,
): Promise<Pulled | { kind: 'geracao' }> {
  const cursorOf = async (name: string | undefined): Promise<string | null> => {
    const { contextos } = await env.engine.status();
    return contextos.find((c) => c.idContexto === name)?.cursor ?? null;
  };
  const own = await cursorOf(idContexto);
  const cursor = own ?? (await cursorOf(idContextoBase));
  const base = own === null ? { idContextoBase } : {};
  let tried = cursor === null ? null : await attemptPrecos(env, user, idContexto, { cursor, ...base });
  if (tried === null || tried.kind === 'geracao') {
    tried = await attemptPrecos(env, user, idContexto, {});
    const taken = tried.kind === 'ready' ? await cursorOf(idContexto) : null;
    // Whole prices are as old as their generation; the changes hold the stock that orders have taken since.
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
  const { idContextoBase } = part;
  const take = (opened: Opened) => takePrecos(env, user, { idContexto, idContextoBase }, opened);
  return (await takeOpened(env, request, take)) ?? { kind: 'geracao' };
}

async function takePrecos(
  env: MirrorEnv,
  user: string,
  { idContexto, idContextoBase }: Precos,
  opened: Opened,
): Promise<Pulled | { kind: 'geracao' } | { kind: 'absent' } | null> {
  // 'unchanged' says nothing about prices that the device does not hold.
  if (opened.kind === 'unchanged') return { kind: idContextoBase === undefined ? 'ready' : 'geracao' };
  if (opened.kind === 'unknown') return { kind: 'geracao' };
  if (opened.kind === 'failed' || opened.kind === 'absent') return opened;
  const { body, sha256 } = opened;
  const answer = await env.engine.importPrices(user, idContexto, body, {
    ...(sha256 === undefined ? {} : { sha256 }),
    ...(idContextoBase === undefined ? {} : { idContextoBase }),
  });
  if (answer.ok) return { kind: 'ready' };
  if (isAltered(opened, answer.erro)) return null;
  // A server that does not know bases sends changes of prices that the device does not hold.
  const isOther = answer.erro === 'formato' && idContextoBase !== undefined;
  if (answer.erro === 'geracao' || isOther) return { kind: 'geracao' };
  const sentence = feedSentence(answer.erro);
  return answer.erro === 'truncado'
    ? { kind: 'failed', sentence, isLate: true }
    : { kind: 'failed', sentence };
}
