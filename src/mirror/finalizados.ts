import type { Finalizado } from '#vault/device-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** So many are remembered. */
const MOST = 12;

/** True when a remembered payment ended this cart of the server's. */
const isOf = (f: Finalizado, idCarrinho: number): boolean => f.idCarrinho === idCarrinho && !f.deOutraEpoca;

async function change(vault: Vault, to: (before: readonly Finalizado[]) => Finalizado[]): Promise<void> {
  await vault.device
    .where('id')
    .equals(1)
    .modify((row) => {
      row.finalizados = to(row.finalizados ?? []).slice(0, MOST);
    });
}

/** Remembers a cart whose payment is about to be finished, in case the page closes meanwhile. */
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

/** Forgets a cart that is open again or has no orders. */
export const dropFinalizado = (vault: Vault, idCarrinho: number): Promise<void> =>
  change(vault, (before) => before.filter((f) => !isOf(f, idCarrinho)));

/** Forgets a refused payment noted at `at`; the server may have been restored from a backup. */
export const dropRecusado = (vault: Vault, idCarrinho: number, at: number): Promise<void> =>
  change(vault, (before) =>
    before.filter((f) => !isOf(f, idCarrinho) && !(f.idCarrinho === idCarrinho && f.at === at)),
  );

/**
 * The remembered carts after the server was restored from a backup: it may have lost them, so the user checks each.
 */
export const finalizadosDeOutraEpoca = (before: readonly Finalizado[] = []): Finalizado[] =>
  before.map((f) => ({ ...f, isCerto: false, deOutraEpoca: true }));
