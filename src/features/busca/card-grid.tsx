import { type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useOptionalDevice } from '#parts/device.tsx';
import { openProduto } from '#parts/produto-aberto.ts';
import { CARD_HEIGHT } from '#parts/produto-card.css.ts';
import { ProdutoCard } from '#parts/produto-card.tsx';
import type { Compra } from '#parts/use-compra.ts';
import { proHref } from '#routes.ts';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import * as css from './busca.css.ts';
import { columnsFor } from './card-columns.ts';
import * as cardCss from './card-grid.css.ts';
import { shownAt } from './lista.ts';
import type { ProdutoListProps } from './produto-list.tsx';
import { useListActs } from './use-list-acts.ts';
import { useListWindow } from './use-list-window.ts';
import { useRowKeys } from './use-row-keys.ts';

/** Lines of cards read before they are scrolled to. */
const LINES_AHEAD = 3;

/** How many cards stand beside each other, as wide as the list is. */
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

/** The products found as cards beside each other. Arrows lead from card to card. */
export function CardGrid({
  results,
  want,
  contexto,
  focusFirst,
  onLeaveTop,
  compra,
}: ProdutoListProps & { compra: Compra | null }) {
  const grid = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [, navigate] = useLocation();
  const columns = useColumns(list);
  const { remove } = useListActs(compra);
  const isVisitor = useOptionalDevice() === null;
  const height = isVisitor ? CARD_HEIGHT.visitante : CARD_HEIGHT.cliente;
  const idCondicao = compra?.contexto.idCondicao ?? null;

  const { selected, select, focusRow, onKeyDown } = useRowKeys({
    grid,
    count: results.count,
    columns,
    onOpen: (row) => {
      const produto = shownAt(results, row, contexto);
      if (!produto) return;
      const { idProduto } = produto;
      if (compra) openProduto({ idProduto, idCondicao });
      else navigate(proHref(idProduto, null));
    },
    onDelete: (row) => {
      const produto = shownAt(results, row, contexto);
      if (produto) remove([produto]);
    },
    onLeaveTop,
  });
  const virtual = useListWindow({
    list,
    count: Math.ceil(results.count / columns),
    rowHeight: height + cardCss.CARD_GAP,
    keptRow: selected === null ? null : Math.floor(selected / columns),
    busca: `${results.busca}#grade`,
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
              const item = line * columns + column;
              const produto = shownAt(results, item, contexto);
              return (
                <div
                  key={item}
                  role="gridcell"
                  aria-colindex={column + 1}
                  data-place={item}
                  className={cardCss.cell}
                  onFocus={() => select(item)}
                >
                  {produto ? (
                    <ProdutoCard key={produto.idProduto} produto={produto} compra={compra} item={item} />
                  ) : (
                    <Skeleton height={height} />
                  )}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
