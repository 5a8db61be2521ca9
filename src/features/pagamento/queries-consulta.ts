import { useQuery } from '@tanstack/react-query';
import type { AnyCall, ReplyOf } from '#contract/wire/call.ts';
import type { CallInput } from '#contract/wire/to-wire.ts';
import { request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { askForScreen } from '#outbox/send-for-screen.ts';
import { type Device, useDevice } from '#parts/device/device.tsx';
import { toFalha } from '#parts/failure/falha.ts';
import { FalhaError, type Lido, toLido } from '#parts/failure/lido.ts';

/** The root of the query keys of a payment. */
export const RAIZ = 'pagamento';

export const token = (): string | null => readSession()?.token ?? null;

/** Asks the server with the mark of its data; rejects with the failure that `toLido` reads. */
export async function askMarked<C extends AnyCall>(
  device: Device,
  call: C,
  input: CallInput<C>,
  signal: AbortSignal,
): Promise<ReplyOf<C>> {
  const reply = await askForScreen(device, (withMarca) =>
    request(call, input, { ...withMarca, signal, token: token() }),
  );
  if (!reply.ok) throw new FalhaError(toFalha(reply.error));
  return reply.value;
}

/** Reads one of the payment's calls. The key holds ids alone: a card is never part of a reading. */
export function useConsulta<C extends AnyCall>(call: C, input: CallInput<C>): Lido<ReplyOf<C>> {
  const device = useDevice();
  return toLido(
    useQuery({
      queryKey: [RAIZ, call.name, device.usuario.id, input.query],
      queryFn: ({ signal }) => askMarked(device, call, input, signal),
      retry: false,
      staleTime: 0,
    }),
  );
}
