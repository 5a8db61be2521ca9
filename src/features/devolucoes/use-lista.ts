import { useMemo } from 'react';
import { historicoDesde } from '#mirror/historico.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { useDevolucoes } from '#parts/returns/use-devolucoes.ts';
import type { Filtro } from './filtro.ts';
import { daServidor, listDevolucoes, perguntaOf } from './lista.ts';
import { useEnviando } from './queries.ts';
import { type Antigas, useAntigas } from './queries-servidor.ts';

/** A row of the list. */
export type Linha = DevolucaoAqui & { readonly isEnviando: boolean };

export type Lista = {
  /** Undefined while nothing is known. */
  linhas: readonly Linha[] | undefined;
  /** When the device's own copy was brought; null where it has none, undefined while that is read. */
  at: number | null | undefined;
  /** Of those that this device does not keep: why they are not all there, and how far they have come. */
  antigas: Omit<Antigas, 'devolucoes'> & { lidos: number };
};

const NONE: readonly DevolucaoAqui[] = [];
const NENHUMA: ReadonlySet<string> = new Set();

/** A customer's returns under a filter: those on the device, beyond them the server's. */
export function useLista(
  idPessoaCliente: number,
  filtro: Filtro,
  { hoje, now }: { hoje: string; now: number },
): Lista {
  const guardadas = useDevolucoes(idPessoaCliente);
  const enviando = useEnviando() ?? NENHUMA;
  const guardado = guardadas && { desde: historicoDesde(now), at: guardadas.at };
  const { devolucoes, ...antigas } = useAntigas(
    idPessoaCliente,
    guardado === undefined ? null : perguntaOf(filtro, guardado, hoje),
  );
  const here = guardadas?.devolucoes ?? NONE;
  const linhas = useMemo(() => {
    const known = [...here, ...devolucoes.map(daServidor)];
    return listDevolucoes(known, filtro, hoje).map((one) => ({
      ...one,
      isEnviando: enviando.has(one.devolucao),
    }));
  }, [here, devolucoes, filtro, hoje, enviando]);
  const isWaiting = linhas.length === 0 && antigas.isLendo && antigas.total === null;
  return {
    linhas: guardadas === undefined || isWaiting ? undefined : linhas,
    at: guardadas?.at,
    antigas: { ...antigas, lidos: devolucoes.length },
  };
}
