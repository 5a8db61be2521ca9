import type { Finalizado } from '#vault/device-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** So many are remembered. */
const MOST = 12;

/** Returns whether a remembered payment ended this cart of the server's. */
const isOf = (f: Finalizado, idCarrinho: number): boolean => f.idCarrinho === idCarrinho && !f.deOutraEpoca;

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
    ...before.filter((f) => !isOf(f, cart.idCarrinho)),
  ]);

/** Marks a payment as confirmed by the server, with its orders' numbers once known. Ignores a cart that was not paid here. */
export const noteFinalizado = (vault: Vault, idCarrinho: number, numeros?: number[]): Promise<void> =>
  change(vault, (before) =>
    before.map((f) => (isOf(f, idCarrinho) ? { ...f, isCerto: true, ...(numeros && { numeros }) } : f)),
  );

/** The cart is open again, or has no orders. */
export const dropFinalizado = (vault: Vault, idCarrinho: number): Promise<void> =>
  change(vault, (before) => before.filter((f) => !isOf(f, idCarrinho)));

/** The payment that was noted at `at` was refused, perhaps because the server has gone back to a backup. */
export const dropRecusado = (vault: Vault, idCarrinho: number, at: number): Promise<void> =>
  change(vault, (before) =>
    before.filter((f) => !isOf(f, idCarrinho) && !(f.idCarrinho === idCarrinho && f.at === at)),
  );

/**
 * What is remembered once the server has gone back to a backup: it may have lost the carts, so the user is to check each.
 */
export const finalizadosDeOutraEpoca = (before: readonly Finalizado[] = []): Finalizado[] =>
  before.map((f) => ({ ...f, isCerto: false, deOutraEpoca: true }));
