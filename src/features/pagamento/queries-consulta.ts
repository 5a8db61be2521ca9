import { useQuery } from '@tanstack/react-query';
import type { AnyCall, ReplyOf } from '#contract/call.ts';
import type { CallInput } from '#contract/to-wire.ts';
import { request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { sendWithMarca } from '#outbox/send-with-marca.ts';
import { type Device, useDevice } from '#parts/device.tsx';
import { toFalha } from '#parts/falha.ts';
import { FalhaError, type Lido, toLido } from '#parts/lido.ts';

/** The root of the keys of what is read for a payment. */
export const RAIZ = 'pagamento';

export const token = (): string | null => readSession()?.token ?? null;

/** Asks the server; rejects with the failure that `toLido` reads. */
async function ask<C extends AnyCall>(
  call: C,
  input: CallInput<C>,
  signal: AbortSignal,
): Promise<ReplyOf<C>> {
  const reply = await request(call, input, { signal, token: token() });
  if (!reply.ok) throw new FalhaError(toFalha(reply.error));
  return reply.value;
}

/**
 * The same for what is of a cart or its orders: with the mark of the server's data. Nothing in such a reply shows whose it
 * is, so its own mark is not kept.
 */
export async function askMarked<C extends AnyCall>(
  device: Device,
  call: C,
  input: CallInput<C>,
  signal: AbortSignal,
): Promise<ReplyOf<C>> {
  const reply = await sendWithMarca(device, ({ marca }) =>
    request(call, input, { ...(marca === undefined ? {} : { marca }), signal, token: token() }),
  );
  if (!reply.ok) throw new FalhaError(toFalha(reply.error));
  return reply.value;
}

/** Reads one of the payment's calls. The key holds ids alone: a card is never part of a reading. */
export function useConsulta<C extends AnyCall>(call: C, input: CallInput<C>): Lido<ReplyOf<C>> {
  const { usuario } = useDevice();
  return toLido(
    useQuery({
      queryKey: [RAIZ, call.name, usuario.id, input.query],
      queryFn: ({ signal }) => ask(call, input, signal),
      retry: false,
      staleTime: 0,
    }),
  );
}
