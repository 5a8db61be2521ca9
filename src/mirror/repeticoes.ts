import type { Repeticao } from '#vault/device-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { revisaoOf } from './put-carrinho.ts';

/** How many tries are kept. */
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

/**
 * The key of a try to repeat an order, whether an earlier try used it, and the cart's revision known at the first try.
 */
export type RepeatKey = { key: string; isDeAntes: boolean; revisao: number };

/**
 * Returns the key for repeating an order: that of a try without a response, also from before a reload;
 * otherwise `fresh`, which is stored before it is sent.
 */
export async function keyToRepeat(
  vault: Vault,
  { idPrePedido, idPessoaCliente }: { idPrePedido: number; idPessoaCliente: number },
  fresh: string,
): Promise<RepeatKey> {
  const revisao = revisaoOf(await vault.carrinhos.get(idPessoaCliente));
  let open: Repeticao | undefined;
  await change(vault, (before) => {
    open = before.find((r) => r.idPrePedido === idPrePedido);
    return open === undefined ? [{ idPrePedido, key: fresh, revisao }, ...before] : before;
  });
  const isDeAntes = open !== undefined;
  return { key: open?.key ?? fresh, isDeAntes, revisao: open?.revisao ?? revisao };
}

/** True while a try to repeat this order has no response. */
export async function isRepeatOpen(vault: Vault, idPrePedido: number): Promise<boolean> {
  const row = await vault.device.get(1);
  return row?.repeticoes?.some((r) => r.idPrePedido === idPrePedido) ?? false;
}

/** Forgets the try after the server responded. */
export const dropRepeat = (vault: Vault, idPrePedido: number): Promise<void> =>
  change(vault, (before) => before.filter((r) => r.idPrePedido !== idPrePedido));
