import { alterarClientePrincipal } from '#contract/customers/preferencia.ts';
import { noteAvisado } from '#mirror/kept-clientes.ts';
import { ask } from './ask.ts';
import type { SyncEnv } from './env.ts';

/**
 * Tells the server which customer the user chose on this device, if it does not know yet. Without a response
 * it is told again next time. A 403 means that the customer is no longer the user's: there is nothing left to
 * tell.
 */
export async function tellPrincipal(env: SyncEnv): Promise<void> {
  const id = (await env.vault.device.get(1))?.principalPorAvisar;
  if (id === undefined) return;
  const told = await ask(env, alterarClientePrincipal, { body: { IDCliente: id, ClientePrincipal: true } });
  const isOver = told.ok || (told.error.kind === 'refused' && told.error.status === 403);
  if (isOver) await noteAvisado(env.vault, id);
}
