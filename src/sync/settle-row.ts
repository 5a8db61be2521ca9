import type { Answer } from '#net/send.ts';
import type { Claim, ClaimedRow } from '#outbox/claim.ts';
import { VERIFIQUE } from '#outbox/overdue.ts';
import { writeWithRelief } from '#outbox/relief.ts';
import { parkRow, type Refusal, releaseRow, settleConfirmed } from '#outbox/settle.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import { askKeyForGood } from './ask-key.ts';
import type { SyncEnv } from './env.ts';
import { judge, type Verdict } from './judge.ts';
import { type LaneEnd, noteRow, type Run } from './run.ts';

type Final = Extract<Verdict, { kind: 'confirmed' | 'refused' }>;

/** What a row comes to by itself, without a request. */
type Resolved = Extract<Claim, { kind: 'settled-here' }>['resolved'];

/** Settles or parks a row by the last word on it. */
export async function settleVerdict(env: SyncEnv, row: OutboxRow, verdict: Final, run: Run): Promise<void> {
  const { vault } = env;
  const now = env.now();
  if (verdict.kind === 'confirmed') {
    await writeWithRelief(vault, () => settleConfirmed(vault, row, verdict, now));
    if (row.intent.tipo === 'envio') run.orders += 1;
    noteRow(env, run, row, { event: 'confirmed' });
    return;
  }
  const { refusal, carrinho } = verdict;
  await writeWithRelief(vault, () => parkRow(vault, row, refusal, carrinho, now));
  noteRow(env, run, row, { event: 'refused', status: refusal.status, detail: refusal.codigo });
}

/** What an answer out of the server's memory does to the row it belongs to. Null: on to the next row. */
async function settleTold(env: SyncEnv, row: OutboxRow, answer: Answer, run: Run): Promise<LaneEnd | null> {
  const now = env.now();
  const verdict = judge(row, answer, { now, random: env.random(), capMs: env.capMs() });
  if (verdict.kind === 'again' || verdict.kind === 'hold') return { stop: false, at: now + env.capMs() / 4 };
  await settleVerdict(env, row, verdict, run);
  return null;
}

/** Settles a row by what the server knows of its key; by `verdict` when the server does not know it and never will. */
async function settleByKey(env: SyncEnv, row: OutboxRow, run: Run, verdict: Final): Promise<LaneEnd | null> {
  const told = await askKeyForGood(env, row, run.pending);
  if (told.kind === 'answer') return settleTold(env, row, told.answer, run);
  if (told.kind === 'unknown' || told.kind === 'cannot-tell') {
    await settleVerdict(env, row, verdict, run);
    return null;
  }
  const at = env.now() + env.capMs() / 4;
  await releaseRow(env.vault, row, { notBefore: at, tries: row.tries, lastAnswer: row.lastAnswer });
  return told.kind === 'held' ? { stop: true, at: null } : { stop: told.stop, at };
}

/** The same with a refusal. */
export const refuseByKey = (
  env: SyncEnv,
  row: OutboxRow,
  run: Run,
  refusal: Refusal,
): Promise<LaneEnd | null> => settleByKey(env, row, run, { kind: 'refused', refusal, carrinho: null });

/** A change that waited too long to be repeated: what the server knows of it settles it, else a person must. */
export const settleOverdue = (env: SyncEnv, row: ClaimedRow, run: Run): Promise<LaneEnd | null> =>
  refuseByKey(env, row, run, VERIFIQUE);

/** Settles a row that needs no request; of a copied one the server's word comes first. Null: on to the next row. */
export async function settleHere(
  env: SyncEnv,
  row: OutboxRow,
  resolved: Resolved,
  run: Run,
): Promise<LaneEnd | null> {
  const verdict = toVerdict(resolved);
  if (row.copied) return settleByKey(env, row, run, verdict);
  await settleVerdict(env, row, verdict, run);
  return null;
}

function toVerdict(resolved: Resolved): Final {
  if (resolved.kind === 'nothing') return { kind: 'confirmed', carrinho: null, pedidos: [] };
  const { codigo, description } = resolved;
  return {
    kind: 'refused',
    refusal: { status: 0, codigo, message: 'Atenção!', description },
    carrinho: null,
  };
}
