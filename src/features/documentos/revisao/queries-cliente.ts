import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { consultarClienteDadosGerais, type DatasRegulatorias } from '#contract/customers/cliente.ts';
import { consultarTamanhoMaximoArquivo, DOCUMENTO_KB } from '#contract/documents/revisao.ts';
import { request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { useDevice } from '#parts/device/device.tsx';
import { useConnected } from '#parts/device/use-connected.ts';
import { toFalha } from '#parts/failure/falha.ts';
import { FalhaError } from '#parts/failure/lido.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';

const SEM_DATAS: DatasRegulatorias = {
  anvisa: null,
  sivisa: null,
  autorizacaoRetinoica: null,
  crfEstabelecimento: null,
  sipeagro: null,
};

/** The last days of a customer's licences: null where neither server nor device tells them, undefined meanwhile. */
export function useDatas(cliente: ClienteRow | undefined): DatasRegulatorias | null | undefined {
  const { usuario } = useDevice();
  const idPessoaCliente = cliente?.idPessoa ?? 0;
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['datas-regulatorias', usuario.id, idPessoaCliente],
    enabled: cliente !== undefined,
    queryFn: async ({ signal }) => {
      const query = { idPessoaCliente };
      const options = { signal, token: readSession()?.token ?? null };
      const reply = await request(consultarClienteDadosGerais, { query }, options);
      if (!reply.ok) throw new FalhaError(toFalha(reply.error));
      return reply.value.datasRegulatorias ?? SEM_DATAS;
    },
    retry: false,
    staleTime: 60_000,
  });
  const isConnected = useConnected();
  const readAgain = useEffectEvent(() => {
    if (isError) refetch().catch(() => undefined);
  });
  useEffect(() => {
    if (isConnected) readAgain();
  }, [isConnected]);
  const guardados = cliente?.detalhe?.dadosGerais;
  const datas = data ?? (guardados && (guardados.datasRegulatorias ?? SEM_DATAS));
  return datas ?? (isPending ? undefined : null);
}

/** The largest file in KB by the server; the usual one while the server has not told it. */
export function useTamanhoMaximo(): number {
  const { usuario } = useDevice();
  const { data } = useQuery({
    queryKey: ['tamanho-maximo-arquivo', usuario.id],
    queryFn: async ({ signal }) => {
      const options = { signal, token: readSession()?.token ?? null };
      const reply = await request(consultarTamanhoMaximoArquivo, {}, options);
      if (!reply.ok) throw new FalhaError(toFalha(reply.error));
      return reply.value;
    },
    retry: false,
    staleTime: 60_000,
  });
  return data ?? DOCUMENTO_KB;
}
