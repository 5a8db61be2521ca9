import {
  type ComponentType,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'wouter';
import type { ProdutoResumo } from '#engine/read.ts';
import * as css from '#features/busca/page/busca.css.ts';
import { shownAt, showsPrecosOf } from '#features/busca/page/lista.ts';
import { CARD_HEIGHT } from '#parts/buy/produto-card.css.ts';
import { ProdutoCard } from '#parts/buy/produto-card.tsx';
import type { Compra } from '#parts/buy/use-compra.ts';
import type { ComboCardProps } from '#parts/combo/combo-face.tsx';
import { useOptionalDevice } from '#parts/device/device.tsx';
import { openCombo } from '#parts/dialogs/combo-aberto.ts';
import { openProduto } from '#parts/dialogs/produto-aberto.ts';
import { useListWindow } from '#parts/list/use-list-window.ts';
import { useRowKeys } from '#parts/list/use-row-keys.ts';
import { comboHref, proHref } from '#routes.ts';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { columnsFor } from './card-columns.ts';
import * as cardCss from './card-grid.css.ts';
import type { ProdutoListProps } from './produto-list.tsx';
import type { ItemDaLista } from './result-pages.ts';

/** Lines of cards that are read before they are scrolled to. */
const LINES_AHEAD = 3;

/** The number of cards in a line, by the list's width. */
function useColumns(list: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(() => document.documentElement.clientWidth);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return columnsFor(width);
}

export type ListProps = ProdutoListProps & {
  compra: Compra | null;
  /** Draws a combo: a visitor's list does without the code of buying. */
  ComboCard: ComponentType<ComboCardProps>;
  /** Removes the chosen products from the cart, if they are in it. */
  onRemove: (produtos: readonly ProdutoResumo[]) => void;
};

/** The products found, as a grid of cards. Arrows lead from card to card. */
export function CardGrid({
  results,
  want,
  contexto,
  focusFirst,
  onLeaveTop,
  compra,
  ComboCard,
  onRemove,
}: ListProps) {
  const grid = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [, navigate] = useLocation();
  const columns = useColumns(list);
  const isVisitor = useOptionalDevice() === null;
  const height = isVisitor ? CARD_HEIGHT.visitante : CARD_HEIGHT.cliente;
  const idCondicao = compra?.contexto.idCondicao ?? null;
  // Found for another customer, or before the prices came: a product without a price may still have one.
  const isLate = !showsPrecosOf(results, contexto);
  const compraDoCard = useMemo(
    () => (compra && isLate ? { ...compra, temPrecos: false } : compra),
    [compra, isLate],
  );

  const { selected, select, focusRow, onKeyDown } = useRowKeys({
    grid,
    count: results.count,
    columns,
    onOpen: (row) => {
      const item = shownAt(results, row, contexto);
      if (item?.tipo === 'combo') {
        const { idItem } = item.combo;
        if (compra) openCombo(idItem);
        else navigate(comboHref(idItem));
      } else if (item) {
        const { idProduto } = item.produto;
        if (compra) openProduto({ idProduto, idCondicao, visto: item.produto });
        else navigate(proHref(idProduto, null));
      }
    },
    onDelete: (row) => {
      const item = shownAt(results, row, contexto);
      if (item?.tipo === 'produto') onRemove([item.produto]);
    },
    onLetter: onLeaveTop,
    onLeaveTop,
  });
  const virtual = useListWindow({
    list,
    count: Math.ceil(results.count / columns),
    rowHeight: height + cardCss.CARD_GAP,
    keptRow: selected === null ? null : Math.floor(selected / columns),
    question: `${results.busca}#grade`,
  });
  const { startIndex: first = 0, endIndex: last = 0 } = virtual.range ?? {};

  useEffect(() => {
    want((first - LINES_AHEAD) * columns, (last + 1 + LINES_AHEAD) * columns);
  }, [want, first, last, columns, results]);

  const { busca } = results;
  useEffect(() => select(null), [busca, select]);

  useImperativeHandle(focusFirst, () => () => focusRow(0), [focusRow]);

  return (
    <div
      ref={grid}
      role="grid"
      aria-label="Produtos"
      aria-colcount={columns}
      aria-rowcount={Math.ceil(results.count / columns)}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div ref={list} role="rowgroup" className={css.rows} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index: line, start }) => (
          <div
            key={line}
            role="row"
            aria-rowindex={line + 1}
            data-index={line}
            className={classNames(cardCss.line, css.placed)}
            style={{
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              transform: `translateY(${start - virtual.options.scrollMargin}px)`,
            }}
          >
            {Array.from({ length: Math.min(columns, results.count - line * columns) }, (_, column) => {
              const place = line * columns + column;
              return (
                <div
                  key={place}
                  role="gridcell"
                  aria-colindex={column + 1}
                  data-place={place}
                  className={cardCss.cell}
                  onFocus={() => select(place)}
                >
                  <Cell
                    item={shownAt(results, place, contexto)}
                    compra={compraDoCard}
                    place={place}
                    ComboCard={ComboCard}
                  />
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

type CellProps = { item: ItemDaLista | undefined; place: number } & Pick<ListProps, 'compra' | 'ComboCard'>;

/** The card of an item; a placeholder while the item is not read. */
function Cell({ item, compra, place, ComboCard }: CellProps) {
  const isVisitor = useOptionalDevice() === null;
  if (!item) return <Skeleton height={isVisitor ? CARD_HEIGHT.visitante : CARD_HEIGHT.cliente} />;
  if (item.tipo === 'produto') {
    return <ProdutoCard key={item.produto.idProduto} produto={item.produto} compra={compra} item={place} />;
  }
  return <ComboCard key={`c${item.combo.idItem}`} combo={item.combo} compra={compra} item={place} />;
}
