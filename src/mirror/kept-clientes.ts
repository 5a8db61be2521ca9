import type { DeviceRow } from '#vault/device-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** How many previous customers stay ready. */
const RECENTES = 3;

/**
 * The customers whose data the device keeps fresh: the current one, the three before them, and those that the user
 * pinned; each once, in that order.
 */
export function keptClientes(
  device: Pick<DeviceRow, 'idPessoaCliente' | 'recentes' | 'levarComigo'>,
): number[] {
  const { idPessoaCliente, recentes = [], levarComigo = [] } = device;
  const before = recentes.filter((id) => id !== idPessoaCliente).slice(0, RECENTES);
  const served = idPessoaCliente === null ? [] : [idPessoaCliente];
  return [...new Set([...served, ...before, ...levarComigo])];
}

/** Makes a customer the current one; the previous one becomes the most recent. */
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
 * Makes the user's choice the current customer and the main one. The device reports only the last choice to
 * the server, once it has a connection.
 */
export async function serveChosenCliente(vault: Vault, idPessoaCliente: number): Promise<void> {
  await vault.transaction('rw', vault.device, async () => {
    await serveCliente(vault, idPessoaCliente);
    await vault.device.update(1, { principalPorAvisar: idPessoaCliente });
  });
}

/** Marks this choice as reported to the server; a newer choice remains to be reported. */
export async function noteAvisado(vault: Vault, idPessoaCliente: number): Promise<void> {
  await vault.device
    .where('id')
    .equals(1)
    .modify((row) => {
      if (row.principalPorAvisar === idPessoaCliente) delete row.principalPorAvisar;
    });
}

/** Pins customers' data to this device, or unpins them. */
export async function setLevarComigo(vault: Vault, idsPessoa: readonly number[], on: boolean): Promise<void> {
  await vault.transaction('rw', vault.device, async () => {
    const others = ((await vault.device.get(1))?.levarComigo ?? []).filter((id) => !idsPessoa.includes(id));
    await vault.device.update(1, { levarComigo: on ? [...others, ...idsPessoa] : others });
  });
}
