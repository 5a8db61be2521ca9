import { useQuery } from '@tanstack/react-query';
import type { AnyCall, ReplyOf } from '#contract/call.ts';
import type { CallInput } from '#contract/to-wire.ts';
import { readSession } from '#net/session.ts';
import { askMarked } from '#parts/ask-marked.ts';
import { useDevice } from '#parts/device.tsx';
import { type Lido, toLido } from '#parts/lido.ts';

/** The root of the keys of what is read for a payment. */
export const RAIZ = 'pagamento';

export const token = (): string | null => readSession()?.token ?? null;

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
