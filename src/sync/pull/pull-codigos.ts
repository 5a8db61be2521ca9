import { CODIGOS_POR_PAGINA, consultarCodigosDoCliente } from '#contract/cart/codigo-do-cliente.ts';
import { ok, type Result } from '#lib/result.ts';
import { putCodigosDoCliente } from '#mirror/codigos-do-cliente.ts';
import type { NetError } from '#net/request.ts';
import { readCodigosFeitos, readCodigosConfirmados } from '#outbox/codigos/read-codigos.ts';
import { ask } from '#sync/ask.ts';
import type { SyncEnv } from '#sync/env.ts';
import { isMissing } from './missing.ts';
import { pullPages } from './pull-pages.ts';

/**
 * Refreshes a customer's own codes. A failed page changes nothing. Where the server has no call for them, the device's own
 * confirmed changes are the list.
 */
export async function pullCodigos(env: SyncEnv, idPessoaCliente: number): Promise<Result<null, NetError>> {
  const { vault } = env;
  const at = env.now();
  const feitas = await readCodigosFeitos(vault, idPessoaCliente);
  const rows = await pullPages((numeroPagina) =>
    ask(env, consultarCodigosDoCliente, {
      query: { idPessoaCliente, qtdRegistrosPagina: CODIGOS_POR_PAGINA, numeroPagina },
    }),
  );
  if (!rows.ok && !isMissing(rows.error)) return rows;
  const lista = rows.ok ? rows.value : await readCodigosConfirmados(vault, idPessoaCliente);
  await putCodigosDoCliente(vault, idPessoaCliente, { at, valor: { lista, feitas } });
  return ok(null);
}
