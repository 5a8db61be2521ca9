import { useQuery } from '@tanstack/react-query';
import type { AnyCall, ReplyOf } from '#contract/call.ts';
import type { CallInput } from '#contract/to-wire.ts';
import { request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { useDevice } from '#parts/device.tsx';
import { type Falha, toFalha } from '#parts/falha.ts';

/** The root of the keys of what is read for a payment. */
export const RAIZ = 'pagamento';
/** What was asked of the server, as it stands. */
export type Lido<Value> = {
  valor: Value | undefined;
  falha: Falha | null;
  isLendo: boolean;
  reler: () => void;
};

class FalhaError extends Error {
  readonly falha: Falha;

  constructor(falha: Falha) {
    super(falha.kind);
    this.falha = falha;
  }
}

export const token = (): string | null => readSession()?.token ?? null;

/** Asks the server; rejects with the failure that `toLido` reads. */
export async function ask<C extends AnyCall>(
  call: C,
  input: CallInput<C>,
  signal: AbortSignal,
): Promise<ReplyOf<C>> {
  const reply = await request(call, input, { signal, token: token() });
  if (!reply.ok) throw new FalhaError(toFalha(reply.error));
  return reply.value;
}

const SILENCIO: Falha = { kind: 'silencio', isServidor: false };

type Consulta<Value> = {
  data: Value | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

/** A reading as screens take it. */
export const toLido = <Value>({ data, error, isFetching, refetch }: Consulta<Value>): Lido<Value> => ({
  valor: data,
  falha: error === null ? null : error instanceof FalhaError ? error.falha : SILENCIO,
  isLendo: isFetching,
  reler: () => void refetch().catch(() => undefined),
});

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
