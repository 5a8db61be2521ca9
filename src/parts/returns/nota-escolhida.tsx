import FileSearch from 'lucide-react/icons/file-search';
import type { NotaDevolvivel } from '#contract/returns/devolucao.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatMoney } from '#lib/format-number.ts';
import { Button } from '#ui/button.tsx';
import * as css from './nota-form.css.ts';
import { type Fato, Fatos } from './nota-form.tsx';

export type NotaEscolhidaProps = {
  nota: Pick<NotaDevolvivel, 'numDocumento' | 'serieDocumento' | 'dataDocumento' | 'valorTotalNota'> | null;
  /** The words of the button that opens the search. */
  search: string;
  /** The sentence in the place of the invoice before one is chosen. */
  vazia: string;
  onSearch: () => void;
  /** More facts of the chosen invoice. */
  mais?: readonly Fato[];
};

/** The invoice of a form, which a search fills in. */
export function NotaEscolhida({ nota, search, vazia, onSearch, mais = [] }: NotaEscolhidaProps) {
  const button = (
    <Button
      variant={nota === null ? 'primary' : 'secondary'}
      icon={<FileSearch size={18} aria-hidden="true" />}
      aria-haspopup="dialog"
      onPress={onSearch}
    >
      {nota === null ? search : 'Trocar nota fiscal'}
    </Button>
  );
  if (nota === null) {
    return (
      <div className={css.vazia}>
        <p>{vazia}</p>
        {button}
      </div>
    );
  }
  return (
    <div className={css.nota}>
      <Fatos
        fatos={[
          ['Número da nota fiscal', nota.numDocumento],
          ['Série', nota.serieDocumento],
          ['Data', formatDate(nota.dataDocumento)],
          ['Valor', formatMoney(nota.valorTotalNota)],
          ...mais,
        ]}
      />
      {button}
    </div>
  );
}
