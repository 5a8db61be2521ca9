import { useMemo } from 'react';
import { type CashbackDoPeriodo, type CashbackFiltro, cashbackDe } from '#domain/customer/meu-cashback.ts';
import { type DoServidor, useDoServidor, useGuardado } from './queries.ts';

/** The cashback of a filter with all its sums, in cents. */
export type MeuCashback = CashbackDoPeriodo & {
  readonly aplicado: number;
  readonly disponivel: number;
  /** The part of the balance that unsent orders on this device take. */
  readonly naFila: number;
};

export type CashbackLido = {
  /** Undefined while it is not known. */
  readonly cashback: MeuCashback | undefined;
  /** When the device's copy was brought, if the list comes from it; null otherwise, undefined while it is read. */
  readonly at: number | null | undefined;
  readonly servidor: DoServidor;
};

/** A customer's cashback: from the device as far back as it knows, else by the server. */
export function useMeuCashback(idPessoaCliente: number, filtro: CashbackFiltro): CashbackLido {
  const guardado = useGuardado(idPessoaCliente, filtro);
  const here = guardado?.valor && filtro.de >= guardado.valor.desde ? guardado.valor : null;
  const servidor = useDoServidor(idPessoaCliente, filtro, guardado !== undefined && here === null);
  const doServidor = servidor.valor;
  const cashback = useMemo((): MeuCashback | undefined => {
    if (guardado === undefined) return undefined;
    const { naFila } = guardado;
    if (here !== null) {
      const { disponivel, lancamentos } = here;
      return { ...cashbackDe(lancamentos, filtro), aplicado: guardado.aplicado, disponivel, naFila };
    }
    if (doServidor === undefined) return undefined;
    return { ...doServidor, ...cashbackDe(doServidor.lancamentos, filtro), naFila };
  }, [guardado, here, doServidor, filtro]);
  return { cashback, at: guardado === undefined ? undefined : here && guardado.at, servidor };
}
