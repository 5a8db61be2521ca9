import type { Carrinho } from '#contract/carrinho.ts';
import { putCarrinho } from '#mirror/put-carrinho.ts';
import type { LastAnswer, Origin, OutboxRow, PedidoNumero } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** The server's refusal, or the device's own. */
export type Refusal = { status: number; codigo: string; message: string; description: string };

const originOf = ({ key, lane, idUsuario, idPessoaCliente, nomeCliente, intent, at }: OutboxRow): Origin => ({
  key,
  lane,
  idUsuario,
  idPessoaCliente,
  nomeCliente,
  intent,
  at,
});

/** The row as it stands, if it is still the one that this sender took. */
async function stillMine(vault: Vault, row: OutboxRow): Promise<boolean> {
  const current = await vault.outbox.get(row.seq);
  return current !== undefined && current.key === row.key && current.claim === row.claim;
}

/**
 * Settles a confirmed row: out of the queue, a receipt in its place, the server's cart kept, in one step.
 * Does nothing (and answers false) when another sender has taken or settled it meanwhile.
 */
export async function settleConfirmed(
  vault: Vault,
  row: OutboxRow,
  reply: { carrinho: Carrinho | null; pedidos: PedidoNumero[] },
  now: number,
): Promise<boolean> {
  return vault.transaction('rw', [vault.outbox, vault.receipts, vault.carrinhos], async () => {
    if (!(await stillMine(vault, row))) return false;
    await vault.outbox.delete(row.seq);
    const kept = await vault.carrinhos.get(row.idPessoaCliente);
    const revisao = reply.carrinho?.revisao ?? kept?.carrinho?.revisao ?? 0;
    await vault.receipts.put({
      ...originOf(row),
      seq: row.seq,
      settledAt: now,
      revisao,
      pedidos: reply.pedidos,
    });
    if (reply.carrinho) await putCarrinho(vault, row.idPessoaCliente, reply.carrinho, now);
    return true;
  });
}

/** Gives a row back to the queue, to be sent again with the same key and bytes. */
export async function releaseRow(
  vault: Vault,
  row: OutboxRow,
  next: { notBefore: number; tries: number; lastAnswer: LastAnswer | null },
): Promise<boolean> {
  return vault.transaction('rw', vault.outbox, async () => {
    if (!(await stillMine(vault, row))) return false;
    await vault.outbox.update(row.seq, { state: 'queued', claim: null, leaseUntil: 0, ...next });
    return true;
  });
}

/**
 * Parks a refused row with the server's sentence until a person decides. When the step before a submission is
 * refused, the submission itself is parked in its stead: it is what the person knows.
 */
export async function parkRow(
  vault: Vault,
  row: OutboxRow,
  refusal: Refusal,
  carrinho: Carrinho | null,
  now: number,
): Promise<boolean> {
  return vault.transaction('rw', [vault.outbox, vault.parked, vault.carrinhos], async () => {
    if (!(await stillMine(vault, row))) return false;
    await vault.outbox.delete(row.seq);
    const next =
      row.intent.tipo === 'etapa' ? await vault.outbox.where('lane').equals(row.lane).first() : undefined;
    const refused = next?.intent.tipo === 'envio' ? next : row;
    if (refused !== row) await vault.outbox.delete(refused.seq);
    await vault.parked.put({
      ...originOf(refused),
      seq: refused.seq,
      parkedAt: now,
      ...refusal,
      decided: null,
    });
    if (carrinho) await putCarrinho(vault, row.idPessoaCliente, carrinho, now);
    return true;
  });
}
