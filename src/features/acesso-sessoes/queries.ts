import { useQuery } from '@tanstack/react-query';
import {
  consultarSessoes,
  encerrarOutrasSessoes,
  encerrarSessao,
  type Sessao,
} from '#contract/access/sessoes.ts';
import { type NetError, request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { useDevice } from '#parts/device/device.tsx';
import { falhaText, SEM_DETALHE, toFalha } from '#parts/failure/falha.ts';

const SEM_SINAL = 'Sem sinal. As sessões estão no servidor; tente de novo quando houver sinal.';

const token = (): string | null => readSession()?.token ?? null;

const problemOf = (error: NetError, semDetalhe: string): string =>
  falhaText(toFalha(error), semDetalhe, SEM_SINAL);

export type SessoesLidas =
  | { kind: 'lendo' }
  | { kind: 'lidas'; sessoes: readonly Sessao[]; reler: () => Promise<unknown> }
  | { kind: 'falha'; texto: string; isLendo: boolean; reler: () => Promise<unknown> };

/** The user's open sessions, as the server tells them now. */
export function useSessoes(): SessoesLidas {
  const { usuario } = useDevice();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['sessoes', usuario.id],
    queryFn: async ({ signal }) => {
      const reply = await request(consultarSessoes, {}, { signal, token: token() });
      if (!reply.ok) throw new Error(problemOf(reply.error, SEM_DETALHE.consultar));
      return reply.value;
    },
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  if (error !== null) return { kind: 'falha', texto: error.message, isLendo: isFetching, reler: refetch };
  return data === undefined ? { kind: 'lendo' } : { kind: 'lidas', sessoes: data, reler: refetch };
}

/** Ends a session; answers the sentence to show when it was not done. One that has ended already is done. */
export async function encerrar(sid: string): Promise<string | null> {
  const reply = await request(encerrarSessao, { params: { sid } }, { token: token() });
  const isGone = !reply.ok && reply.error.kind === 'refused' && reply.error.status === 404;
  return reply.ok || isGone ? null : problemOf(reply.error, SEM_DETALHE.excluir);
}

/** Ends all sessions but this device's; answers the sentence to show when it was not done. */
export async function encerrarOutras(): Promise<string | null> {
  const reply = await request(encerrarOutrasSessoes, {}, { token: token() });
  return reply.ok ? null : problemOf(reply.error, SEM_DETALHE.excluir);
}
