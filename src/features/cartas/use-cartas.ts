import { useMemo } from 'react';
import type { CartaCorrecao } from '#contract/letters/carta.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { useCartasGuardadas } from '#parts/letters/use-cartas-guardadas.ts';
import { type Filtro, passa } from './filtro.ts';
import { type DoServidor, useDoServidor } from './queries.ts';

export type Lista = {
  /** Undefined while nothing is known. */
  readonly linhas: readonly CartaCorrecao[] | undefined;
  /** When the device's copy was brought, if the list comes from it; null otherwise, undefined while it is read. */
  readonly at: number | null | undefined;
  /** True if this device has letters of the customer. */
  readonly isGuardada: boolean;
  readonly servidor: Omit<DoServidor, 'cartas'> & { readonly lidos: number };
};

/** A customer's letters under a filter: from the device as far back as it knows, else by the server. */
export function useCartas(idPessoaCliente: number, filtro: Filtro): Lista {
  const guardadas = useCartasGuardadas(idPessoaCliente);
  const isHere = guardadas ? filtro.de >= guardadas.valor.desde : false;
  const { cartas, ...servidor } = useDoServidor(idPessoaCliente, filtro, guardadas !== undefined && !isHere);
  const linhas = useMemo(() => {
    if (!isHere) return cartas;
    return guardadas?.valor.cartas
      .map(({ carta }) => carta)
      .filter(({ data, cartaCorrecaoSituacao }) => {
        const dia = businessDayOf(new Date(data));
        return (
          dia >= filtro.de &&
          dia <= filtro.ate &&
          passa(filtro, cartaCorrecaoSituacao.idCartaCorrecaoSituacao)
        );
      });
  }, [isHere, guardadas, cartas, filtro]);
  const isUnknown = guardadas === undefined || (!isHere && servidor.total === null);
  return {
    linhas: isUnknown ? undefined : linhas,
    at: isHere ? guardadas?.at : guardadas === undefined ? undefined : null,
    isGuardada: Boolean(guardadas),
    servidor: { ...servidor, lidos: cartas.length },
  };
}
