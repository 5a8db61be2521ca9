import type { NetError } from '#net/request.ts';
import type { Answer } from '#net/send.ts';
import type { Claim, ClaimedRow } from '#outbox/claim.ts';
import { DONE, type Refusal } from '#outbox/envio/confirmation.ts';
import { findEnvioAfter } from '#outbox/envio/envio-after.ts';
import { kindOf } from '#outbox/intents/kinds.ts';
import { isOverdue, OUTRO_CARRINHO, VERIFIQUE } from '#outbox/overdue.ts';
import { parkRow } from '#outbox/park-row.ts';
import { writeWithRelief } from '#outbox/relief.ts';
import { readServerTime } from '#outbox/server-time.ts';
import { releaseRow, settleConfirmed } from '#outbox/settle.ts';
import { noteAuth } from '#sync/checkpoint.ts';
import type { SyncEnv } from '#sync/env.ts';
import { isNoNetwork } from '#sync/note-failure.ts';
import { pullCarrinho } from '#sync/pull/pull-carrinho.ts';
import { type LaneEnd, noteRow, type Run } from '#sync/run.ts';
import { isContato } from '#vault/contato-intents.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import { isFuture } from '#vault/upcast-row.ts';
import { isVisita } from '#vault/visita-intent.ts';
import { askKey, refuseUnknown, type Told } from './ask-key.ts';
import { judge, type Verdict } from './judge.ts';

type Final = Extract<Verdict, { kind: 'confirmed' | 'refused' }>;

/** The result of a row that needs no request. */
type Resolved = Extract<Claim, { kind: 'settled-here' }>['resolved'];

const changesLists = ({ intent }: OutboxRow): boolean => kindOf(intent)?.changesLists === true;

/** Notes that a customer's contacts are to be read again. */
function noteContatos({ contatos }: Run, { intent, idPessoaCliente }: OutboxRow): void {
  if (!isContato(intent)) return;
  contatos.set(idPessoaCliente, (contatos.get(idPessoaCliente) ?? new Set()).add(intent.tipo));
}

/**
 * Confirms or parks a row by the last word on it. Returns null to go on to the next row, otherwise where the lane stops:
 * a step is refused only once the server's knowledge of its submission is known.
 */
export async function settleVerdict(
  env: SyncEnv,
  row: OutboxRow,
  verdict: Final,
  run: Run,
): Promise<LaneEnd | null> {
  const { vault } = env;
  const now = env.now();
  if (verdict.kind === 'confirmed') {
    await writeWithRelief(vault, () => settleConfirmed(vault, row, verdict, now));
    if (changesLists(row)) run.answered += 1;
    if (kindOf(row.intent)?.needsCarrinho === true) run.carrinhos.add(row.idPessoaCliente);
    noteContatos(run, row);
    noteRow(env, run, row, { event: 'confirmed' });
    return null;
  }
  const { refusal, carrinho } = verdict;
  const end = await settleSubmissionOf(env, row, run);
  if (end !== null) return end;
  // A refusal counts too: its limits are then read again, since the user decides by today's limits.
  if (changesLists(row)) run.answered += 1;
  noteContatos(run, row);
  // The user decides by the note that the server has; a confirmed one stays folded over the list.
  if (isVisita(row.intent)) run.visitas.add(row.idPessoaCliente);
  const settled = await writeWithRelief(vault, () => parkRow(vault, row, refusal, carrinho, now));
  const refused = { event: 'refused', status: refusal.status, detail: refusal.codigo } as const;
  noteRow(env, run, row, settled === 'confirmed' ? { event: 'confirmed' } : refused);
  if (carrinho && row.intent.tipo === 'envio') await askCarrinhoOfToday(env, row.idPessoaCliente);
  return null;
}

/**
 * Settles the submission behind a refused step if the server has done it: an earlier request of this device, from before
 * the server's restore, or of a copy of its disk may have arrived. Otherwise the server refuses its key for good.
 */
async function settleSubmissionOf(env: SyncEnv, step: OutboxRow, run: Run): Promise<LaneEnd | null> {
  const envio = step.intent.tipo === 'etapa' ? await findEnvioAfter(env.vault, step) : undefined;
  if (envio === undefined) return null;
  const told = await refuseUnknown(env, envio, run.pending, await askKey(env, envio, run.pending));
  if (told.kind === 'unknown' || told.kind === 'cannot-tell') return null;
  return told.kind === 'answer' ? settleTold(env, envio, told.answer, run) : waitForKey(env, step, told);
}

/**
 * Reads the cart again: a refusal may be the key's stored response of an earlier day, and its cart an order
 * since.
 */
async function askCarrinhoOfToday(env: SyncEnv, idPessoaCliente: number): Promise<void> {
  await pullCarrinho(env, idPessoaCliente);
}

/** Acts on a response that the server had stored. Returns null to go on to the next row. */
async function settleTold(env: SyncEnv, row: OutboxRow, answer: Answer, run: Run): Promise<LaneEnd | null> {
  const now = env.now();
  // The stored response may be to a request with other bytes than this row's, about another cart.
  const verdict = judge({ ...row, frozen: null }, answer, { now, random: env.random(), capMs: env.capMs() });
  if (verdict.kind === 'again' || verdict.kind === 'hold') return { stop: false, at: now + env.capMs() / 4 };
  return settleVerdict(env, row, verdict, run);
}

/** Returns a row to the queue until the server can be asked about its key. */
async function waitForKey(
  env: SyncEnv,
  row: OutboxRow,
  told: Extract<Told, { kind: 'held' | 'silence' }>,
): Promise<LaneEnd> {
  const at = env.now() + env.capMs() / 4;
  await releaseRow(env.vault, row, { notBefore: at, tries: row.tries, lastAnswer: row.lastAnswer });
  return told.kind === 'held' ? { stop: true, at: null } : { stop: told.stop, at };
}

/** True if another device used the key for another request: the stored response says nothing about the cart named here. */
const isOfOther = (verdict: Final): boolean =>
  verdict.kind === 'refused' && verdict.refusal.codigo === 'chave-reutilizada';

/**
 * Settles a row by the server's knowledge of its key, or by `verdict` if the server does not know the key and
 * never will.
 */
async function settleByKey(
  env: SyncEnv,
  row: OutboxRow,
  run: Run,
  verdict: Final,
  known?: Told,
): Promise<LaneEnd | null> {
  const told = await refuseUnknown(env, row, run.pending, known ?? (await askKey(env, row, run.pending)));
  // The stored response is to another wish, and would confirm this one unseen.
  if (told.kind === 'answer' && isOfOther(verdict) && (isContato(row.intent) || isVisita(row.intent)))
    return settleVerdict(env, row, verdict, run);
  if (told.kind === 'answer')
    return settleTold(env, isOfOther(verdict) ? { ...row, frozen: null } : row, told.answer, run);
  return told.kind === 'unknown' || told.kind === 'cannot-tell'
    ? settleVerdict(env, row, verdict, run)
    : waitForKey(env, row, told);
}

/** The same with a refusal as the verdict. `known`: the server's earlier report about the key. */
export const refuseByKey = (
  env: SyncEnv,
  row: OutboxRow,
  run: Run,
  refusal: Refusal,
  known?: Told,
): Promise<LaneEnd | null> => settleByKey(env, row, run, { kind: 'refused', refusal, carrinho: null }, known);

/**
 * Where a lane stops when data that its head needs could not be read. If the user may not read them, the head is
 * refused.
 */
export async function endOfRead(env: SyncEnv, head: OutboxRow, run: Run, error: NetError): Promise<LaneEnd> {
  if (error.kind === 'refused' && error.status === 401) {
    await noteAuth(env.vault, 'held', env.now(), env.token());
    return { stop: true, at: null };
  }
  if (error.kind === 'refused' && error.status === 403 && error.erro.Codigo && !isFuture(head)) {
    const { Codigo: codigo, Message: message, Description: description } = error.erro;
    const end = await refuseByKey(env, head, run, { status: 403, codigo, message, description });
    return end ?? { stop: false, at: env.now() };
  }
  // One slow read says nothing about the other lanes.
  return { stop: isNoNetwork(error), at: env.now() + env.capMs() / 4 };
}

/** True if a row is too old to be repeated, by the server's clock as the device knows it. */
export const isTooOld = async ({ vault, now }: SyncEnv, row: OutboxRow): Promise<boolean> =>
  isOverdue(row, (await readServerTime(vault, now())).at);

/**
 * Settles a change whose own response is not believed, by the response that the server has stored under its
 * key. If that one is about another customer's cart, the user must look. Otherwise the change is tried again
 * as `later` says. Returns null to go on to the next row.
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
    if (isFinal || (verdict.kind === 'again' && verdict.isDoubted))
      return settleVerdict(env, row, isFinal ? verdict : parked, run);
  }
  await releaseRow(env.vault, row, later);
  if (told.kind === 'held') return { stop: true, at: null };
  return { stop: told.kind === 'silence' && told.stop, at: later.notBefore };
}

/**
 * Settles a change that seems too old to be repeated, by the server's knowledge of it; without that the user
 * must look. The server's response corrects the clock: if the change is young by it, it is sent, or the server's
 * word on its key decides.
 */
export async function settleOverdue(
  env: SyncEnv,
  row: ClaimedRow,
  run: Run,
  send: (env: SyncEnv, row: ClaimedRow, run: Run) => Promise<LaneEnd | null>,
): Promise<LaneEnd | null> {
  const known = await askKey(env, row, run.pending);
  if (await isTooOld(env, row)) return refuseByKey(env, row, run, VERIFIQUE, known);
  if (known.kind === 'unknown' || known.kind === 'cannot-tell') return send(env, row, run);
  // A key that was refused for another holder says nothing about the age of the change.
  return known.kind === 'answer' ? settleTold(env, row, known.answer, run) : waitForKey(env, row, known);
}

/**
 * Settles a row that needs no request. For a copied row, and for one that the device refuses, it asks the
 * server first: a device cannot know that its whole disk was copied, and the copy may have sent the row.
 * Returns null to go on to the next row.
 */
export async function settleHere(
  env: SyncEnv,
  row: OutboxRow,
  resolved: Resolved,
  run: Run,
): Promise<LaneEnd | null> {
  const verdict = toVerdict(resolved);
  if (row.copied || verdict.kind === 'refused') return settleByKey(env, row, run, verdict);
  return settleVerdict(env, row, verdict, run);
}

function toVerdict(resolved: Resolved): Final {
  if (resolved.kind === 'nothing') return { kind: 'confirmed', ...DONE };
  const { codigo, description } = resolved;
  return {
    kind: 'refused',
    refusal: { status: 0, codigo, message: 'Atenção!', description },
    carrinho: null,
  };
}
