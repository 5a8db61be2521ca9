import type { NotaDevolvivel } from '#contract/returns/devolucao.ts';
import { formatAge } from '#lib/format-age.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatMoney } from '#lib/format-number.ts';
import type { Falha } from '#parts/failure/falha.ts';
import { FalhaNotice } from '#parts/failure/falha-notice.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { Dialog } from '#ui/layer/dialog.tsx';
import { showMessage } from '#ui/layer/message-queue.ts';
import { Notice } from '#ui/notice.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import * as css from './nota-busca.css.ts';
import { NotaBuscaForm } from './nota-busca-form.tsx';
import { isNotaForaPrazo, type NotaFiltro } from './nota-filtro.ts';

const TODAS_DEVOLVIDAS = 'Todas as unidades já foram devolvidas';
const SEM_SINAL = 'Sem sinal, e as notas deste cliente ainda não estão neste aparelho.';

/** The invoices that a search found. */
export type NotasAchadas = {
  /** Undefined until something is known. */
  readonly notas: readonly NotaDevolvivel[] | undefined;
  /** When this device read them, where they are its own; null for the server's answer. */
  readonly at: number | null;
  readonly falha: Falha | null;
  readonly isLendo: boolean;
  readonly reler: () => void;
};

export type NotaBuscaDialogProps = {
  filtro: NotaFiltro;
  onBuscar: (filtro: NotaFiltro) => void;
  achadas: NotasAchadas;
  emitentes: readonly { readonly idPessoa: number; readonly nome: string }[];
  hoje: string;
  now: number;
  /** Invoices of which nothing is left cannot be chosen. */
  isEsgotada: (nota: NotaDevolvivel) => boolean;
  onChoose: (nota: NotaDevolvivel) => void;
  onClose: () => void;
};

type SituacaoProps = { nota: NotaDevolvivel; hoje: string; isEsgotada: boolean };

function Situacao({ nota, hoje, isEsgotada }: SituacaoProps) {
  if (isEsgotada) return TODAS_DEVOLVIDAS;
  if (isNotaForaPrazo(nota, hoje)) return <Badge tone="caution">Fora do prazo</Badge>;
  return nota.prazoAte ? `Prazo até ${formatDate(nota.prazoAte)}` : '–';
}

/** 'Selecionar nota fiscal': searches the customer's invoices, on the server or on this device. */
export function NotaBuscaDialog({ filtro, onBuscar, achadas, ...props }: NotaBuscaDialogProps) {
  const { emitentes, hoje, isEsgotada } = props;
  const { notas, at, falha, isLendo } = achadas;
  const choose = (nota: NotaDevolvivel) => {
    if (isEsgotada(nota)) void showMessage({ kind: 'alert', text: `${TODAS_DEVOLVIDAS}.` });
    else props.onChoose(nota);
  };
  const nomeOf = (id: number) => emitentes.find(({ idPessoa }) => idPessoa === id)?.nome ?? String(id);
  const colunas: Column<NotaDevolvivel>[] = [
    {
      id: 'numero',
      header: 'Número',
      cell: (nota) => <span className={css.numero}>{nota.numDocumento}</span>,
    },
    { id: 'serie', header: 'Série', cell: (nota) => nota.serieDocumento },
    { id: 'data', header: 'Data', cell: (nota) => formatDate(nota.dataDocumento) },
    { id: 'valor', header: 'Valor', isNumeric: true, cell: (nota) => formatMoney(nota.valorTotalNota) },
    { id: 'emitente', header: 'Emitente', cell: (nota) => nomeOf(nota.idPessoaEmitente) },
    {
      id: 'situacao',
      header: 'Situação',
      cell: (nota) => <Situacao nota={nota} hoje={hoje} isEsgotada={isEsgotada(nota)} />,
    },
  ];
  return (
    <Dialog title="Selecionar nota fiscal" size="lg" onClose={props.onClose}>
      <div className={css.stack}>
        <NotaBuscaForm inicial={filtro} emitentes={emitentes} isPending={isLendo} onBuscar={onBuscar} />
        {isLendo && <ProgressBar label="Buscando notas fiscais" />}
        {notas === undefined ? (
          <FalhaNotice
            falha={falha}
            semDetalhe="Houve um erro ao realizar a consulta."
            semResposta={SEM_SINAL}
            action={
              <Button size="sm" onPress={achadas.reler}>
                Tentar novamente
              </Button>
            }
          />
        ) : (
          <>
            {at !== null && (
              <Notice tone="pending">
                {`Sem sinal: notas dos últimos 60 dias que estão neste aparelho, atualizadas ${formatAge(props.now - at)}.`}
              </Notice>
            )}
            <DataTable
              caption="Notas fiscais encontradas"
              columns={colunas}
              rows={notas}
              rowKey={({ idTitulo }) => idTitulo}
              onRowPress={choose}
              isDisabled={isEsgotada}
              empty="Nenhuma nota fiscal encontrada. Mude o número ou as datas."
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
