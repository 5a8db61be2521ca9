import { businessDayOf } from '#lib/business-day.ts';
import { formatDate } from '#lib/format-date.ts';
import { useNow } from '#parts/device/use-now.ts';
import { NotaEscolhidaCampos } from '#parts/returns/nota-escolhida.tsx';
import { isNotaForaPrazo } from '#parts/returns/nota-filtro.ts';
import { Notice } from '#ui/notice.tsx';
import type { NotaEscolhida } from './formulario.ts';
import * as css from './nova.css.ts';

const FORA_DO_PRAZO = 'Nota fiscal fora do prazo de devolução: a devolução dependerá de aprovação.';

function Prazo({ nota }: { nota: NotaEscolhida }) {
  const hoje = businessDayOf(new Date(useNow()));
  if (isNotaForaPrazo(nota, hoje)) {
    return (
      <Notice tone="caution" isNews>
        {FORA_DO_PRAZO}
      </Notice>
    );
  }
  if (nota.prazoAte === null) return null;
  return <p className={css.prazo}>{`Prazo até ${formatDate(nota.prazoAte)}`}</p>;
}

export type NotaCamposProps = {
  nota: NotaEscolhida | null;
  /** Opens the search that fills the invoice in. */
  onSearch: () => void;
};

/** The invoice of a return and its term. */
export function NotaCampos({ nota, onSearch }: NotaCamposProps) {
  return (
    <>
      <NotaEscolhidaCampos nota={nota} search="Selecionar nota fiscal" onSearch={onSearch} />
      {nota !== null && <Prazo nota={nota} />}
    </>
  );
}
