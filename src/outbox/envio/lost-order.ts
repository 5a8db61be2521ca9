import { takeLost, toLostQuestion } from '#outbox/lost-receipt.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

const CODIGO = 'pedido-perdido';

/** True for the question about a confirmed order that the server no longer knows. */
export const isLostOrder = ({ codigo }: Pick<ParkedRow, 'codigo'>): boolean => codigo === CODIGO;

/** Asks the user about a confirmed order that the server lost when it was restored from a backup. */
export async function parkLostOrder(vault: Vault, key: string, now: number): Promise<void> {
  const tables = [vault.receipts, vault.parked, vault.checkpoints];
  await vault.transaction('rw', tables, async () => {
    const receipt = await takeLost(vault, key);
    if (!receipt) return;
    const numeros = receipt.pedidos.map(({ idPrePedido }) => `nº ${idPrePedido}`).join(', ');
    const description = `O servidor voltou a uma cópia anterior e não conhece mais este pedido, que tinha sido confirmado (${numeros}). Confira com a central se ele existe. Se não existir, ponha os produtos de volta no carrinho e finalize de novo.`;
    await vault.parked.put(toLostQuestion(receipt, { codigo: CODIGO, description }, now));
  });
}
