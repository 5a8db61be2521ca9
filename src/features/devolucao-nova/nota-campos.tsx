import FileSearch from 'lucide-react/icons/file-search';
import { businessDayOf } from '#lib/business-day.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatMoney } from '#lib/format-number.ts';
import { useNow } from '#parts/device/use-now.ts';
import { isNotaForaPrazo } from '#parts/returns/nota-filtro.ts';
import { Button } from '#ui/button.tsx';
import { ReadOnlyField } from '#ui/form/read-only-field.tsx';
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
      <div>
        <Button icon={<FileSearch size={18} aria-hidden="true" />} aria-haspopup="dialog" onPress={onSearch}>
          Selecionar nota fiscal
        </Button>
      </div>
      <div className={css.nota}>
        <ReadOnlyField label="Número da nota fiscal" value={nota?.numDocumento ?? ''} />
        <ReadOnlyField label="Série" value={nota?.serieDocumento ?? ''} />
        <ReadOnlyField label="Data" value={nota === null ? '' : formatDate(nota.dataDocumento)} />
        <ReadOnlyField label="Valor" value={nota === null ? '' : formatMoney(nota.valorTotalNota)} />
      </div>
      {nota !== null && <Prazo nota={nota} />}
    </>
  );
}
