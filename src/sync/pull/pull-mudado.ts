import { sincronizarHistorico } from '#contract/orders/historico-mudado.ts';
import { historicoDesde } from '#mirror/historico.ts';
import { putMudado } from '#mirror/put-mudado.ts';
import type { NetError } from '#net/request.ts';
import { ask } from '#sync/ask.ts';
import type { SyncEnv } from '#sync/env.ts';

/**
 * The result of asking for changes: they are stored; or the lists must be read whole, with `cursor` from
 * before (null: this server does not report changes); or the server could not be asked.
 */
export type MudadoFim =
  | { kind: 'mudado' }
  | { kind: 'inteiro'; cursor: string | null; since: number }
  | { kind: 'falha'; error: NetError };

const SEM_SESSAO = 401;
const NAO_ENCONTRADO = 404;

const cursorName = (idPessoaCliente: number) => `historico:${idPessoaCliente}` as const;

/**
 * True if the server could not be asked. False if it does not know the call or refuses it: the lists are then
 * read whole.
 */
const isNoNetwork = (error: NetError): boolean =>
  error.kind === 'silence' ||
  (error.kind === 'refused' && error.status === SEM_SESSAO) ||
  (error.kind === 'unbelieved' && error.status !== NAO_ENCONTRADO);

/**
 * Stores the changes of a customer's orders and invoices since the kept cursor. Without one, or if the server
 * has forgotten it, the lists must be read whole; the result then has the server's current cursor.
 */
export async function pullMudado(env: SyncEnv, idPessoaCliente: number): Promise<MudadoFim> {
  const kept = await env.vault.checkpoints.get(cursorName(idPessoaCliente));
  const cursor = kept && 'cursor' in kept ? kept.cursor : undefined;
  const since = env.now();
  const dataInicial = historicoDesde(since);
  const reply = await ask(env, sincronizarHistorico, {
    query: { idPessoaCliente, dataInicial, ...(cursor === undefined ? {} : { cursor }) },
  });
  if (reply.ok) {
    if (cursor === undefined) return { kind: 'inteiro', cursor: reply.value.cursor, since };
    await putMudado(env.vault, idPessoaCliente, reply.value, env.now());
    return { kind: 'mudado' };
  }
  if (isNoNetwork(reply.error)) return { kind: 'falha', error: reply.error };
  if (cursor === undefined) return { kind: 'inteiro', cursor: null, since };
  await env.vault.checkpoints.delete(cursorName(idPessoaCliente));
  return pullMudado(env, idPessoaCliente);
}

/** Saves the cursor taken before the full reload, once both lists have been reloaded. */
export async function keepCursor(
  { vault, now }: SyncEnv,
  idPessoaCliente: number,
  { cursor, since }: Extract<MudadoFim, { kind: 'inteiro' }>,
): Promise<void> {
  if (cursor === null) return;
  const lists = await vault.checkpoints.bulkGet([`pedidos:${idPessoaCliente}`, `notas:${idPessoaCliente}`]);
  if (lists.every((row) => row !== undefined && row.at >= since)) {
    await vault.checkpoints.put({ name: cursorName(idPessoaCliente), at: now(), cursor });
  }
}
