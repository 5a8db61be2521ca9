import { isDoubtful, readDoubted } from '#outbox/devolucoes/doubt.ts';
import { readToAsk, settleChecked } from '#outbox/devolucoes/lost-devolucao.ts';
import type { SyncEnv } from '#sync/env.ts';
import { pullDevolucoes } from '#sync/pull/pull-devolucoes.ts';
import type { LaneEnd, Run } from '#sync/run.ts';
import { isDevolucao } from '#vault/devolucao-intents.ts';
import type { Intent, OutboxRow } from '#vault/outbox-rows.ts';
import { askKey, refuseUnknown, type Told } from './ask-key.ts';
import { readDevolucao } from './read-devolucao.ts';
import { endOfRead } from './settle-row.ts';

/** The id of the return in the server's stored response to a change; undefined where it names none. */
function idToldBy(intent: Intent, told: Told): number | undefined {
  if (told.kind !== 'answer' || told.answer.kind !== 'answer' || !isDevolucao(intent)) return undefined;
  if (told.answer.status >= 300) return undefined;
  if (intent.tipo === 'devolucao-criar') return readDevolucao(intent, told.answer)?.idDevolucao;
  const { idDevolucao: _, ...unnamed } = intent;
  return readDevolucao(unnamed, told.answer)?.idDevolucao;
}

/** Asks about a confirmed change. The server refuses a lost one for good, as a copy of it may still arrive. */
async function askConfirmed(env: SyncEnv, row: Pick<OutboxRow, 'key'>, pending: string): Promise<Told> {
  return refuseUnknown(env, row, pending, await askKey(env, row, pending));
}

/**
 * Asks a restored server about the confirmed changes of a return, the last first: it knows all changes before one that
 * it knows. Lost changes become a question. Returns where the lane stops without a response, otherwise null.
 */
export async function checkDevolucao(env: SyncEnv, lane: string, pending: string): Promise<LaneEnd | null> {
  const { vault } = env;
  const receipts = await readToAsk(vault, lane);
  const lost: string[] = [];
  let isKnown = false;
  let idDevolucao: number | undefined;
  for (const receipt of receipts) {
    const ask: typeof askKey = isKnown ? askKey : askConfirmed;
    const told = await ask(env, receipt, pending);
    if (told.kind === 'held') return { stop: true, at: null };
    if (told.kind === 'silence') return { stop: told.stop, at: env.now() + env.capMs() / 4 };
    if (told.kind === 'unknown' && !isKnown) lost.push(receipt.key);
    isKnown ||= told.kind !== 'unknown';
    idDevolucao = idToldBy(receipt.intent, told);
    if (idDevolucao !== undefined || told.kind === 'cannot-tell') break;
  }
  const asked = receipts.map(({ key }) => key);
  await settleChecked(vault, lane, { asked, lost, idDevolucao }, env);
  return null;
}

/**
 * Checks with a restored server the id of the return that a row changes: by the keys of its confirmed changes, else by
 * the customer's list. Returns where the lane stops, or null once the row can be sent or refused.
 */
export async function ensureDevolucao(env: SyncEnv, head: OutboxRow, run: Run): Promise<LaneEnd | null> {
  const isInDoubt = async () => isDoubtful(head, await readDoubted(env.vault));
  if (!(await isInDoubt())) return null;
  const end = await checkDevolucao(env, head.lane, run.pending);
  if (end !== null || !(await isInDoubt())) return end;
  const pulled = await pullDevolucoes(env, head.idPessoaCliente);
  if (!pulled.ok) return endOfRead(env, head, run, pulled.error);
  return (await isInDoubt()) ? { stop: false, at: env.now() + env.capMs() / 4 } : null;
}
