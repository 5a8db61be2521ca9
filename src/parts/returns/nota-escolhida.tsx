import FileSearch from 'lucide-react/icons/file-search';
import type { ReactNode } from 'react';
import type { NotaDevolvivel } from '#contract/returns/devolucao.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatMoney } from '#lib/format-number.ts';
import { Button } from '#ui/button.tsx';
import { ReadOnlyField } from '#ui/form/read-only-field.tsx';
import * as css from './nota-form.css.ts';

export type NotaEscolhidaCamposProps = {
  nota: Pick<NotaDevolvivel, 'numDocumento' | 'serieDocumento' | 'dataDocumento' | 'valorTotalNota'> | null;
  /** The words of the button that opens the search. */
  search: string;
  onSearch: () => void;
  /** More facts in the row of the invoice. */
  children?: ReactNode;
};

/** The invoice of a form, which a search fills in. */
export function NotaEscolhidaCampos({ nota, search, onSearch, children }: NotaEscolhidaCamposProps) {
  return (
    <>
      <div>
        <Button icon={<FileSearch size={18} aria-hidden="true" />} aria-haspopup="dialog" onPress={onSearch}>
          {search}
        </Button>
      </div>
      <div className={css.nota}>
        <ReadOnlyField label="Número da nota fiscal" value={nota?.numDocumento ?? ''} />
        <ReadOnlyField label="Série" value={nota?.serieDocumento ?? ''} />
        <ReadOnlyField label="Data" value={nota === null ? '' : formatDate(nota.dataDocumento)} />
        <ReadOnlyField label="Valor" value={nota === null ? '' : formatMoney(nota.valorTotalNota)} />
        {children}
      </div>
    </>
  );
}
