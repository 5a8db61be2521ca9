import { useMemo } from 'react';
import type { NotaFiscal } from '#contract/invoices/nota-fiscal.ts';
import { pagamentoDaNota } from '#domain/invoices/pagamento-da-nota.ts';
import type { ContaDoDia } from '#domain/payment/conta-recebida.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { arquivoKey } from '#mirror/arquivos.ts';
import { historicoDesde } from '#mirror/historico.ts';
import type { Falha } from '#parts/failure/falha.ts';
import { useGuardados } from '#parts/share/use-guardados.ts';
import type { Linha } from './colunas.tsx';
import type { Filtro, PagamentoFiltro } from './filtro.ts';
import { asksServer, listNotas } from './lista.ts';
import { useAntigas, useContas, useEspelho } from './queries.ts';

export type Lista = {
  /** Undefined while nothing is known. */
  linhas: readonly Linha[] | undefined;
  /** How many there are of each way to be paid, whichever of them is chosen. */
  pagamentos: Readonly<Record<PagamentoFiltro, number>>;
  guardados: ReadonlySet<string>;
  /** When the device's own copy was brought; null where it has none, undefined while that is read. */
  at: number | null | undefined;
  /** The list is (in part) the server's word. */
  isDoServidor: boolean;
  antigas: { falha: Falha | null; isLendo: boolean; lidos: number; total: number | null; reler: () => void };
};

const NONE: readonly NotaFiscal[] = [];
const SEM_CONTAS: readonly ContaDoDia[] = [];

const countOf = (linhas: readonly Linha[], kind: PagamentoFiltro): number =>
  linhas.filter(({ pagamento }) => pagamento?.kind === kind).length;

/** The list of a customer's invoices under a filter, from the device, beyond its days from the server. */
export function useNotas(idPessoaCliente: number, filtro: Filtro, now: number): Lista {
  const espelho = useEspelho(idPessoaCliente);
  const guardados = useGuardados(idPessoaCliente);
  // A device that never had any asks for all of it.
  const isDoServidor = espelho?.at === null || asksServer(filtro, historicoDesde(now));
  const antigas = useAntigas(idPessoaCliente, filtro, isDoServidor);
  const here = espelho?.notas ?? NONE;
  const notas = useMemo(() => listNotas([...here, ...antigas.notas], filtro), [here, antigas.notas, filtro]);
  const contas = useContas(idPessoaCliente, businessDayOf(new Date(now))) ?? SEM_CONTAS;
  const todas = useMemo(
    () =>
      notas.map((nota): Linha => {
        const { idTitulo } = nota.titulo;
        const isGuardada = guardados.has(arquivoKey('danfe', idTitulo));
        return { key: String(idTitulo), nota, isGuardada, pagamento: pagamentoDaNota(nota, contas) };
      }),
    [notas, guardados, contas],
  );
  const { pagamento } = filtro;
  const linhas = useMemo(
    () => (pagamento === null ? todas : todas.filter((linha) => linha.pagamento?.kind === pagamento)),
    [todas, pagamento],
  );
  const isWaiting = notas.length === 0 && isDoServidor && antigas.total === null && antigas.falha === null;
  return {
    linhas: espelho === undefined || isWaiting ? undefined : linhas,
    pagamentos: { vencida: countOf(todas, 'vencida'), aVencer: countOf(todas, 'aVencer') },
    guardados,
    at: espelho?.at,
    isDoServidor,
    antigas: { ...antigas, lidos: antigas.notas.length },
  };
}
