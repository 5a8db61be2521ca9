import type { Origin, OutboxRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** True if no other sender has taken or settled the row meanwhile. */
export async function stillMine(vault: Vault, row: OutboxRow): Promise<boolean> {
  const current = await vault.outbox.get(row.seq);
  return current !== undefined && current.key === row.key && current.claim === row.claim;
}

/** Returns the members that every record of a change copies from its row. */
export const originOf = ({
  key,
  lane,
  idUsuario,
  idPessoaCliente,
  nomeCliente,
  intent,
  at,
}: Origin): Origin => ({ key, lane, idUsuario, idPessoaCliente, nomeCliente, intent, at });
