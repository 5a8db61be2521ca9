import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Recebivel } from '#contract/payment/extrato-cliente.ts';
import type { ContaDoDia } from '#domain/payment/conta-recebida.ts';
import { announce } from '#outbox/wake.ts';
import { useDevice } from '#parts/device/device.tsx';
import { pagamentoAberto } from '#parts/dialogs/pagamento-aberto.ts';
import type { Filtro } from './filtro.ts';
import { asksServer, type FormaOpcao, formasOf, listContas } from './lista.ts';
import { type DoServidor, useDoServidor, useEspelho } from './queries.ts';

export type Lista = {
  /** Undefined while nothing is known. */
  linhas: readonly ContaDoDia[] | undefined;
  /** The payment methods of the customer's instalments. */
  formas: readonly FormaOpcao[];
  /** When the device's own copy was brought; null where it has none, undefined while that is read. */
  at: number | null | undefined;
  servidor: DoServidor & { lidos: number };
  /** Whether the server knows more than the device. */
  isDoServidor: boolean;
};

const NONE: readonly Recebivel[] = [];

/** A customer's instalments under a filter: those on the device, and the server's if older settled ones are wanted. */
export function useContas(idPessoaCliente: number, filtro: Filtro, hoje: string): Lista {
  const espelho = useEspelho(idPessoaCliente);
  const isDoServidor = espelho?.at === null || asksServer(filtro);
  const servidor = useDoServidor(idPessoaCliente, isDoServidor);
  useRefreshPaid();
  const here = espelho?.contas ?? NONE;
  const contas = useMemo(() => [...servidor.contas, ...here], [servidor.contas, here]);
  const linhas = useMemo(() => listContas(contas, filtro, hoje), [contas, filtro, hoje]);
  const formas = useMemo(() => formasOf(contas), [contas]);
  const isWaiting = linhas.length === 0 && isDoServidor && servidor.total === null && servidor.falha === null;
  return {
    linhas: espelho === undefined || isWaiting ? undefined : linhas,
    formas,
    at: espelho?.at,
    servidor: { ...servidor, lidos: servidor.contas.length },
    isDoServidor,
  };
}

/** Asks for the customer's new instalments once an order was paid over the list. */
function useRefreshPaid(): void {
  const { vault } = useDevice();
  const { pagos } = useSnapshot(pagamentoAberto);
  useEffect(() => {
    if (pagos > 0) announce(vault.name, 'refresh');
  }, [pagos, vault.name]);
}
