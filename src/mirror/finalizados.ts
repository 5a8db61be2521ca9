import type { Finalizado } from '#vault/device-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** How many entries are kept. */
const MOST = 12;

/** True if the entry is of this cart. After a restore of the server its ids no longer count. */
const isOf = (f: Finalizado, idCarrinho: number): boolean => f.idCarrinho === idCarrinho && !f.deOutraEpoca;

async function change(vault: Vault, to: (before: readonly Finalizado[]) => Finalizado[]): Promise<void> {
  await vault.device
    .where('id')
    .equals(1)
    .modify((row) => {
      row.finalizados = to(row.finalizados ?? []).slice(0, MOST);
    });
}

/** Notes a cart whose payment is about to be completed, in case the page closes meanwhile. */
export const noteFinalizando = (vault: Vault, cart: Omit<Finalizado, 'isCerto'>): Promise<void> =>
  change(vault, (before) => [
    { ...cart, isCerto: false },
    ...before.filter((f) => !isOf(f, cart.idCarrinho)),
  ]);

/**
 * Marks a payment as confirmed by the server, with its orders' numbers once known. Ignores a cart that was
 * not paid here.
 */
export const noteFinalizado = (vault: Vault, idCarrinho: number, numeros?: number[]): Promise<void> =>
  change(vault, (before) =>
    before.map((f) => (isOf(f, idCarrinho) ? { ...f, isCerto: true, ...(numeros && { numeros }) } : f)),
  );

/** Forgets a Pix whose outcome the user was told; returns whether it was still noted, for one window alone. */
export const takePixDeixado = (vault: Vault, idPrePedido: number): Promise<boolean> =>
  vault.transaction('rw', vault.device, async () => {
    let wasNoted = false;
    await change(vault, (before) =>
      before.map((f) => {
        if (!f.pixDeixados?.includes(idPrePedido)) return f;
        wasNoted = true;
        return { ...f, pixDeixados: f.pixDeixados.filter((numero) => numero !== idPrePedido) };
      }),
    );
    return wasNoted;
  });

/** Forgets a cart that is open again or has no orders. */
export const dropFinalizado = (vault: Vault, idCarrinho: number): Promise<void> =>
  change(vault, (before) => before.filter((f) => !isOf(f, idCarrinho)));

/** Forgets a refused payment. `at` finds its entry even if the server was restored from a backup since. */
export const dropRecusado = (vault: Vault, idCarrinho: number, at: number): Promise<void> =>
  change(vault, (before) =>
    before.filter((f) => !isOf(f, idCarrinho) && !(f.idCarrinho === idCarrinho && f.at === at)),
  );

/**
 * Returns the entries as they stand after the server was restored from a backup: it may have lost these
 * carts, so the user checks each.
 */
export const finalizadosDeOutraEpoca = (before: readonly Finalizado[] = []): Finalizado[] =>
  before.map((f) => ({ ...f, isCerto: false, deOutraEpoca: true }));
