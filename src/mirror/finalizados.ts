import type { Finalizado } from '#vault/device-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** So many are remembered. */
const MOST = 12;

async function change(vault: Vault, to: (before: readonly Finalizado[]) => Finalizado[]): Promise<void> {
  await vault.device
    .where('id')
    .equals(1)
    .modify((row) => {
      row.finalizados = to(row.finalizados ?? []).slice(0, MOST);
    });
}

/** Remembers a cart whose payment is about to be ended: should the page go meanwhile, somebody knows of it. */
export const noteFinalizando = (vault: Vault, cart: Omit<Finalizado, 'isCerto'>): Promise<void> =>
  change(vault, (before) => [
    { ...cart, isCerto: false },
    ...before.filter(({ idCarrinho }) => idCarrinho !== cart.idCarrinho),
  ]);

/** The server said that it was ended. Nothing for a cart that was not ended here. */
export const noteFinalizado = (vault: Vault, idCarrinho: number): Promise<void> =>
  change(vault, (before) => before.map((f) => (f.idCarrinho === idCarrinho ? { ...f, isCerto: true } : f)));

/** It was refused, or the cart is open again. */
export const dropFinalizado = (vault: Vault, idCarrinho: number): Promise<void> =>
  change(vault, (before) => before.filter((f) => f.idCarrinho !== idCarrinho));
