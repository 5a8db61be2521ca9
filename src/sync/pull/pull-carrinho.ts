import { consultarCarrinho } from '#contract/cart/carrinho-calls.ts';
import { toWire } from '#contract/wire/to-wire.ts';
import type { Result } from '#lib/result.ts';
import { putCarrinho, revisaoOf } from '#mirror/put-carrinho.ts';
import { ownCarrinho } from '#net/own-carrinho.ts';
import { type NetError, readAnswer } from '#net/request.ts';
import { noteFora, seeCarrinho } from '#outbox/carrinho/note-fora.ts';
import type { SyncEnv } from '#sync/env.ts';
import { sendWithMarca } from '#sync/push/send-with-marca.ts';

/**
 * Asks the server for a customer's cart and stores the response. A failed read leaves the stored cart. A
 * response without a cart has no revision: it counts only if the stored cart has not changed meanwhile.
 * Changes of other devices become notices for the user.
 */
export async function pullCarrinho(env: SyncEnv, idPessoaCliente: number): Promise<Result<null, NetError>> {
  const { vault } = env;
  const before = revisaoOf(await vault.carrinhos.get(idPessoaCliente));
  const wire = toWire(consultarCarrinho, { query: { idPessoaCliente } });
  const { answer, believe } = await sendWithMarca(env, wire, { token: env.token() });
  const reply = ownCarrinho(readAnswer(consultarCarrinho, answer), idPessoaCliente);
  if (!reply.ok) return reply;
  const { value } = reply;
  const tables = [vault.outbox, vault.receipts, vault.parked, vault.carrinhos, vault.checkpoints];
  const isOfNow = await vault.transaction('rw', tables, async () => {
    if (!(await believe())) return false;
    const vistas = await seeCarrinho(vault, idPessoaCliente, value);
    const kept = await vault.carrinhos.get(idPessoaCliente);
    // A stored cart from before the server's return to a backup is not newer.
    const isNewest = revisaoOf(kept) === before || kept?.deOutraEpoca === true;
    if (value !== null || isNewest) await putCarrinho(vault, idPessoaCliente, value, env.now());
    if (vistas) await noteFora(vault, idPessoaCliente, vistas, env.now());
    return true;
  });
  return isOfNow ? { ok: true, value: null } : pullCarrinho(env, idPessoaCliente);
}
