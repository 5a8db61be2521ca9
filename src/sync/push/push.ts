import type { Answer } from '#net/send.ts';
import { type Claimant, type ClaimedRow, claimHead } from '#outbox/claim.ts';
import type { Refusal } from '#outbox/envio/confirmation.ts';
import { kindOf } from '#outbox/intents/kinds.ts';
import { writeWithRelief } from '#outbox/relief.ts';
import { releaseRow } from '#outbox/settle.ts';
import { mayPush, noteAuth } from '#sync/checkpoint.ts';
import type { SyncEnv } from '#sync/env.ts';
import { isNoNetwork } from '#sync/note-failure.ts';
import { pullCarrinho } from '#sync/pull/pull-carrinho.ts';
import { type LaneEnd, noteRow, type Run } from '#sync/run.ts';
import { isDevolucao, tituloOf } from '#vault/devolucao-intents.ts';
import { noteEvents } from '#vault/note-event.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import { checkConfirmed } from './check-confirmed.ts';
import { ensureContatos, findTelefone, readChangedContatos } from './check-contato.ts';
import { ensureDevolucao } from './check-devolucao.ts';
import { readRefusedVisitas } from './check-visita.ts';
import { judge } from './judge.ts';
import { sendWithMarca } from './send-with-marca.ts';
import {
  endOfRead,
  isTooOld,
  refuseByKey,
  settleDoubted,
  settleHere,
  settleOverdue,
  settleVerdict,
} from './settle-row.ts';
import { FOTO_MS, SEM_FOTO, toSent } from './to-sent.ts';

const PARALLEL_LANES = 3;

/**
 * The result of a drain: the time to look again (null: only an event can change that), whether a submission
 * was confirmed or refused, the customers whose carts were changed, and unexpected errors.
 */
export type Drained = { nextAt: number | null; answered: boolean; carrinhos: number[]; errors: unknown[] };

/**
 * Returns the number of unsent rows and the age of the oldest in seconds. The office notices a silent tablet
 * by it.
 */
function pendingHeader(rows: readonly OutboxRow[], now: number): string {
  const oldest = rows.reduce((least, row) => Math.min(least, row.at), now);
  return `${rows.length};age=${Math.round((now - oldest) / 1000)}`;
}

/** Stands for a response about data that the device has given up meanwhile. */
const TOO_LATE: Answer = { kind: 'silence', reason: 'aborted' };

/**
 * Sends one claimed row, outside any transaction, and acts on the response. Returns null to go on to the next
 * row.
 */
async function sendRow(env: SyncEnv, row: ClaimedRow, run: Run): Promise<LaneEnd | null> {
  const { vault } = env;
  const sent = await toSent(vault, row.frozen);
  if (sent === null) return refuseByKey(env, row, run, SEM_FOTO);
  const slow = row.frozen.foto === undefined ? {} : { timeoutMs: FOTO_MS };
  const options = { token: env.token(), key: row.key, pending: run.pending, ...slow };
  const { answer, believe } = await sendWithMarca(env, sent, options, row);
  const now = env.now();
  const clock = { now, random: env.random(), capMs: env.capMs() };
  const said = judge(row, answer, clock);
  const isFinal = said.kind === 'confirmed' || said.kind === 'refused';
  const verdict = isFinal && !(await believe()) ? judge(row, TOO_LATE, clock) : said;
  switch (verdict.kind) {
    case 'refused':
      if (isByKey(verdict.refusal)) return refuseByKey(env, row, run, verdict.refusal);
      return settleVerdict(env, row, verdict, run);
    case 'confirmed':
      return settleVerdict(env, row, verdict, run);
    case 'hold':
      await releaseRow(vault, row, { notBefore: now, tries: row.tries, lastAnswer: null });
      await noteAuth(vault, 'held', now, env.token());
      return { stop: true, at: null };
    case 'again':
      // A proxy may return one wrong response. A second one shows that the same response would always come.
      if (verdict.isDoubted && row.tries > 0) return settleDoubted(env, row, run, verdict);
      await releaseRow(vault, row, verdict);
      noteRow(env, run, row, { event: 'again', status: verdict.lastAnswer.status ?? 0 });
      // Without a network every lane would fail alike: the others keep their first try.
      return { stop: isNoNetwork(answer), at: verdict.notBefore };
  }
}

/**
 * True for a refusal that is not the last word on the key. The device itself refused the change; the change, taken from
 * a file, was sent with other bytes elsewhere; or the customer is not the user's now. An earlier copy of the request may
 * be applied already, or later.
 */
const isByKey = ({ codigo, status }: Refusal): boolean =>
  codigo === 'chave-reutilizada' || status === 403 || status === 0;

/**
 * Reads a lane's cart if it is unknown: without it a line could be added twice. If the user may not read the
 * cart, the change that needs it is refused.
 */
async function ensureCarrinho(env: SyncEnv, head: OutboxRow, run: Run): Promise<LaneEnd | null> {
  const { idPessoaCliente } = head;
  const kept = await env.vault.carrinhos.get(idPessoaCliente);
  if (kept && !kept.deOutraEpoca) return null;
  const pulled = await pullCarrinho(env, idPessoaCliente);
  return pulled.ok ? null : endOfRead(env, head, run, pulled.error);
}

async function drainLane(env: SyncEnv, head: OutboxRow, run: Run): Promise<LaneEnd> {
  const needsCarrinho = kindOf(head.intent)?.needsCarrinho !== false;
  const unready = needsCarrinho
    ? await ensureCarrinho(env, head, run)
    : ((await ensureContatos(env, head, run)) ?? (await ensureDevolucao(env, head, run)));
  if (unready) return unready;
  for (;;) {
    const claim = await writeWithRelief(env.vault, () => claimHead(env.vault, head.lane, run.claimant));
    if (claim.kind === 'empty' || claim.kind === 'held') return { stop: false, at: null };
    if (claim.kind === 'later') return { stop: false, at: claim.at };
    if (claim.kind === 'settled-here') {
      const end = await settleHere(env, claim.row, claim.resolved, run);
      if (end) return end;
      continue;
    }
    if (claim.kind === 'unnamed') {
      const end = await findTelefone(env, claim.row, run);
      if (end) return end;
      continue;
    }
    const { row } = claim;
    const isLate = await isTooOld(env, row);
    const end = isLate ? await settleOverdue(env, row, run, sendRow) : await sendRow(env, row, run);
    if (end) return end;
  }
}

/** True if a lane that stopped is one of a draft that the server has: until its end the invoice gets no other one. */
async function hasDraft({ vault }: SyncEnv, lane: string): Promise<boolean> {
  const [rows, parked] = await Promise.all([
    vault.outbox.where('lane').equals(lane).toArray(),
    vault.parked.where('lane').equals(lane).toArray(),
  ]);
  const isGone = parked.some(({ codigo, decided }) => decided === null && codigo === 'nao-encontrado');
  return (
    !isGone &&
    rows.some(({ intent }) => intent.tipo === 'devolucao-finalizar' && intent.idDevolucao !== undefined)
  );
}

/**
 * Returns the heads of all lanes, those of one invoice's returns together: the server allows one draft of an invoice, so
 * a return is made only after the earlier one's end was sent.
 */
function chainsOf(rows: readonly OutboxRow[]): OutboxRow[][] {
  const heads = [...Map.groupBy(rows, (row) => row.lane).values()].flatMap((lane) => lane.slice(0, 1));
  const chainOf = ({ intent, lane }: OutboxRow): string =>
    isDevolucao(intent) ? `titulo:${tituloOf(intent)}` : lane;
  return [...Map.groupBy(heads, chainOf).values()];
}

/**
 * Sends unsent rows, in the order of each lane, three lanes at a time and one request in a lane. Ends when
 * nothing is due.
 */
export async function drain(env: SyncEnv): Promise<Drained> {
  const token = env.token();
  if (token === null || !(await mayPush(env.vault, token, env.now())))
    return { nextAt: null, answered: false, carrinhos: [], errors: [] };
  const rows = await env.vault.outbox.toArray();
  const chains = chainsOf(rows);
  const dead = await env.living?.findDead(rows);
  const claimant: Claimant = {
    ...env,
    sender: env.living?.name() ?? null,
    onlyTried: env.isOutdated?.() ?? false,
    ...(dead ? { dead } : {}),
  };
  const run: Run = {
    pending: pendingHeader(rows, env.now()),
    answered: 0,
    carrinhos: new Set(),
    contatos: new Map(),
    visitas: new Set(),
    claimant,
    events: [],
    noted: [],
  };
  let stopped = false;
  const times: number[] = [];
  const errors: unknown[] = [];
  // An unexpected error in one lane must not hold the others: it is reported, and the lane is tried again
  // later.
  const survive = (error: unknown): LaneEnd => {
    errors.push(error);
    return { stop: false, at: env.now() + env.capMs() };
  };
  // Unread, the lane counts as one of a draft: the making waits for the next look.
  const waits = (error: unknown): boolean => survive(error).at !== null;
  const work = async () => {
    for (let chain = chains.shift(); chain && !stopped; chain = chains.shift()) {
      let isWaiting = false;
      for (const head of chain) {
        if (stopped || (isWaiting && head.intent.tipo === 'devolucao-criar')) continue;
        const end = await drainLane(env, head, run).catch(survive);
        if (end.at !== null) times.push(end.at);
        const isFollowed = head !== chain.at(-1);
        isWaiting ||= end.at !== null || (isFollowed && (await hasDraft(env, head.lane).catch(waits)));
        stopped ||= end.stop;
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_LANES }, work));
  if (!stopped) {
    await checkConfirmed(env, run.pending).catch((error: unknown) => errors.push(error));
    await readChangedContatos(env, run).catch((error: unknown) => errors.push(error));
    await readRefusedVisitas(env, run).catch((error: unknown) => errors.push(error));
  }
  await Promise.all([...run.noted, noteEvents(env.vault, run.events)]);
  return {
    nextAt: times.length === 0 ? null : Math.min(...times),
    answered: run.answered > 0,
    carrinhos: [...run.carrinhos],
    errors,
  };
}
