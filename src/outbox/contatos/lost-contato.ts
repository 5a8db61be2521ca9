import type { OutboxEnv } from '#outbox/env.ts';
import { takeLost, toLostQuestion } from '#outbox/lost-receipt.ts';
import { readMarca } from '#outbox/marca.ts';
import { newRow } from '#outbox/new-row.ts';
import { isContato } from '#vault/contato-intents.ts';
import type { ParkedRow, ReceiptRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { isVisita } from '#vault/visita-intent.ts';

const CODIGO = 'contato-perdido';

/**
 * The keys of the confirmed changes of a lane, oldest first, that a restored server was not asked about yet. Later
 * changes of the lane wait for that. Only contacts and notes about visits: returns have their own check.
 */
export async function readUnchecked(vault: Vault, lane: string): Promise<string[]> {
  const conferir = (await readMarca(vault))?.conferir ?? [];
  if (conferir.length === 0) return [];
  const receipts = await vault.receipts.where('lane').equals(lane).sortBy('seq');
  return receipts
    .filter(({ key, intent }) => (isContato(intent) || isVisita(intent)) && conferir.includes(key))
    .map(({ key }) => key);
}

/** True for the question about confirmed changes of a contact that a restored server lost. */
export const isLostContato = ({ codigo }: Pick<ParkedRow, 'codigo'>): boolean => codigo === CODIGO;

const description =
  'O servidor voltou a uma cópia anterior e perdeu esta alteração do contato, que tinha sido confirmada. Confira o contato e, se ainda valer, envie de novo.';

const nomeOf = ({ intent }: ReceiptRow): string | null => (isContato(intent) ? intent.contato : null);

/**
 * Asks the user about a confirmed change of a contact that a restored server lost. A later lost change of the same
 * contact waits behind the question as a new change. Does nothing if another tab has done so already.
 */
export async function parkLostContato(vault: Vault, key: string, env: OutboxEnv): Promise<void> {
  const now = env.now();
  const tables = [vault.receipts, vault.parked, vault.outbox, vault.checkpoints];
  await vault.transaction('rw', tables, async () => {
    const receipt = await takeLost(vault, key);
    if (!receipt) return;
    const question = toLostQuestion(receipt, { codigo: CODIGO, description }, now);
    const isBehind = await vault.parked
      .where('lane')
      .equals(receipt.lane)
      .filter(
        ({ decided, codigo, seq, intent }) =>
          decided === null &&
          codigo === CODIGO &&
          seq < receipt.seq &&
          isContato(intent) &&
          intent.contato === nomeOf(receipt),
      )
      .count();
    if (isBehind === 0) {
      await vault.parked.put(question);
      return;
    }
    await vault.parked.put({ ...question, decided: { at: now, as: 'auto' } });
    await vault.outbox.add({
      ...newRow(vault, receipt, receipt.intent, env.uuid(), receipt.at),
      seq: receipt.seq,
    });
  });
}
