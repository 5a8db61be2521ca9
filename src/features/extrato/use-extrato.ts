import { useMemo } from 'react';
import { type Extrato, extratoDe } from '#domain/customer/extrato.ts';
import type { Periodo } from '#lib/periodo.ts';
import { type DoServidor, useDoServidor, useGuardado } from './queries.ts';

/** A statement and the present balance, in cents. */
export type ExtratoComSaldo = Extrato & { readonly saldoAtual: number };

export type ExtratoLido = {
  /** Undefined while it is not known. */
  readonly extrato: ExtratoComSaldo | undefined;
  /** When the device's copy was brought, if the statement comes from it; null otherwise, undefined while it is read. */
  readonly at: number | null | undefined;
  readonly servidor: DoServidor;
};

/** A customer's statement of some days: from the device as far back as it knows, else by the server. */
export function useExtrato(idPessoaCliente: number, periodo: Periodo): ExtratoLido {
  const guardado = useGuardado(idPessoaCliente);
  const isHere = guardado ? periodo.de >= guardado.valor.desde : false;
  const servidor = useDoServidor(idPessoaCliente, periodo, guardado !== undefined && !isHere);
  const conta = isHere ? guardado?.valor : servidor.valor;
  const extrato = useMemo(
    () => conta && { ...extratoDe(conta, periodo), saldoAtual: conta.saldoAtual },
    [conta, periodo],
  );
  return { extrato, at: isHere ? guardado?.at : guardado === undefined ? undefined : null, servidor };
}
