import type { EnvioIntent, FrozenCall, OutboxRow } from '#vault/outbox-rows.ts';
import { isFuture } from '#vault/upcast-row.ts';
import type { Vault } from '#vault/vault.ts';
import type { OutboxEnv } from './env.ts';
import type { Resolved } from './freeze.ts';
import { isHeldBy } from './held.ts';
import { kindOf } from './intents/kinds.ts';
import { resolveRow } from './resolve.ts';
import { readServerTime } from './server-time.ts';

const NONE: ReadonlySet<string> = new Set();

/** How long a sender is believed to be alive. Longer than the slowest time-out of one request. */
const LEASE_MS = 60_000;

/** No wait between tries is longer; one that is was written by a clock that has been set back since. */
const LONGEST_WAIT_MS = 10 * 60_000;

/** The time since when a row is being sent, in epoch milliseconds; null if it is not. */
export const sendingSince = (row: Pick<OutboxRow, 'state' | 'leaseUntil'>): number | null =>
  row.state === 'sending' ? row.leaseUntil - LEASE_MS : null;

/** An instant to wait for, or null when it has come, or lies further ahead than this device ever waits. */
const awaited = (until: number, now: number, longest: number): number | null =>
  until > now && until - now <= longest ? until : null;

/**
 * The claiming sender: its name, if others can tell that it lives, and the senders known to be dead. Rows of a
 * dead one are free; for a sender whose life is unknown the lease decides. `onlyTried`: this build is too old to
 * start anything; a change that the server may know already goes on under its key.
 */
export type Claimant = OutboxEnv & {
  sender?: string | null;
  dead?: ReadonlySet<string>;
  onlyTried?: boolean;
};

/** The sender that a claim names, or null: it is then known by its lease alone. */
export const senderOf = (claim: string | null): string | null => claim?.split('/')[1] ?? null;

/** The time until which the row's sender counts as alive; null if it does not, or the row has none. */
function leaseOf(head: OutboxRow, now: number, dead: ReadonlySet<string>): number | null {
  if (dead.has(senderOf(head.claim) ?? '')) return null;
  return head.state === 'sending' ? awaited(head.leaseUntil, now, LEASE_MS) : null;
}

export type ClaimedRow = OutboxRow & { claim: string; frozen: FrozenCall };

/**
 * The state of a lane's head: a row to send, one that needs no request, a time to look again, a wait for a
 * person (or for a newer build of the app), or nothing.
 */
export type Claim =
  | { kind: 'claimed'; row: ClaimedRow }
  | { kind: 'settled-here'; row: OutboxRow; resolved: Exclude<Resolved, { kind: 'call' }> }
  | { kind: 'later'; at: number }
  | { kind: 'held' }
  | { kind: 'empty' };

/** The submission that the head of a lane is, or is the step before. */
function envioOf(head: OutboxRow, next: OutboxRow | undefined): EnvioIntent | null {
  if (head.intent.tipo === 'envio') return head.intent;
  return head.intent.tipo === 'etapa' && next?.intent.tipo === 'envio' ? next.intent : null;
}

/** A row that cannot be written as a request must not stop the queue: it is refused here, for a person to see. */
function resolveSafely(...args: Parameters<typeof resolveRow>): Resolved {
  try {
    return resolveRow(...args);
  } catch (error) {
    console.error('a queued change could not be written as a request', error);
    return {
      kind: 'refused',
      codigo: 'requisicao-invalida',
      description: 'Esta alteração está danificada e não pode ser enviada. Remova-a e faça de novo.',
    };
  }
}

/**
 * Moves extra data of a cart that does not exist yet, because the line before it was taken back, behind the next
 * line of the same order, which creates the cart. False if there is none.
 */
async function waitForLine(vault: Vault, head: OutboxRow): Promise<boolean> {
  if (head.intent.tipo !== 'extras') return false;
  const [, ...later] = await vault.outbox.where('lane').equals(head.lane).toArray();
  const end = later.findIndex(({ intent }) => kindOf(intent)?.isBarrier);
  const own = end < 0 ? later : later.slice(0, end);
  const line = own.find(({ intent }) => intent.tipo === 'linha' && intent.quantidade > 0);
  if (!line) return false;
  // Places are one order over all lanes: the one right behind the line is free.
  const next = await vault.outbox.where('seq').above(line.seq).first();
  await vault.outbox.delete(head.seq);
  const intent = { ...head.intent, semCarrinho: false };
  await vault.outbox.add({ ...head, intent, seq: (line.seq + (next?.seq ?? line.seq + 1)) / 2 });
  return true;
}

/**
 * Takes the head of a lane, in one transaction: no other sender gets it while the lease lasts. The first claim
 * freezes key and bytes against the newest cart; a later one finds them and changes nothing. A row that needs no
 * server (its line is already gone) or that the device itself refuses comes back unclaimed for settling.
 */
export async function claimHead(vault: Vault, lane: string, env: Claimant): Promise<Claim> {
  const tables = [vault.outbox, vault.parked, vault.carrinhos, vault.clientes, vault.checkpoints];
  return vault.transaction('rw', tables, async (): Promise<Claim> => {
    const [head, next] = await vault.outbox.where('lane').equals(lane).limit(2).toArray();
    if (!head) return { kind: 'empty' };
    if (isFuture(head) || (env.onlyTried && !head.frozen)) return { kind: 'held' };
    const envio = envioOf(head, next);
    const parked = await vault.parked.where('lane').equals(lane).toArray();
    if (parked.some((p) => p.decided === null && isHeldBy(p, head, envio))) return { kind: 'held' };
    const now = env.now();
    const at = leaseOf(head, now, env.dead ?? NONE) ?? awaited(head.notBefore, now, LONGEST_WAIT_MS);
    if (at !== null) return { kind: 'later', at };
    let frozen = head.frozen;
    if (!frozen) {
      const snapshot = await vault.carrinhos.get(head.idPessoaCliente);
      // Worded against ids that the server has given to others since, a change would be done to a stranger's cart. A wish
      // names no cart, and none is read for it.
      if (snapshot?.deOutraEpoca && head.intent.tipo !== 'intencao') return { kind: 'later', at: now };
      const cliente = await vault.clientes.get(head.idPessoaCliente);
      const resolved = resolveSafely(head, snapshot?.carrinho ?? null, cliente?.detalhe ?? null);
      if (resolved.kind !== 'call' && (await waitForLine(vault, head))) return { kind: 'later', at: now };
      if (resolved.kind !== 'call') return { kind: 'settled-here', row: head, resolved };
      frozen = resolved.call;
    }
    const claim = env.sender ? `${env.uuid()}/${env.sender}` : env.uuid();
    const isFirst = !head.frozen && !head.copied;
    const first = isFirst ? { firstTry: await readServerTime(vault, now) } : {};
    const taken = { state: 'sending' as const, claim, leaseUntil: now + LEASE_MS, frozen, ...first };
    await vault.outbox.update(head.seq, taken);
    return { kind: 'claimed', row: { ...head, ...taken } };
  });
}
