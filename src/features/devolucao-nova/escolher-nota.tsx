import { useState } from 'react';
import type { NotaDevolvivel } from '#contract/returns/devolucao.ts';
import { DEVOLUCAO_TOTAL } from '#contract/returns/devolucao.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { formatAge } from '#lib/format-age.ts';
import { formatDate } from '#lib/format-date.ts';
import { useNow } from '#parts/device/use-now.ts';
import { useOnline } from '#parts/device/use-online.ts';
import { isFimAqui } from '#parts/returns/fim-aqui.ts';
import { NotaBuscaDialog, type NotasAchadas } from '#parts/returns/nota-busca-dialog.tsx';
import {
  isNotaForaPrazo,
  type NotaFiltro,
  notaFiltroErro,
  notaFiltroInicial,
  searchNotas,
} from '#parts/returns/nota-filtro.ts';
import { useDevolucoes, useListasDeDevolucao, useNotasComItens } from '#parts/returns/use-devolucoes.ts';
import { Badge } from '#ui/badge.tsx';
import { showMessage } from '#ui/layer/message-queue.ts';
import { Notice } from '#ui/notice.tsx';
import { useNotasDoServidor } from './queries.ts';

const TODAS_DEVOLVIDAS = 'Todas as unidades já foram devolvidas';

type SituacaoProps = { nota: NotaDevolvivel; hoje: string; isEsgotada: boolean };

function Situacao({ nota, hoje, isEsgotada }: SituacaoProps) {
  if (isEsgotada) return TODAS_DEVOLVIDAS;
  if (isNotaForaPrazo(nota, hoje)) return <Badge tone="caution">Fora do prazo</Badge>;
  return nota.prazoAte ? `Prazo até ${formatDate(nota.prazoAte)}` : '–';
}

/** The invoices of a search: the server's, or without a signal those of this device. */
function useAchadas(idPessoaCliente: number, filtro: NotaFiltro): NotasAchadas & { at: number | null } {
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
  const isEsgotada = ({ idTitulo, todosItensDevolvidos }: NotaDevolvivel): boolean =>
    todosItensDevolvidos === true || totais.includes(idTitulo);
  return (
    <NotaBuscaDialog
      title="Selecionar nota fiscal"
      submit="Buscar"
      inicial={filtro}
      erroOf={notaFiltroErro}
      onBuscar={(next) => {
        setFiltro(next);
        achadas.reler();
      }}
      achadas={achadas}
      emitentes={emitentes}
      notice={
        achadas.at !== null && (
          <Notice tone="pending">
            {`Sem sinal: notas dos últimos 60 dias que estão neste aparelho, atualizadas ${formatAge(now - achadas.at)}.`}
          </Notice>
        )
      }
      semSinal="Sem sinal, e as notas deste cliente ainda não estão neste aparelho."
      empty="Nenhuma nota fiscal encontrada. Mude o número ou as datas."
      situacao={(nota) => <Situacao nota={nota} hoje={hoje} isEsgotada={isEsgotada(nota)} />}
      isDisabled={isEsgotada}
      onRowPress={(nota) => {
        if (isEsgotada(nota)) void showMessage({ kind: 'alert', text: `${TODAS_DEVOLVIDAS}.` });
        else onChoose(nota);
      }}
      onClose={onClose}
    />
  );
}
