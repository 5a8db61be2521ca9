import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { formatMoney } from '#lib/format-number.ts';
import { formatQuantity } from '#lib/format-quantity.ts';
import type { useDrawer } from '#parts/dialogs/use-drawer.ts';
import { from } from '#theme/scale.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useMedia } from '#ui/use-media.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './acao-button.css.ts';
import { AcaoButton } from './acao-button.tsx';
import type { Marcadas } from './use-marcadas.ts';

export type ListaAcoesProps = {
  ref: RefObject<HTMLDivElement | null>;
  /** The subject of the acts: 'Ações dos pedidos'. */
  label: string;
  /** The filter drawer; a list without a filter has none. */
  drawer?: Pick<ReturnType<typeof useDrawer>, 'isOpen' | 'open' | 'close'>;
  /** How many filters are on. */
  filtros?: number;
  /** Acts with long words. */
  isLong?: boolean;
  /** The other acts for the whole list. */
  children?: ReactNode;
  /** At the right. */
  fim?: ReactNode;
};

/** The part of the toolbar's properties that a screen with marks gives. */
export type ListaDaTela<Row = unknown> = Pick<ListaAcoesProps, 'ref' | 'drawer' | 'filtros'> & {
  marcadas: Pick<Marcadas<Row>, 'rows' | 'clear'>;
  /** The sum of the marked rows in cents, in a list of amounts. */
  soma?: number | undefined;
};

export type ListaDeMarcadasProps = ListaAcoesProps &
  ListaDaTela & {
    /** A marked row in words, 'marcada' if that is left out. */
    marcada?: string;
    /** The use of marks, in a window that hides the acts for marked rows; a toolbar without room has none. */
    dica?: string;
    /** The acts for the marked rows; those of the bar may be fewer. */
    das: ReactNode | ((isBar: boolean) => ReactNode);
  };

/** The toolbar of a list; its first act opens and closes the filter, if there is one. */
export function ListaAcoes({ ref, label, drawer, filtros = 0, isLong, children, fim }: ListaAcoesProps) {
  return (
    <div
      ref={ref}
      className={classNames(css.toolbar, isLong && css.longWords)}
      role="group"
      aria-label={label}
      data-print="hide"
    >
      {drawer && (
        <AcaoButton
          label="Filtrar"
          atalho="Shift+F"
          icon={<SlidersHorizontal size={18} aria-hidden="true" />}
          // Alone it has room for its words everywhere.
          keepsWords={!children && !fim}
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
      )}
      {children}
      {fim && (
        <>
          <span className={css.gap} />
          {fim}
        </>
      )}
    </div>
  );
}

/**
 * The same with acts for marked rows: behind a line in the toolbar, or, where buttons fold to icons, with their words in
 * a bar at the bottom while a row is marked.
 */
export function ListaDeMarcadas({
  marcadas,
  soma,
  marcada = 'marcada',
  dica,
  das,
  children,
  ...lista
}: ListaDeMarcadasProps) {
  const { ref, isLong = false } = lista;
  const { length } = marcadas.rows;
  const isFolded = !useMedia(isLong ? from.longIcons : from.icons);
  const isBar = isFolded && length > 0;
  useEffect(() => {
    const toolbar = ref.current;
    // The focus of a bar that disappears goes to the toolbar.
    const leave = () => {
      if (document.activeElement === document.body)
        toolbar?.querySelector('button')?.focus({ preventScroll: true });
    };
    return isBar ? leave : undefined;
  }, [ref, isBar]);
  return (
    <ListaAcoes {...lista}>
      {children}
      {isFolded && dica && <p className={css.hint}>{dica}</p>}
      {(isBar || !isFolded) && (
        <div className={isBar ? css.bar : css.marked}>
          {isBar && (
            <div className={css.barHead}>
              <strong role="status">
                {formatQuantity(length, marcada, `${marcada}s`)}
                {soma !== undefined && ` · ${formatMoney(soma)}`}
              </strong>
              <Button
                variant="quiet"
                size="sm"
                icon={<X size={16} aria-hidden="true" />}
                onPress={marcadas.clear}
              >
                Desmarcar
              </Button>
            </div>
          )}
          {typeof das === 'function' ? das(isBar) : das}
        </div>
      )}
    </ListaAcoes>
  );
}
