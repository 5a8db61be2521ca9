import { isContato } from '#vault/contato-intents.ts';
import type { EnvioIntent, FrozenCall, OutboxRow } from '#vault/outbox-rows.ts';
import { isFuture } from '#vault/upcast-row.ts';
import type { Vault } from '#vault/vault.ts';
import { isVisita } from '#vault/visita-intent.ts';
import { firstFree, isUnnamed } from './contatos/first-free.ts';
import { readUnchecked } from './contatos/lost-contato.ts';
import { isDoubtful, readDoubted } from './devolucoes/doubt.ts';
import type { OutboxEnv } from './env.ts';
import type { Resolved } from './freeze.ts';
import { isHeldBy } from './held.ts';
import { kindOf } from './intents/kinds.ts';
import { resolveRow } from './resolve.ts';
import { readServerTime } from './server-time.ts';

const NONE: ReadonlySet<string> = new Set();

/** How long a claim lasts. Longer than the slowest time-out of one request. */
const LEASE_MS = 60_000;

/** The longest wait between tries. A longer one was written by a clock that has been set back since. */
const LONGEST_WAIT_MS = 10 * 60_000;

/** Returns the start of the row's current sending, in epoch milliseconds; null if it is not being sent. */
export const sendingSince = (row: Pick<OutboxRow, 'state' | 'leaseUntil'>): number | null =>
  row.state === 'sending' ? row.leaseUntil - LEASE_MS : null;

/** Returns the time to wait for; null if it has passed, or is further ahead than this device ever waits. */
const awaited = (until: number, now: number, longest: number): number | null =>
  until > now && until - now <= longest ? until : null;

/**
 * The claiming sender. `sender`: its name, if others can tell that it lives. `dead`: senders known to have
 * ended; their rows are free. For all others the lease decides. `onlyTried`: this build is too old to start a
 * change; changes that the server may already know continue under their keys.
 */
export type Claimant = OutboxEnv & {
  sender?: string | null;
  dead?: ReadonlySet<string>;
  onlyTried?: boolean;
};

/** Returns the sender that a claim names; null if it names none, so that only its lease counts. */
export const senderOf = (claim: string | null): string | null => claim?.split('/')[1] ?? null;

/**
 * Returns the end of the row's lease; null if the sender is dead, the lease has expired or the row has none.
 */
function leaseOf(head: OutboxRow, now: number, dead: ReadonlySet<string>): number | null {
  if (dead.has(senderOf(head.claim) ?? '')) return null;
  return head.state === 'sending' ? awaited(head.leaseUntil, now, LEASE_MS) : null;
}

export type ClaimedRow = OutboxRow & { claim: string; frozen: FrozenCall };

/**
 * The state of a lane's head: a row to send, a row that needs no request, a change of a phone whose id must be looked up
 * first, a time to look again, a wait for the user (or for a newer build of the app), or an empty lane.
 */
export type Claim =
  | { kind: 'claimed'; row: ClaimedRow }
  | { kind: 'settled-here'; row: OutboxRow; resolved: Exclude<Resolved, { kind: 'call' }> }
  | { kind: 'unnamed'; row: OutboxRow }
  | { kind: 'later'; at: number }
  | { kind: 'held' }
  | { kind: 'empty' };

/** Returns the submission at the head of a lane, also if the head is the step before it; otherwise null. */
function envioOf(head: OutboxRow, next: OutboxRow | undefined): EnvioIntent | null {
  if (head.intent.tipo === 'envio') return head.intent;
  return head.intent.tipo === 'etapa' && next?.intent.tipo === 'envio' ? next.intent : null;
}

/**
 * A row that cannot be written as a request must not stop the queue: the device refuses it and the user sees
 * it.
 */
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
 * Moves extra data without an open cart, as when the line before them was taken back, behind the next line of
 * the same order, which creates the cart. Returns false if there is no such line.
 */
async function waitForLine(vault: Vault, head: OutboxRow): Promise<boolean> {
  if (head.intent.tipo !== 'extras') return false;
  const [, ...later] = await vault.outbox.where('lane').equals(head.lane).toArray();
  const end = later.findIndex(({ intent }) => kindOf(intent)?.isBarrier);
  const own = end < 0 ? later : later.slice(0, end);
  const line = own.find(({ intent }) => intent.tipo === 'linha' && intent.quantidade > 0);
  if (!line) return false;
  // `seq` orders the rows of all lanes. The place between the line and the next row is free.
  const next = await vault.outbox.where('seq').above(line.seq).first();
  await vault.outbox.delete(head.seq);
  const intent = { ...head.intent, semCarrinho: false };
  await vault.outbox.add({ ...head, intent, seq: (line.seq + (next?.seq ?? line.seq + 1)) / 2 });
  return true;
}

/**
 * Claims the head of a lane, in one transaction: no other sender gets it during the lease. The first claim
 * freezes the request against the newest cart; later claims reuse it. A row that needs no request (its line
 * is already gone) or that the device itself refuses is returned unclaimed, to be settled.
 */
export async function claimHead(vault: Vault, lane: string, env: Claimant): Promise<Claim> {
  const { outbox, parked: refused, receipts, carrinhos, clientes, checkpoints } = vault;
  const tables = [outbox, refused, receipts, carrinhos, clientes, checkpoints];
  return vault.transaction('rw', tables, async (): Promise<Claim> => {
    const [eldest, next] = await vault.outbox.where('lane').equals(lane).limit(2).toArray();
    if (!eldest) return { kind: 'empty' };
    const parked = await vault.parked.where('lane').equals(lane).toArray();
    const head = isContato(eldest.intent)
      ? firstFree(await vault.outbox.where('lane').equals(lane).toArray(), parked)
      : eldest;
    if (!head || isFuture(head) || (env.onlyTried && !head.frozen)) return { kind: 'held' };
    const envio = envioOf(head, next);
    if (parked.some((p) => p.decided === null && isHeldBy(p, head, envio))) return { kind: 'held' };
    const now = env.now();
    const at = leaseOf(head, now, env.dead ?? NONE) ?? awaited(head.notBefore, now, LONGEST_WAIT_MS);
    if (at !== null) return { kind: 'later', at };
    // The sender checks the id first: the restored server may have given it to another return.
    if (isDoubtful(head, await readDoubted(vault))) return { kind: 'later', at: now };
    const isChecked = isContato(head.intent) || isVisita(head.intent);
    if (isChecked && (await readUnchecked(vault, lane)).length > 0) return { kind: 'later', at: now };
    if (isUnnamed(head)) return { kind: 'unnamed', row: head };
    let frozen = head.frozen;
    if (!frozen) {
      const snapshot = await vault.carrinhos.get(head.idPessoaCliente);
      // The restored server may have given the old ids to other carts: the row waits until the cart has been
      // read again. A stock alert and a return name no cart, so they do not wait.
      if (snapshot?.deOutraEpoca && kindOf(head.intent)?.needsCarrinho) return { kind: 'later', at: now };
      const cliente = await vault.clientes.get(head.idPessoaCliente);
      const place = env.placeAt?.(head.at) ?? null;
      const resolved = resolveSafely(head, snapshot?.carrinho ?? null, cliente?.detalhe ?? null, place);
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
