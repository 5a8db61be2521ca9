import { type ReactNode, useState } from 'react';
import type { NotaDevolvivel } from '#contract/returns/devolucao.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatMoney } from '#lib/format-number.ts';
import type { Falha } from '#parts/failure/falha.ts';
import { FalhaNotice } from '#parts/failure/falha-notice.tsx';
import { Button } from '#ui/button.tsx';
import { type Column, DataTable, type DataTableProps } from '#ui/data-table.tsx';
import { Dialog } from '#ui/layer/dialog.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import * as css from './nota-busca.css.ts';
import { type Emitente, NotaBuscaForm, type NotaBuscaFormProps } from './nota-busca-form.tsx';

/** The invoices that a search found. */
export type NotasAchadas = {
  /** Undefined until something is known. */
  readonly notas: readonly NotaDevolvivel[] | undefined;
  readonly falha: Falha | null;
  readonly isLendo: boolean;
  readonly reler: () => void;
};

export type NotaBuscaDialogProps = Omit<
  NotaBuscaFormProps,
  'isPending' | 'emitentes' | 'hasConfirm' | 'onInvalida'
> &
  Pick<DataTableProps<NotaDevolvivel>, 'isSelected' | 'isDisabled'> & {
    title: string;
    achadas: NotasAchadas;
    emitentes: readonly Emitente[];
    /** Whether an invoice can be chosen, in words. */
    situacao: (nota: NotaDevolvivel) => ReactNode;
    /** The sentence without a response. */
    semSinal: string;
    /** The sentence of an empty result. */
    empty: string;
    /** Above the result. */
    notice?: ReactNode;
    footer?: ReactNode;
    onRowPress: (nota: NotaDevolvivel) => void;
    /** The last search was invalid, and its result is gone. */
    onInvalida?: () => void;
    onClose: () => void;
  };

function colunasOf({
  emitentes,
  situacao,
}: Pick<NotaBuscaDialogProps, 'emitentes' | 'situacao'>): Column<NotaDevolvivel>[] {
  const nomeOf = (id: number) => emitentes.find(({ idPessoa }) => idPessoa === id)?.nome ?? String(id);
  return [
    {
      id: 'numero',
      header: 'Número',
      cell: (nota) => <span className={css.numero}>{nota.numDocumento}</span>,
    },
    { id: 'serie', header: 'Série', cell: (nota) => nota.serieDocumento },
    { id: 'data', header: 'Data', cell: (nota) => formatDate(nota.dataDocumento) },
    { id: 'valor', header: 'Valor', isNumeric: true, cell: (nota) => formatMoney(nota.valorTotalNota) },
    { id: 'emitente', header: 'Emitente', cell: (nota) => nomeOf(nota.idPessoaEmitente) },
    { id: 'situacao', header: 'Situação', cell: situacao },
  ];
}

/** Searches a customer's invoices; a press on a row chooses or marks it. */
export function NotaBuscaDialog({ title, achadas, notice, footer, onClose, ...props }: NotaBuscaDialogProps) {
  const { inicial, emitentes, erroOf, submit, onBuscar, onRowPress, isSelected, isDisabled } = props;
  const { notas, falha, isLendo } = achadas;
  // An earlier result does not answer an invalid search.
  const [isInvalida, setInvalida] = useState(false);
  return (
    <Dialog title={title} size="lg" onClose={onClose} footer={footer}>
      <div className={css.stack}>
        <NotaBuscaForm
          inicial={inicial}
          emitentes={emitentes}
          erroOf={erroOf}
          submit={submit}
          isPending={isLendo}
          hasConfirm={footer !== undefined}
          onBuscar={(filtro) => {
            setInvalida(false);
            onBuscar(filtro);
          }}
          onInvalida={() => {
            setInvalida(true);
            props.onInvalida?.();
          }}
        />
        {isLendo && <ProgressBar label="Buscando notas fiscais" />}
        {!isInvalida &&
          (notas === undefined ? (
            <FalhaNotice
              falha={falha}
              semDetalhe="Houve um erro ao realizar a consulta."
              semResposta={props.semSinal}
              action={
                <Button size="sm" onPress={achadas.reler}>
                  Tentar novamente
                </Button>
              }
            />
          ) : (
            <>
              {notice}
              <DataTable
                caption="Notas fiscais encontradas"
                columns={colunasOf(props)}
                rows={notas}
                rowKey={({ idTitulo }) => idTitulo}
                onRowPress={onRowPress}
                isSelected={isSelected}
                isDisabled={isDisabled}
                empty={props.empty}
              />
            </>
          ))}
      </div>
    </Dialog>
  );
}
