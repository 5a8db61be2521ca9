import type { Answer } from '#net/send.ts';
import { type Claimant, type ClaimedRow, claimHead } from '#outbox/claim.ts';
import { isOverdue, VERIFIQUE } from '#outbox/overdue.ts';
import { writeWithRelief } from '#outbox/relief.ts';
import { markAsked, parkRow, type Refusal, releaseRow, settleConfirmed } from '#outbox/settle.ts';
import type { LogRow } from '#vault/log-rows.ts';
import { type NewEvent, noteEvents } from '#vault/note-event.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import { askKey, askKeyForGood } from './ask-key.ts';
import { isAuthHeld, noteAuth, noteConnection } from './checkpoint.ts';
import type { SyncEnv } from './env.ts';
import { judge, type Verdict } from './judge.ts';
import { noteReached } from './note-failure.ts';
import { pullCarrinho } from './pull-carrinho.ts';
import { sendAs } from './send-as.ts';

const PARALLEL_LANES = 3;

/** Where a lane stopped: `stop` ends the whole drain, `at` is when to look again (epoch milliseconds). */
type LaneEnd = { stop: boolean; at: number | null };

/** What a drain brought: when to look again (null: only an event can change that), whether orders were
 * made, and what failed that nobody expected. */
export type Drained = { nextAt: number | null; ordered: boolean; errors: unknown[] };

/** What the lanes of one drain share. */
type Run = {
  pending: string;
  orders: number;
  claimant: Claimant;
  /** Events that are not in the log yet. Each of its transactions is a turn of the disk, so they go together. */
  events: NewEvent[];
  /** Events on their way into the log: the next request does not wait for them, the end of the drain does. */
  noted: Promise<void>[];
};

/** So many events are written at once while a queue is sent; a tab that is killed meanwhile forgets as many. */
const EVENTS_AT_ONCE = 20;

/** How much waits and how old the oldest is, for the office to notice a tablet that went silent. */
function pendingHeader(rows: readonly OutboxRow[], now: number): string {
  const oldest = rows.reduce((least, row) => Math.min(least, row.at), now);
  return `${rows.length};age=${Math.round((now - oldest) / 1000)}`;
}

/** Settles or parks a row by the server's last word on it. */
async function settleVerdict(
  env: SyncEnv,
  row: OutboxRow,
  verdict: Extract<Verdict, { kind: 'confirmed' | 'refused' }>,
  run: Run,
): Promise<void> {
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

/** Tells the log what became of a try, with the next others or at the end of the drain. */
function noteRow(
  env: SyncEnv,
  run: Run,
  { lane, key }: OutboxRow,
  what: Pick<LogRow, 'event' | 'status' | 'detail'>,
): void {
  run.events.push({ at: env.now(), lane, key, ...what });
  if (run.events.length >= EVENTS_AT_ONCE) run.noted.push(noteEvents(env.vault, run.events.splice(0)));
}

/** Sends one claimed row, outside any transaction, and does what its answer says. Null: on to the next row. */
async function sendRow(env: SyncEnv, row: ClaimedRow, run: Run): Promise<LaneEnd | null> {
  const { vault } = env;
  const answer = await sendAs(env, row.frozen, { token: env.token(), key: row.key, pending: run.pending });
  const now = env.now();
  const verdict = judge(row, answer, { now, random: env.random(), capMs: env.capMs() });
  const reached = answer.kind === 'answer' && answer.marked;
  const isCalledOff = answer.kind === 'silence' && answer.reason === 'aborted';
  if (!isCalledOff) await noteConnection(vault, reached ? 'connected' : 'no-signal', now);
  switch (verdict.kind) {
    case 'refused':
      // Sent from elsewhere too, out of a file, and worded against another cart: what became of it is known there.
      if (verdict.refusal.codigo === 'chave-reutilizada') return settleByKey(env, row, run, verdict.refusal);
      await settleVerdict(env, row, verdict, run);
      return null;
    case 'confirmed':
      await settleVerdict(env, row, verdict, run);
      return null;
    case 'hold':
      await releaseRow(vault, row, { notBefore: now, tries: row.tries, lastAnswer: null });
      await noteAuth(vault, 'held', now);
      return { stop: true, at: null };
    case 'again':
      await releaseRow(vault, row, verdict);
      noteRow(env, run, row, { event: 'again', status: verdict.lastAnswer.status ?? 0 });
      // Without a network every lane would wait alike: the others keep their first try.
      return { stop: answer.kind === 'silence' && answer.reason === 'network', at: verdict.notBefore };
  }
}

/** Before the first claim of a lane its cart must be known, else a line could be added twice. */
async function ensureCarrinho(env: SyncEnv, idPessoaCliente: number): Promise<LaneEnd | null> {
  if ((await env.vault.carrinhos.get(idPessoaCliente)) !== undefined) return null;
  const pulled = await pullCarrinho(env, idPessoaCliente);
  if (pulled.ok) return null;
  const { error } = pulled;
  if (error.kind === 'refused' && error.status === 401) {
    await noteAuth(env.vault, 'held', env.now());
    return { stop: true, at: null };
  }
  await noteReached(env, error);
  return { stop: error.kind === 'silence', at: env.now() + env.capMs() / 4 };
}

async function drainLane(env: SyncEnv, head: OutboxRow, run: Run): Promise<LaneEnd> {
  const isWish = head.intent.tipo === 'intencao';
  const unready = isWish ? null : await ensureCarrinho(env, head.idPessoaCliente);
  if (unready) return unready;
  for (;;) {
    const claim = await claimHead(env.vault, head.lane, run.claimant);
    if (claim.kind === 'empty' || claim.kind === 'held') return { stop: false, at: null };
    if (claim.kind === 'later') return { stop: false, at: claim.at };
    if (claim.kind === 'settled-here') {
      await settleHere(env, claim.row, claim.resolved, run);
      continue;
    }
    if (claim.kind === 'ask') {
      const end = await askRow(env, claim.row, run);
      if (end) return end;
      continue;
    }
    const { row } = claim;
    const settle = isOverdue(row, env.now()) ? settleOverdue : sendRow;
    const end = await settle(env, row, run);
    if (end) return end;
  }
}

/** What an answer out of the server's memory does to the row it belongs to. Null: on to the next row. */
async function settleTold(env: SyncEnv, row: OutboxRow, answer: Answer, run: Run): Promise<LaneEnd | null> {
  const now = env.now();
  const verdict = judge(row, answer, { now, random: env.random(), capMs: env.capMs() });
  if (verdict.kind === 'again' || verdict.kind === 'hold') return { stop: false, at: now + env.capMs() / 4 };
  await settleVerdict(env, row, verdict, run);
  return null;
}

/** Settles a row out of a file by what the server knows of its key, or lets it be tried. Null: look again. */
async function askRow(env: SyncEnv, row: OutboxRow, run: Run): Promise<LaneEnd | null> {
  const told = await askKey(env, row, run.pending);
  if (told.kind === 'held') return { stop: true, at: null };
  if (told.kind === 'silence') return { stop: told.stop, at: env.now() + env.capMs() / 4 };
  if (told.kind === 'answer') return settleTold(env, row, told.answer, run);
  // A server without this call cannot tell; the key is then all there is.
  await markAsked(env.vault, row);
  return null;
}

/** A change that waited too long to be repeated: what the server knows of it settles it, else a person must. */
const settleOverdue = (env: SyncEnv, row: ClaimedRow, run: Run): Promise<LaneEnd | null> =>
  settleByKey(env, row, run, VERIFIQUE);

/** Settles a row by what the server knows of its key; it is refused so when the server does not know it. */
async function settleByKey(
  env: SyncEnv,
  row: ClaimedRow,
  run: Run,
  refusal: Refusal,
): Promise<LaneEnd | null> {
  const told = await askKeyForGood(env, row, run.pending);
  if (told.kind === 'answer') return settleTold(env, row, told.answer, run);
  if (told.kind === 'unknown' || told.kind === 'cannot-tell') {
    await settleVerdict(env, row, { kind: 'refused', refusal, carrinho: null }, run);
    return null;
  }
  const at = env.now() + env.capMs() / 4;
  await releaseRow(env.vault, row, { notBefore: at, tries: row.tries, lastAnswer: row.lastAnswer });
  return told.kind === 'held' ? { stop: true, at: null } : { stop: told.stop, at };
}

async function settleHere(
  env: SyncEnv,
  row: OutboxRow,
  resolved: Extract<Awaited<ReturnType<typeof claimHead>>, { kind: 'settled-here' }>['resolved'],
  run: Run,
): Promise<void> {
  if (resolved.kind === 'nothing') {
    await settleConfirmed(env.vault, row, { carrinho: null, pedidos: [] }, env.now());
    return;
  }
  const { codigo, description } = resolved;
  await parkRow(env.vault, row, { status: 0, codigo, message: 'Atenção!', description }, null, env.now());
  noteRow(env, run, row, { event: 'refused', status: 0, detail: codigo });
}

/**
 * Sends what waits, in the order of each lane, three lanes at a time and one request in a lane. Ends when
 * nothing is due.
 */
export async function drain(env: SyncEnv): Promise<Drained> {
  if (env.token() === null || (await isAuthHeld(env.vault)))
    return { nextAt: null, ordered: false, errors: [] };
  const rows = await env.vault.outbox.toArray();
  const heads = [...Map.groupBy(rows, (row) => row.lane).values()].flatMap((lane) => lane.slice(0, 1));
  const dead = await env.living?.findDead(rows);
  const claimant: Claimant = { ...env, sender: env.living?.name() ?? null, ...(dead ? { dead } : {}) };
  const run: Run = { pending: pendingHeader(rows, env.now()), orders: 0, claimant, events: [], noted: [] };
  let stopped = false;
  const times: number[] = [];
  const errors: unknown[] = [];
  // What nobody expected in one lane must not hold the others: it is told, and the lane is looked at again.
  const survive = (error: unknown): LaneEnd => {
    errors.push(error);
    return { stop: false, at: env.now() + env.capMs() };
  };
  const work = async () => {
    for (let head = heads.shift(); head && !stopped; head = heads.shift()) {
      const end = await drainLane(env, head, run).catch(survive);
      if (end.at !== null) times.push(end.at);
      stopped ||= end.stop;
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_LANES }, work));
  await Promise.all([...run.noted, noteEvents(env.vault, run.events)]);
  return { nextAt: times.length === 0 ? null : Math.min(...times), ordered: run.orders > 0, errors };
}
