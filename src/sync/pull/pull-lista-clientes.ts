import {
  CLIENTES_POR_PAGINA_MAXIMO,
  consultarUsuarioCliente,
  type UsuarioCliente,
} from '#contract/customers/cliente.ts';
import { ok, type Result } from '#lib/result.ts';
import type { NetError } from '#net/request.ts';
import { ask } from '#sync/ask.ts';
import type { SyncEnv } from '#sync/env.ts';

/**
 * Reads the user's customers in parts. A server without parts sends the whole list each time; it is then
 * taken as it is. Fails with the first part that fails, as half a list would remove customers from the
 * device.
 */
export async function pullListaClientes(env: SyncEnv): Promise<Result<UsuarioCliente[], NetError>> {
  const read = new Map<number, UsuarioCliente>();
  let depoisDe: number | undefined;
  for (;;) {
    const part = await ask(env, consultarUsuarioCliente, {
      query: {
        quantidadeRegistrosPagina: CLIENTES_POR_PAGINA_MAXIMO,
        ...(depoisDe !== undefined && { depoisDe }),
      },
    });
    if (!part.ok) return part;
    const before = read.size;
    for (const cliente of part.value) read.set(cliente.pessoa.idPessoa, cliente);
    const isWhole = part.value.length !== CLIENTES_POR_PAGINA_MAXIMO || read.size === before;
    if (isWhole) return ok([...read.values()]);
    depoisDe = part.value.at(-1)?.pessoa.idPessoa;
  }
}
