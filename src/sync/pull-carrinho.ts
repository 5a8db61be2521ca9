import { consultarCarrinho } from '#contract/carrinho-calls.ts';
import { toWire } from '#contract/to-wire.ts';
import type { Result } from '#lib/result.ts';
import { putCarrinho } from '#mirror/put-carrinho.ts';
import { type NetError, readAnswer } from '#net/request.ts';
import type { SyncEnv } from './env.ts';

/** Asks the server for a customer's cart and keeps the answer. A failed read leaves what the device has. */
export async function pullCarrinho(env: SyncEnv, idPessoaCliente: number): Promise<Result<null, NetError>> {
  const wire = toWire(consultarCarrinho, { query: { idPessoaCliente } });
  const reply = readAnswer(consultarCarrinho, await env.send(wire, { token: env.token() }));
  if (!reply.ok) return reply;
  await putCarrinho(env.vault, idPessoaCliente, reply.value, env.now());
  return { ok: true, value: null };
}
