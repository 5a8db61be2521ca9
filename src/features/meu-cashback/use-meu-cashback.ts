import { useMemo } from 'react';
import { type CashbackFiltro, cashbackDe } from '#domain/customer/meu-cashback.ts';
import { type DoPeriodo, type DoServidor, useDoServidor, useGuardado } from './queries.ts';

/** The cashback of a filter with all its sums, in cents; of the server's, entries come by pages. */
export type MeuCashback = DoPeriodo & {
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
    if (here === null) return doServidor && { ...doServidor, naFila };
    const dosDias = cashbackDe(here.lancamentos, filtro);
    const registros = dosDias.lancamentos.length;
    const { disponivel } = here;
    return { ...dosDias, registros, aplicado: guardado.aplicado, disponivel, naFila };
  }, [guardado, here, doServidor, filtro]);
  return { cashback, at: guardado === undefined ? undefined : here && guardado.at, servidor };
}
