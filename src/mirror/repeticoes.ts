import type { Repeticao } from '#vault/device-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** So many are remembered. */
const MOST = 12;

async function change(
  vault: Vault,
  to: (before: readonly Repeticao[]) => readonly Repeticao[],
): Promise<void> {
  await vault.device
    .where('id')
    .equals(1)
    .modify((row) => {
      row.repeticoes = to(row.repeticoes ?? []).slice(0, MOST);
    });
}

/** The key of a try to repeat an order, and whether an earlier one began under it. */
export type RepeatKey = { key: string; isDeAntes: boolean };

/**
 * The key to ask the server with to repeat an order: that of a try which nobody answered, also of before a reload, else
 * `fresh`, which is remembered before it is sent.
 */
export async function keyToRepeat(vault: Vault, idPrePedido: number, fresh: string): Promise<RepeatKey> {
  let open: string | undefined;
  await change(vault, (before) => {
    open = before.find((r) => r.idPrePedido === idPrePedido)?.key;
    return open === undefined ? [{ idPrePedido, key: fresh }, ...before] : before;
  });
  return { key: open ?? fresh, isDeAntes: open !== undefined };
}

/** Whether a try to repeat this order was never answered. */
export async function isRepeatOpen(vault: Vault, idPrePedido: number): Promise<boolean> {
  const row = await vault.device.get(1);
  return row?.repeticoes?.some((r) => r.idPrePedido === idPrePedido) ?? false;
}

/** The server said what became of it. */
export const dropRepeat = (vault: Vault, idPrePedido: number): Promise<void> =>
  change(vault, (before) => before.filter((r) => r.idPrePedido !== idPrePedido));
