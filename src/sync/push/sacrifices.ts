import { dropArquivos } from '#mirror/arquivos.ts';
import { dropCatalogue } from '#mirror/catalogue/drop-catalogue.ts';
import type { EngineClient } from '#mirror/catalogue/engine-client.ts';
import { readServedContexto } from '#mirror/served.ts';
import { dropSentFotos } from '#outbox/devolucoes/forget-fotos.ts';
import type { Sacrifice } from '#outbox/relief.ts';
import type { Vault } from '#vault/vault.ts';

/** Deletes all prices except those of the customer being served. Returns whether there were others. */
async function dropOtherPrices(vault: Vault, engine: EngineClient): Promise<boolean> {
  const idContexto = await readServedContexto(vault);
  const { contextos } = await engine.status();
  const others = contextos.filter((c) => c.idContexto !== idContexto);
  await engine.keepOnlyContexts(String(vault.idUsuario), idContexto === null ? [] : [idContexto]);
  return others.length > 0;
}

/**
 * Returns the data to delete on a full disk, in this order: the kept documents of invoices, sent photographs, other
 * customers' prices, then the whole catalogue. All of it comes back from the server; the user's own work is never
 * deleted.
 */
export const sacrificesOf = (vault: Vault, engine: EngineClient, tenant: string): readonly Sacrifice[] => [
  () => dropArquivos(vault),
  () => dropSentFotos(vault),
  () => dropOtherPrices(vault, engine),
  () => dropCatalogue(tenant),
];
