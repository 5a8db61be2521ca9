import { useState } from 'react';
import type { NotaDevolvivel } from '#contract/returns/devolucao.ts';
import { DEVOLUCAO_TOTAL } from '#contract/returns/devolucao.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { useNow } from '#parts/device/use-now.ts';
import { useOnline } from '#parts/device/use-online.ts';
import { isFimAqui } from '#parts/returns/fim-aqui.ts';
import { NotaBuscaDialog, type NotasAchadas } from '#parts/returns/nota-busca-dialog.tsx';
import { type NotaFiltro, notaFiltroInicial, searchNotas } from '#parts/returns/nota-filtro.ts';
import { useDevolucoes, useListasDeDevolucao, useNotasComItens } from '#parts/returns/use-devolucoes.ts';
import { useNotasDoServidor } from './queries.ts';

/** The invoices of a search: the server's, or without a signal those of this device. */
function useAchadas(idPessoaCliente: number, filtro: NotaFiltro): NotasAchadas {
  const isOnline = useOnline();
  const guardadas = useNotasComItens(idPessoaCliente);
  const servidor = useNotasDoServidor(idPessoaCliente, filtro, isOnline);
  const { falha, isLendo, reler } = servidor;
  const isSilent = !isOnline || falha?.kind === 'silencio';
  if (!isSilent) return { notas: servidor.valor, at: null, falha, isLendo, reler };
  const semResposta = falha ?? ({ kind: 'silencio', isServidor: false } as const);
  if (!guardadas) return { notas: undefined, at: null, falha: semResposta, isLendo, reler };
  return { notas: searchNotas(guardadas.valor, filtro), at: guardadas.at, falha: null, isLendo, reler };
}

export type EscolherNotaProps = {
  idPessoaCliente: number;
  onChoose: (nota: NotaDevolvivel) => void;
  onClose: () => void;
};

/** The search of the invoice that is returned. */
export function EscolherNota({ idPessoaCliente, onChoose, onClose }: EscolherNotaProps) {
  const now = useNow();
  const hoje = businessDayOf(new Date(now));
  const [filtro, setFiltro] = useState(() => notaFiltroInicial(hoje));
  const achadas = useAchadas(idPessoaCliente, filtro);
  const emitentes = useListasDeDevolucao()?.emitentes ?? [];
  const devolucoes = useDevolucoes(idPessoaCliente)?.devolucoes ?? [];
  // A total return of this device that the server does not count yet.
  const totais = devolucoes
    .filter((one) => one.idDevolucaoVendaTipo === DEVOLUCAO_TOTAL && isFimAqui(one))
    .map(({ idTitulo }) => idTitulo);
  return (
    <NotaBuscaDialog
      filtro={filtro}
      onBuscar={(next) => {
        setFiltro(next);
        achadas.reler();
      }}
      achadas={achadas}
      emitentes={emitentes}
      hoje={hoje}
      now={now}
      isEsgotada={({ idTitulo, todosItensDevolvidos }) =>
        todosItensDevolvidos === true || totais.includes(idTitulo)
      }
      onChoose={onChoose}
      onClose={onClose}
    />
  );
}
