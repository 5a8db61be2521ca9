import { type GrupoChave, isSameGrupo } from '#domain/cart/linha.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { noteEvent } from '#vault/note-event.ts';
import type { EnvioIntent, Intent, OutboxRow, ParkedRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { addInPlace } from './add-in-place.ts';
import type { LinhaCommand } from './carrinho/dispatch-linha.ts';
import { commit } from './commit.ts';
import type { OutboxEnv } from './env.ts';
import { type EnvioVisto, reduceEnvio, withinTotal, withoutCashback } from './envio/to-envio.ts';
import { isPartOf } from './held.ts';
import { newRow } from './new-row.ts';
import type { StorageError } from './storage-error.ts';

/** The figures of a submission that the user has confirmed again. */
export type NewYes = EnvioVisto;

/** A line as the user wants it now. */
export type LinhaWish = Omit<LinhaCommand, 'idPessoaCliente' | 'nomeCliente'>;

export type Decided = Result<'saved', StorageError | { kind: 'gone' }>;

/**
 * Records the user's decision on a refused change and acts on it with `then`, in one transaction over outbox,
 * parked, receipts, carts and returns. `gone`: the change was already decided.
 */
export async function decide(
  vault: Vault,
  key: string,
  as: 'discarded' | 'retried',
  env: OutboxEnv,
  then: (parked: ParkedRow) => Promise<void>,
): Promise<Decided> {
  const tables = ['parked', 'outbox', 'receipts', 'carrinhos', 'devolucoes', 'checkpoints'] as const;
  const done = await commit(vault, tables, async () => {
    const parked = await vault.parked.get(key);
    if (!parked || parked.decided !== null) return false;
    await vault.parked.update(key, { decided: { at: env.now(), as } });
    await then(parked);
    return true;
  });
  if (!done.ok) return done;
  if (done.value) await noteEvent(vault, { at: env.now(), event: 'decided', key, detail: as });
  return done.value ? ok('saved') : fail({ kind: 'gone' });
}

/** Returns a refused submission for another try; without its cashback if that was refused. */
function toEnvioAgain(envio: EnvioIntent, yes: NewYes | null, { codigo }: ParkedRow): EnvioIntent {
  const again = codigo === 'cashback-insuficiente' ? withoutCashback(envio) : envio;
  return withinTotal({ ...again, ...yes });
}

const toIntent = ({ linha, quantidade, detalhe, quantidadeAntes, revisao, visto }: LinhaWish): Intent => ({
  tipo: 'linha',
  linha,
  quantidade,
  base: { quantidade: quantidadeAntes, revisao },
  visto,
  ...(detalhe && { detalhe }),
});

/**
 * Returns the place of the first submission that the change is part of, or of the step before it. Null if
 * there is none: the change then goes to the end.
 */
async function seqOfSubmission(vault: Vault, { lane, seq, intent }: ParkedRow): Promise<number | null> {
  const rows = await vault.outbox.where('lane').equals(lane).toArray();
  const parked = await vault.parked.where('lane').equals(lane).toArray();
  const waits = (row: OutboxRow | ParkedRow) =>
    row.seq > seq && row.intent.tipo === 'envio' && isPartOf(intent, row.intent);
  const at = rows.findIndex(waits);
  const step = rows[at - 1];
  const queued = step?.intent.tipo === 'etapa' ? step.seq : rows[at]?.seq;
  const refused = parked.filter((p) => p.decided === null && waits(p)).map((p) => p.seq);
  const all = queued === undefined ? refused : [...refused, queued];
  return all.length === 0 ? null : Math.min(...all);
}

/**
 * Queues the user's new wish for a refused change: before the submission that waits for it, otherwise at the
 * end, since an older wish must not undo later ones.
 */
async function addAgain(vault: Vault, parked: ParkedRow, intent: Intent, env: OutboxEnv): Promise<void> {
  const seq = await seqOfSubmission(vault, parked);
  if (seq !== null) await addInPlace(vault, { ...parked, seq }, [intent], env);
  else await vault.outbox.add(newRow(vault, parked, intent, env.uuid(), env.now()));
}

/** Discards a refused change. It stays on record as discarded; the cart remains as the server has it. */
export function discardParked(vault: Vault, key: string, env: OutboxEnv): Promise<Decided> {
  return decide(vault, key, 'discarded', env, async () => {});
}

/**
 * Tries a refused change again, as a new change with a new key: a decision never repeats the old request. A
 * submission takes the old one's place, behind a new acceptance of the policies, with the figures that the
 * user saw last (`yes`; null keeps the old ones).
 */
export function retryParked(vault: Vault, key: string, yes: NewYes | null, env: OutboxEnv): Promise<Decided> {
  return decide(vault, key, 'retried', env, async (parked) => {
    const { intent } = parked;
    if (intent.tipo !== 'envio') await addAgain(vault, parked, intent, env);
    else await addInPlace(vault, parked, [{ tipo: 'etapa' }, toEnvioAgain(intent, yes, parked)], env);
  });
}

/** Queues another wish for a line whose change was refused: another quantity, or 0 to remove it. */
export function changeParked(vault: Vault, key: string, wish: LinhaWish, env: OutboxEnv): Promise<Decided> {
  return decide(vault, key, 'retried', env, (parked) => addAgain(vault, parked, toIntent(wish), env));
}

/**
 * Sends a refused submission again after the user reviewed it line by line: first the lines that they changed
 * or removed (0), then the new confirmation, which counts on these changes. All of it takes the refused one's
 * place, so that no later change overtakes it.
 */
export function reviewParked(
  vault: Vault,
  key: string,
  { yes, mudancas }: { yes: NewYes; mudancas: readonly LinhaWish[] },
  env: OutboxEnv,
): Promise<Decided> {
  return decide(vault, key, 'retried', env, async (parked) => {
    if (parked.intent.tipo !== 'envio') return;
    const envio = toEnvioAgain(parked.intent, yes, parked);
    await addInPlace(vault, parked, [...mudancas.map(toIntent), { tipo: 'etapa' }, envio], env);
  });
}

/**
 * Keeps some groups of a refused submission in the open cart and sends the others again, with `yes` if the
 * user saw new figures for them. If no group is left to send, the submission is discarded.
 */
export function keepAsDraft(
  vault: Vault,
  key: string,
  { drafts, yes }: { drafts: readonly GrupoChave[]; yes: NewYes | null },
  env: OutboxEnv,
): Promise<Decided> {
  return decide(vault, key, 'retried', env, async (parked) => {
    if (parked.intent.tipo !== 'envio') return;
    const whole = toEnvioAgain(parked.intent, yes, parked);
    const envio = reduceEnvio(whole, (g) => !drafts.some((d) => isSameGrupo(d, g)));
    if (envio.grupos.length > 0) await addInPlace(vault, parked, [{ tipo: 'etapa' }, envio], env);
    else await vault.parked.update(key, { decided: { at: env.now(), as: 'discarded' } });
  });
}
