import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Filtro } from './filtro.ts';
import { listDoAparelho, type Pendencias } from './lista.ts';
import { type DoServidor, useDoServidor, useGuardadas } from './queries.ts';

export type PendenciasLidas = {
  /** Undefined while they are not known. */
  readonly lista: Pendencias | undefined;
  /** When they were read, in epoch milliseconds; null while they are not known. */
  readonly at: number | null;
  /** When the device's own copy was brought; null where it has none, undefined while that is read. */
  readonly guardadasEm: number | null | undefined;
  readonly isDoAparelho: boolean;
  readonly servidor: DoServidor;
};

/** A customer's requests under a filter: by the server, and until it responds from the device. */
export function usePendencias(idPessoaCliente: number, filtro: Filtro, hoje: string): PendenciasLidas {
  const guardadas = useGuardadas(idPessoaCliente);
  const servidor = useDoServidor(idPessoaCliente, filtro, hoje);
  const daqui = useMemo(
    () => (guardadas ? listDoAparelho(guardadas.valor, filtro, hoje) : null),
    [guardadas, filtro, hoje],
  );
  const guardadasEm = guardadas === undefined ? undefined : (guardadas?.at ?? null);
  // A refresh of the device is newer than the list on screen: that is read again.
  const isBehind = servidor.valor !== undefined && (guardadasEm ?? 0) > servidor.at;
  const reler = useEffectEvent(servidor.reler);
  useEffect(() => {
    if (isBehind) reler();
  }, [isBehind]);
  const doServidor = servidor.valor;
  if (doServidor !== undefined)
    return { lista: doServidor, at: servidor.at, guardadasEm, isDoAparelho: false, servidor };
  if (daqui !== null && typeof guardadasEm === 'number')
    return { lista: daqui, at: guardadasEm, guardadasEm, isDoAparelho: true, servidor };
  return { lista: undefined, at: null, guardadasEm, isDoAparelho: false, servidor };
}
