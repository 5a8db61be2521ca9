import type { Confirmation } from '#outbox/envio/confirmation.ts';
import { originOf } from '#outbox/still-mine.ts';
import { isContato } from '#vault/contato-intents.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { isDe } from './end-contato.ts';
import { modifyContato } from './name-telefone.ts';
import { nomeDepois } from './read-contatos.ts';

/**
 * Settles a confirmed change of a contact: its receipt, and the contact's name and id in its later changes. Inside the
 * caller's transaction.
 */
export async function writeContatoConfirmed(
  vault: Vault,
  row: OutboxRow,
  { idTelefone, feitaPorOutro }: Confirmation,
  now: number,
): Promise<void> {
  const { intent, lane } = row;
  await vault.outbox.delete(row.seq);
  await vault.receipts.put({
    ...originOf(row),
    seq: row.seq,
    settledAt: now,
    revisao: 0,
    pedidos: [],
    ...(idTelefone === undefined ? {} : { idTelefone }),
    ...(feitaPorOutro ? { feitaPorOutro } : {}),
  });
  // A deletion ends the name.
  if (!isContato(intent) || intent.depois === null) return;
  const nome = nomeDepois({ intent, ...(idTelefone === undefined ? {} : { idTelefone }) });
  const isFree = nome !== undefined && !(await isTaken(vault, lane, nome));
  await modifyContato(vault, { lane, contato: intent.contato }, (later) => {
    if (!isContato(later)) return;
    if (later.tipo === 'telefone' && later.antes !== null && idTelefone !== undefined)
      later.idTelefone = idTelefone;
    if (isFree) later.contato = nome;
  });
}

/** True if changes of another contact have the name, as after the company deleted that one. */
async function isTaken(vault: Vault, lane: string, nome: string): Promise<boolean> {
  const of = isDe(nome);
  const [rows, parked] = await Promise.all([
    vault.outbox.where('lane').equals(lane).filter(of).count(),
    vault.parked
      .where('lane')
      .equals(lane)
      .filter((row) => row.decided === null && of(row))
      .count(),
  ]);
  return rows + parked > 0;
}
