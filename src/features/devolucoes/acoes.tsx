import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import FileText from 'lucide-react/icons/file-text';
import PackageCheck from 'lucide-react/icons/package-check';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import ScrollText from 'lucide-react/icons/scroll-text';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Trash2 from 'lucide-react/icons/trash-2';
import Truck from 'lucide-react/icons/truck';
import type { RefObject } from 'react';
import * as css from '#parts/buy/acao-button.css.ts';
import { AcaoButton } from '#parts/buy/acao-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const ICON = { size: 18, 'aria-hidden': true } as const;

export type AcoesProps = {
  ref: RefObject<HTMLDivElement | null>;
  /** How many filters are on. */
  filtros: number;
  isFiltering: boolean;
  onFilter: () => void;
  onNova: () => void;
  /** The marked return is a draft: it is edited, not consulted. */
  isEditavel: boolean;
  onAbrir: () => void;
  onEspelho: () => void;
  onColeta: () => void;
  onAutorizacao: () => void;
  onTransporte: () => void;
  onExcluir: () => void;
};

/** The actions for the list and for the marked return. */
export function Acoes({ ref, ...props }: AcoesProps) {
  const { filtros, isEditavel } = props;
  return (
    <div
      ref={ref}
      className={classNames(css.toolbar, css.longWords)}
      role="group"
      aria-label="Ações das devoluções"
      data-print="hide"
    >
      <AcaoButton
        label="Filtrar"
        atalho="Shift+F"
        icon={<SlidersHorizontal {...ICON} />}
        aria-haspopup="dialog"
        aria-expanded={props.isFiltering}
        onPress={props.onFilter}
      >
        {filtros > 0 && (
          <span className={css.count}>
            <VisuallyHidden>, </VisuallyHidden>
            {filtros}
            <VisuallyHidden>{filtros === 1 ? ' filtro' : ' filtros'}</VisuallyHidden>
          </span>
        )}
      </AcaoButton>
      <AcaoButton label="Nova devolução" icon={<Plus {...ICON} />} onPress={props.onNova} />
      <AcaoButton
        label={isEditavel ? 'Editar' : 'Consultar'}
        icon={isEditavel ? <Pencil {...ICON} /> : <FileText {...ICON} />}
        onPress={props.onAbrir}
      />
      <AcaoButton label="Espelho" icon={<ScrollText {...ICON} />} onPress={props.onEspelho} />
      <AcaoButton label="Em coleta" icon={<PackageCheck {...ICON} />} onPress={props.onColeta} />
      <AcaoButton
        label="Autorização de coleta"
        icon={<ClipboardCheck {...ICON} />}
        onPress={props.onAutorizacao}
      />
      <AcaoButton label="Em transporte" icon={<Truck {...ICON} />} onPress={props.onTransporte} />
      <AcaoButton label="Excluir" atalho="Delete" icon={<Trash2 {...ICON} />} onPress={props.onExcluir} />
    </div>
  );
}
