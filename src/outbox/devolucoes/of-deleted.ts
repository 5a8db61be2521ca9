import { isDevolucao } from '#vault/devolucao-intents.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** True for a refusal after which the change may still be done: by the device, of a key, and without access. */
const isOpen = ({ status, codigo }: ParkedRow): boolean =>
  status === 0 || status === 403 || codigo === 'chave-reutilizada' || codigo === 'chave-recusada';

/**
 * True for a refused change of a return that the user has deleted since: the user need not decide. A refused making that
 * went on in another device's draft would delete that draft. Inside the caller's transaction.
 */
export async function isOfDeleted(vault: Vault, parked: ParkedRow): Promise<boolean> {
  if (!isDevolucao(parked.intent) || isOpen(parked)) return false;
  const rows = await vault.outbox.where('lane').equals(parked.lane).toArray();
  return rows.some(({ seq, intent }) => seq > parked.seq && intent.tipo === 'devolucao-excluir');
}
