import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { ReactNode, RefObject } from 'react';
import type { useDrawer } from '#parts/dialogs/use-drawer.ts';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './acao-button.css.ts';
import { AcaoButton } from './acao-button.tsx';

export type ListaAcoesProps = {
  ref: RefObject<HTMLDivElement | null>;
  /** The subject of the acts: 'Ações dos pedidos'. */
  label: string;
  /** The filter drawer. */
  drawer: Pick<ReturnType<typeof useDrawer>, 'isOpen' | 'open' | 'close'>;
  /** How many filters are on. */
  filtros?: number;
  /** Eight acts with long words. */
  isLong?: boolean;
  /** The other acts. */
  children?: ReactNode;
};

/** The toolbar of a list; its first act opens and closes the filter. */
export function ListaAcoes({ ref, label, drawer, filtros = 0, isLong, children }: ListaAcoesProps) {
  return (
    <div
      ref={ref}
      className={classNames(css.toolbar, isLong && css.longWords)}
      role="group"
      aria-label={label}
      data-print="hide"
    >
      <AcaoButton
        label="Filtrar"
        atalho="Shift+F"
        icon={<SlidersHorizontal size={18} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={drawer.isOpen}
        onPress={drawer.isOpen ? drawer.close : drawer.open}
      >
        {filtros > 0 && (
          <span className={css.count}>
            <VisuallyHidden>, </VisuallyHidden>
            {filtros}
            <VisuallyHidden>{filtros === 1 ? ' filtro' : ' filtros'}</VisuallyHidden>
          </span>
        )}
      </AcaoButton>
      {children}
    </div>
  );
}
