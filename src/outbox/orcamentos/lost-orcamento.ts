import { takeLost, toLostQuestion } from '#outbox/lost-receipt.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

const CODIGO = 'orcamento-perdido';

/** True for the question about a quotation, or a mark on one, that a restored server lost. */
export const isLostOrcamento = ({ codigo }: Pick<ParkedRow, 'codigo'>): boolean => codigo === CODIGO;

/** Asks the user about a kept quotation, or a mark on one, that the server lost when it was restored from a backup. */
export async function parkLostOrcamento(vault: Vault, key: string, now: number): Promise<void> {
  const tables = [vault.receipts, vault.parked, vault.checkpoints];
  await vault.transaction('rw', tables, async () => {
    const receipt = await takeLost(vault, key);
    if (!receipt) return;
    const oque =
      receipt.intent.tipo === 'orcamento'
        ? 'este orçamento, que tinha sido guardado'
        : 'esta mudança do orçamento, que tinha sido confirmada';
    const description = `O servidor voltou a uma cópia anterior e perdeu ${oque}. Se ainda valer, envie de novo.`;
    await vault.parked.put(toLostQuestion(receipt, { codigo: CODIGO, description }, now));
  });
}
