import { setLevarComigo } from '#mirror/kept-clientes.ts';
import { announce } from '#outbox/wake.ts';
import { showMessage } from '#ui/layer/message-queue.ts';
import type { Vault } from '#vault/vault.ts';

/** Pins customers to this device and has their data brought, or unpins them. False after a message that it failed. */
export async function pinClientes(vault: Vault, idsPessoa: readonly number[], on: boolean): Promise<boolean> {
  try {
    await setLevarComigo(vault, idsPessoa, on);
  } catch (error) {
    console.error('the choice could not be kept', error);
    await showMessage({ kind: 'error', text: 'NÃO foi salvo: o navegador recusou gravar neste aparelho.' });
    return false;
  }
  if (on) announce(vault.name, 'refresh');
  return true;
}
