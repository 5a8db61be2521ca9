import type { AnyCall, ReplyOf } from '#contract/call.ts';
import type { Carrinho } from '#contract/carrinho.ts';
import { consultarCarrinho } from '#contract/carrinho-calls.ts';
import type { CallInput } from '#contract/to-wire.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { ownCarrinho } from '#net/own-carrinho.ts';
import { request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { askWithMarca, readWithMarca } from '#outbox/send-with-marca.ts';
import type { Device } from './device.tsx';
import { type Falha, toFalha } from './falha.ts';
import { FalhaError } from './lido.ts';

const token = (): string | null => readSession()?.token ?? null;

/** Asks the server with the mark of its data; rejects with the failure that `toLido` reads. */
export async function askMarked<C extends AnyCall>(
  device: Device,
  call: C,
  input: CallInput<C>,
  signal: AbortSignal,
): Promise<ReplyOf<C>> {
  const reply = await askWithMarca(device, (marked) =>
    request(call, input, { ...marked, signal, token: token() }),
  );
  if (!reply.ok) throw new FalhaError(toFalha(reply.error));
  return reply.value;
}

/** Reads the customer's cart from the server, with the mark of its data; null when there is none. */
export async function readOwnCarrinho(
  device: Device,
  idPessoaCliente: number,
  signal?: AbortSignal,
): Promise<Result<Carrinho | null, Falha>> {
  const query = { idPessoaCliente };
  const read = await readWithMarca(device, async (marked) => {
    const options = { ...marked, ...(signal ? { signal } : {}), token: token() };
    return ownCarrinho(await request(consultarCarrinho, { query }, options), idPessoaCliente);
  });
  return read.ok ? ok(read.value) : fail(toFalha(read.error));
}
