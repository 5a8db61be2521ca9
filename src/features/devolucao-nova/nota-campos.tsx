import { businessDayOf } from '#lib/business-day.ts';
import { formatDate } from '#lib/format-date.ts';
import { useNow } from '#parts/device/use-now.ts';
import { NotaEscolhida } from '#parts/returns/nota-escolhida.tsx';
import { isNotaForaPrazo } from '#parts/returns/nota-filtro.ts';
import { Notice } from '#ui/notice.tsx';
import type { NotaEscolhida as NotaEscolhidaDoForm } from './formulario.ts';
import * as css from './nova.css.ts';

const FORA_DO_PRAZO = 'Nota fiscal fora do prazo de devolução: a devolução dependerá de aprovação.';

export type NotaCamposProps = {
  nota: NotaEscolhidaDoForm | null;
  /** Opens the search that fills the invoice in. */
  onSearch: () => void;
};

/** The invoice of a return and its term. */
export function NotaCampos({ nota, onSearch }: NotaCamposProps) {
  const hoje = businessDayOf(new Date(useNow()));
  const isFora = nota !== null && isNotaForaPrazo(nota, hoje);
  const prazo = nota?.prazoAte ?? null;
  return (
    <>
      <NotaEscolhida
        nota={nota}
        search="Selecionar nota fiscal"
        vazia="Comece pela nota fiscal dos produtos que vão voltar."
        onSearch={onSearch}
        mais={
          isFora || prazo === null
            ? []
            : [
                [
                  'Devolução',
                  <span key="prazo" className={css.prazo}>{`Prazo até ${formatDate(prazo)}`}</span>,
                ],
              ]
        }
      />
      {isFora && (
        <Notice tone="caution" isNews>
          {FORA_DO_PRAZO}
        </Notice>
      )}
    </>
  );
}
