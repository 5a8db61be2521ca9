import type { Answer } from '#net/send.ts';
import type { Claim, ClaimedRow } from '#outbox/claim.ts';
import type { Refusal } from '#outbox/envio/confirmation.ts';
import { isOverdue, OUTRO_CARRINHO, VERIFIQUE } from '#outbox/overdue.ts';
import { parkRow } from '#outbox/park-row.ts';
import { writeWithRelief } from '#outbox/relief.ts';
import { readServerTime } from '#outbox/server-time.ts';
import { releaseRow, settleConfirmed } from '#outbox/settle.ts';
import type { SyncEnv } from '#sync/env.ts';
import { pullCarrinho } from '#sync/pull/pull-carrinho.ts';
import { type LaneEnd, noteRow, type Run } from '#sync/run.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import { askKey, refuseUnknown, type Told } from './ask-key.ts';
import { judge, type Verdict } from './judge.ts';

type Final = Extract<Verdict, { kind: 'confirmed' | 'refused' }>;

/** The result of a row by itself, without a request. */
type Resolved = Extract<Claim, { kind: 'settled-here' }>['resolved'];

/** Settles or parks a row by the last word on it. */
export async function settleVerdict(env: SyncEnv, row: OutboxRow, verdict: Final, run: Run): Promise<void> {
  const { vault } = env;
  const now = env.now();
  if (verdict.kind === 'confirmed') {
    await writeWithRelief(vault, () => settleConfirmed(vault, row, verdict, now));
    if (row.intent.tipo === 'envio') run.answered += 1;
    noteRow(env, run, row, { event: 'confirmed' });
    return;
  }
  const { refusal, carrinho } = verdict;
  // The reason of the refusal is read too: the user decides by today's limits, not by earlier ones.
  if (row.intent.tipo === 'envio') run.answered += 1;
  const settled = await writeWithRelief(vault, () => parkRow(vault, row, refusal, carrinho, now));
  const refused = { event: 'refused', status: refusal.status, detail: refusal.codigo } as const;
  noteRow(env, run, row, settled === 'confirmed' ? { event: 'confirmed' } : refused);
  if (carrinho && row.intent.tipo === 'envio') await askCarrinhoOfToday(env, row.idPessoaCliente);
}

/** A refusal may be the answer of an earlier day to the same key, and its cart an order since. */
async function askCarrinhoOfToday(env: SyncEnv, idPessoaCliente: number): Promise<void> {
  await pullCarrinho(env, idPessoaCliente);
}

/** Acts on a response that the server had stored. Null: on to the next row. */
async function settleTold(env: SyncEnv, row: OutboxRow, answer: Answer, run: Run): Promise<LaneEnd | null> {
  const now = env.now();
  // It may have been asked in other words than this row's, against another cart.
  const verdict = judge({ ...row, frozen: null }, answer, { now, random: env.random(), capMs: env.capMs() });
  if (verdict.kind === 'again' || verdict.kind === 'hold') return { stop: false, at: now + env.capMs() / 4 };
  await settleVerdict(env, row, verdict, run);
  return null;
}

/**
 * Settles a row by the server's knowledge of its key; by `verdict` if the server does not know it and never
 * will.
 */
async function settleByKey(
  env: SyncEnv,
  row: OutboxRow,
  run: Run,
  verdict: Final,
  known?: Told,
): Promise<LaneEnd | null> {
  const told = await refuseUnknown(env, row, run.pending, known ?? (await askKey(env, row, run.pending)));
  if (told.kind === 'answer') return settleTold(env, row, told.answer, run);
  if (told.kind === 'unknown' || told.kind === 'cannot-tell') {
    await settleVerdict(env, row, verdict, run);
    return null;
  }
  const at = env.now() + env.capMs() / 4;
  await releaseRow(env.vault, row, { notBefore: at, tries: row.tries, lastAnswer: row.lastAnswer });
  return told.kind === 'held' ? { stop: true, at: null } : { stop: told.stop, at };
}

/** The same with a refusal. `known`: what the server already reported about the key. */
export const refuseByKey = (
  env: SyncEnv,
  row: OutboxRow,
  run: Run,
  refusal: Refusal,
  known?: Told,
): Promise<LaneEnd | null> => settleByKey(env, row, run, { kind: 'refused', refusal, carrinho: null }, known);

/** Returns whether a row is too old to be repeated, by the server's clock as far as the device knows it. */
export const isTooOld = async ({ vault, now }: SyncEnv, row: OutboxRow): Promise<boolean> =>
  isOverdue(row, (await readServerTime(vault, now())).at);

/**
 * A change whose own answer is not believed. The answer that the server keeps under the key settles it, and where that one
 * speaks of another customer's cart a person must look. Else it is tried again as `later` says. Null: on to the next row.
 */
export async function settleDoubted(
  env: SyncEnv,
  row: OutboxRow,
  run: Run,
  later: Extract<Verdict, { kind: 'again' }>,
): Promise<LaneEnd | null> {
  const told = await askKey(env, row, run.pending);
  if (told.kind === 'answer') {
    const clock = { now: env.now(), random: env.random(), capMs: env.capMs() };
    const verdict = judge({ ...row, frozen: null }, told.answer, clock);
    const isFinal = verdict.kind === 'confirmed' || verdict.kind === 'refused';
    const parked = { kind: 'refused', refusal: OUTRO_CARRINHO, carrinho: null } as const;
    if (isFinal || (verdict.kind === 'again' && verdict.isDoubted)) {
      await settleVerdict(env, row, isFinal ? verdict : parked, run);
      return null;
    }
  }
  await releaseRow(env.vault, row, later);
  if (told.kind === 'held') return { stop: true, at: null };
  return { stop: told.kind === 'silence' && told.stop, at: later.notBefore };
}

/**
 * A change that seems too old to be repeated: the server's knowledge of it settles it, else a person must. The
 * response carries the server's clock, by which the change may be young: then it is sent.
 */
export async function settleOverdue(
  env: SyncEnv,
  row: ClaimedRow,
  run: Run,
  send: (env: SyncEnv, row: ClaimedRow, run: Run) => Promise<LaneEnd | null>,
): Promise<LaneEnd | null> {
  const known = await askKey(env, row, run.pending);
  const isUndone = known.kind === 'unknown' || known.kind === 'cannot-tell';
  if (isUndone && !(await isTooOld(env, row))) return send(env, row, run);
  return refuseByKey(env, row, run, VERIFIQUE, known);
}

/**
 * Settles a row that needs no request. The server's word comes first where the row is a copy, and where it is refused here:
 * a device cannot know that its whole disk was copied, and the other copy may have done the row. Null: on to the next row.
 */
export async function settleHere(
  env: SyncEnv,
  row: OutboxRow,
  resolved: Resolved,
  run: Run,
): Promise<LaneEnd | null> {
  const verdict = toVerdict(resolved);
  if (row.copied || verdict.kind === 'refused') return settleByKey(env, row, run, verdict);
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
