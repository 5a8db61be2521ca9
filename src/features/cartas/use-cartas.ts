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
  /** Letters of the period by situation, also of those that the filter leaves out; null where they are not known. */
  readonly totais: ReadonlyMap<number, number> | null;
  readonly servidor: Omit<DoServidor, 'cartas'> & { readonly lidos: number };
};

const situacaoDe = ({ cartaCorrecaoSituacao }: CartaCorrecao): number =>
  cartaCorrecaoSituacao.idCartaCorrecaoSituacao;

function contar(cartas: readonly CartaCorrecao[]): ReadonlyMap<number, number> {
  const totais = new Map<number, number>();
  for (const carta of cartas) totais.set(situacaoDe(carta), (totais.get(situacaoDe(carta)) ?? 0) + 1);
  return totais;
}

/** A customer's letters under a filter: from the device as far back as it knows, else by the server. */
export function useCartas(idPessoaCliente: number, filtro: Filtro): Lista {
  const guardadas = useCartasGuardadas(idPessoaCliente);
  const isHere = guardadas ? filtro.de >= guardadas.valor.desde : false;
  const { cartas, ...servidor } = useDoServidor(idPessoaCliente, filtro, guardadas !== undefined && !isHere);
  const doPeriodo = useMemo(
    () =>
      isHere
        ? guardadas?.valor.cartas
            .map(({ carta }) => carta)
            .filter(({ data }) => {
              const dia = businessDayOf(new Date(data));
              return dia >= filtro.de && dia <= filtro.ate;
            })
        : undefined,
    [isHere, guardadas, filtro.de, filtro.ate],
  );
  const linhas = useMemo(
    () => (isHere ? doPeriodo?.filter((carta) => passa(filtro, situacaoDe(carta))) : cartas),
    [isHere, doPeriodo, cartas, filtro],
  );
  const totais = useMemo(() => doPeriodo && contar(doPeriodo), [doPeriodo]);
  const isUnknown = guardadas === undefined || (!isHere && servidor.total === null);
  return {
    linhas: isUnknown ? undefined : linhas,
    at: isHere ? guardadas?.at : guardadas === undefined ? undefined : null,
    isGuardada: Boolean(guardadas),
    totais: totais ?? null,
    servidor: { ...servidor, lidos: cartas.length },
  };
}
