import { useQuery } from '@tanstack/react-query';
import {
  consultarSolicitacoes,
  type RespostaDada,
  responderSolicitacao,
  type SolicitacaoDeVisitante,
} from '#contract/access/solicitacoes.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { type NetError, request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { useDevice } from '#parts/device/device.tsx';
import { falhaText, SEM_DETALHE, toFalha } from '#parts/failure/falha.ts';

const SEM_SINAL = 'Sem sinal. As solicitações estão no servidor; tente de novo quando houver sinal.';

const token = (): string | null => readSession()?.token ?? null;

const problemOf = (error: NetError, semDetalhe: string): string =>
  falhaText(toFalha(error), semDetalhe, SEM_SINAL);

export type SolicitacoesLidas =
  | { kind: 'lendo' }
  | {
      kind: 'lidas';
      solicitacoes: readonly SolicitacaoDeVisitante[];
      enviaEmails: boolean;
      reler: () => Promise<unknown>;
    }
  | { kind: 'falha'; texto: string; isLendo: boolean; reler: () => Promise<unknown> };

/** The requests of visitors, as the server tells them now. */
export function useSolicitacoes(): SolicitacoesLidas {
  const { usuario } = useDevice();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['solicitacoes', usuario.id],
    queryFn: async ({ signal }) => {
      const reply = await request(consultarSolicitacoes, {}, { signal, token: token() });
      if (!reply.ok) throw new Error(problemOf(reply.error, SEM_DETALHE.consultar));
      return reply.value;
    },
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  if (error !== null) return { kind: 'falha', texto: error.message, isLendo: isFetching, reler: refetch };
  if (data === undefined) return { kind: 'lendo' };
  return { kind: 'lidas', solicitacoes: data.colecao, enviaEmails: data.enviaEmails, reler: refetch };
}

/** Answers a request, once per key; returns whether a mail tells the visitor, or the sentence to show. */
export async function responder(
  numero: string,
  body: RespostaDada,
  key: string,
): Promise<Result<boolean, string>> {
  const reply = await request(responderSolicitacao, { params: { numero }, body }, { token: token(), key });
  return reply.ok ? ok(reply.value.avisada) : fail(problemOf(reply.error, SEM_DETALHE.alterar));
}
