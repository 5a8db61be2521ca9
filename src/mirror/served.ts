import type { Vault } from '#vault/vault.ts';
import { contextoOf } from './cliente-compra.ts';

/** The current customer; null without one. */
export async function readServed(vault: Vault): Promise<number | null> {
  return (await vault.device.get(1))?.idPessoaCliente ?? null;
}

/** The current customer's price context; null without a customer, their data or a preference. */
export async function readServedContexto(vault: Vault): Promise<string | null> {
  const id = await readServed(vault);
  const detalhe = id === null ? null : (await vault.clientes.get(id))?.detalhe;
  return detalhe ? (contextoOf(detalhe)?.idContexto ?? null) : null;
}
