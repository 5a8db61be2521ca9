import type { FrozenCall, OutboxRow, ParkedRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import type { OutboxEnv } from './env.ts';
import { type Resolved, resolveRow } from './resolve.ts';

/** How long a sender is believed to be alive. Longer than the slowest time-out of one request. */
const LEASE_MS = 60_000;

export type ClaimedRow = OutboxRow & { claim: string; frozen: FrozenCall };

/** What the head of a lane is: a row to send, a time to look again, a wait for a person, or nothing at all. */
export type Claim =
  | { kind: 'claimed'; row: ClaimedRow }
  | { kind: 'settled-here'; row: OutboxRow; resolved: Exclude<Resolved, { kind: 'call' }> }
  | { kind: 'later'; at: number }
  | { kind: 'held' }
  | { kind: 'empty' };

const isOrder = (row: { intent: OutboxRow['intent'] }): boolean => row.intent.tipo !== 'linha';

/** A submission waits for every refused line; everything waits for a refused submission before it. */
function isHeld(head: OutboxRow, parked: readonly ParkedRow[]): boolean {
  return parked.some((p) => (isOrder(p) ? p.seq < head.seq : isOrder(head)));
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
 * Takes the head of a lane, in one transaction: nobody else gets it while the lease lasts. The first claim
 * freezes key and bytes against the newest cart; a later one finds them and changes nothing. A row that needs
 * no server (its line is already gone) or that the device itself refuses comes back unclaimed for settling.
 */
export async function claimHead(vault: Vault, lane: string, env: OutboxEnv): Promise<Claim> {
  const tables = [vault.outbox, vault.parked, vault.carrinhos, vault.clientes];
  return vault.transaction('rw', tables, async (): Promise<Claim> => {
    const head = await vault.outbox.where('lane').equals(lane).first();
    if (!head) return { kind: 'empty' };
    const parked = (await vault.parked.where('lane').equals(lane).toArray()).filter(
      (p) => p.decided === null,
    );
    if (isHeld(head, parked)) return { kind: 'held' };
    const now = env.now();
    if (head.state === 'sending' && head.leaseUntil > now) return { kind: 'later', at: head.leaseUntil };
    if (head.notBefore > now) return { kind: 'later', at: head.notBefore };
    let frozen = head.frozen;
    if (!frozen) {
      const snapshot = await vault.carrinhos.get(head.idPessoaCliente);
      const cliente = await vault.clientes.get(head.idPessoaCliente);
      const resolved = resolveSafely(head, snapshot?.carrinho ?? null, cliente?.detalhe ?? null);
      if (resolved.kind !== 'call') return { kind: 'settled-here', row: head, resolved };
      frozen = resolved.call;
    }
    const claim = env.uuid();
    const taken = { state: 'sending' as const, claim, leaseUntil: now + LEASE_MS, frozen };
    await vault.outbox.update(head.seq, taken);
    return { kind: 'claimed', row: { ...head, ...taken } };
  });
}
