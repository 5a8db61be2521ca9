import type { DeviceRow } from '#vault/device-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** Customers served before the present one that stay ready. */
const RECENTES = 3;

/**
 * Which customers' data the device keeps fresh: the one being served, the three served before him, and those that
 * the user takes along; each once, in that order.
 */
export function keptClientes(
  device: Pick<DeviceRow, 'idPessoaCliente' | 'recentes' | 'levarComigo'>,
): number[] {
  const { idPessoaCliente, recentes = [], levarComigo = [] } = device;
  const before = recentes.filter((id) => id !== idPessoaCliente).slice(0, RECENTES);
  const served = idPessoaCliente === null ? [] : [idPessoaCliente];
  return [...new Set([...served, ...before, ...levarComigo])];
}

/** Serves a customer from now on; the one served before becomes the most recent. */
export async function serveCliente(vault: Vault, idPessoaCliente: number): Promise<void> {
  await vault.transaction('rw', vault.device, async () => {
    const device = await vault.device.get(1);
    const before = [device?.idPessoaCliente ?? null, ...(device?.recentes ?? [])];
    const others = before.filter((id): id is number => id !== null && id !== idPessoaCliente);
    const recentes = [...new Set(others)].slice(0, RECENTES);
    await vault.device.update(1, { idPessoaCliente, recentes });
  });
}

/**
 * Serves the customer whom the user chose. He is the main one from now on, also for the server as soon as it hears
 * of it; of several choices it hears the last.
 */
export async function serveChosenCliente(vault: Vault, idPessoaCliente: number): Promise<void> {
  await vault.transaction('rw', vault.device, async () => {
    await serveCliente(vault, idPessoaCliente);
    await vault.device.update(1, { principalPorAvisar: idPessoaCliente });
  });
}

/** The server knows of this choice: one made meanwhile is still to be told. */
export async function noteAvisado(vault: Vault, idPessoaCliente: number): Promise<void> {
  await vault.device
    .where('id')
    .equals(1)
    .modify((row) => {
      if (row.principalPorAvisar === idPessoaCliente) delete row.principalPorAvisar;
    });
}

/** Takes a customer's data along on this device at all times, or no longer. */
export async function setLevarComigo(vault: Vault, idPessoaCliente: number, on: boolean): Promise<void> {
  await vault.transaction('rw', vault.device, async () => {
    const others = ((await vault.device.get(1))?.levarComigo ?? []).filter((id) => id !== idPessoaCliente);
    await vault.device.update(1, { levarComigo: on ? [...others, idPessoaCliente] : others });
  });
}
