import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { from } from '#theme/scale.ts';
import { classNames } from '#ui/class-names.ts';
import { largeText } from '#ui/large-text.ts';
import { useIsPrinting } from '#ui/use-is-printing.ts';
import { useMedia } from '#ui/use-media.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './lista-grid.css.ts';
import { PAPER_ROWS } from './lista-papel.tsx';
import { useListWindow } from './use-list-window.ts';
import type { Marcadas } from './use-marcadas.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useRowKeys } from './use-row-keys.ts';

export type ListaColuna<Row> = {
  id: string;
  header: string;
  /** A grid track size in CSS. */
  width: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned figures. */
  isNumeric?: boolean;
  isHeaderHidden?: boolean;
};

export type ListaGridProps<Row> = {
  /** The list's content, for screen readers. */
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** A row's name, for its marking control. */
  rowName?: (row: Row) => string;
  columns: readonly ListaColuna<Row>[];
  /** The row as a card, if columns do not fit. */
  card: (row: Row) => ReactNode;
  /** Usual heights in CSS pixels, until a row is measured. */
  height: { table: number; card: number };
  /** The width from which columns fit, if they are many; paper is then turned. */
  tableFrom?: keyof typeof from;
  /** Without it rows cannot be marked. */
  marcadas?: Marcadas<Row>;
  /** Enter on a row, or a double click. */
  onOpen?: (row: Row) => void;
  /** Delete on a row. */
  onDelete?: (row: Row) => void;
  /** Nothing can be done with the row now; `onOpen` still comes, to say why. */
  isDisabled?: (row: Row) => boolean;
  /** The query behind the rows: another query starts at its own scroll position. */
  question: string;
  /** Another list of the page keeps the scroll position. */
  isSecond?: boolean;
  onLeaveTop: () => void;
};

/** True for a press on a link or control in a row, which does not mark the row. */
const isOnControl = (event: MouseEvent): boolean =>
  event.target instanceof Element && event.target.closest('a, button, input, details') !== null;

/**
 * A list of any length whose rows can be marked, one or several: a table, or cards if it does not fit. Draws only the
 * rows on screen; the page itself scrolls.
 */
export function ListaGrid<Row>(props: ListaGridProps<Row>) {
  const { rows, rowKey, columns, marcadas, onOpen, onDelete, question } = props;
  const grid = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // Large letters would break numbers and dates in columns.
  const isLarge = useSnapshot(largeText).isOn;
  const hasRoom = useMedia(from[props.tableFrom ?? 'cards']) && !isLarge;
  const firstClicked = useRef<string | null>(null);
  const isPrinting = useIsPrinting();
  // Every list fits the width of the paper.
  const isTable = hasRoom || isPrinting;
  const withRow = (act: ((row: Row) => void) | undefined) => (at: number) => {
    const row = rows[at];
    if (row !== undefined) act?.(row);
  };
  const { selected, select, onKeyDown } = useRowKeys({
    grid,
    count: rows.length,
    onOpen: withRow(onOpen),
    ...(onDelete && { onDelete: withRow(onDelete) }),
    onMark: withRow(marcadas?.toggle),
    onExtend: (at, to) => marcadas?.mark([rows[at], rows[to]].filter((row) => row !== undefined)),
    onRelease: () => marcadas?.clear(),
    onLeaveTop: props.onLeaveTop,
  });
  // Heights belong to rows, not to places: an inserted row moves the ones behind it.
  const keyOf = useCallback(
    (at: number) => {
      const row = rows[at];
      return row === undefined ? at : rowKey(row);
    },
    [rows, rowKey],
  );
  const virtual = useListWindow({
    list,
    count: rows.length,
    rowHeight: hasRoom ? props.height.table : props.height.card,
    keptRow: selected,
    keyOf,
    question,
    isSecond: props.isSecond ?? false,
    wholeRows: isPrinting ? PAPER_ROWS : 0,
  });
  // Another query is another list: no row is selected, or the earlier one.
  useEffect(() => select(null), [question, select]);
  const keepRow = useRowFocus({ grid, question, count: rows.length, select });

  const tabRow = selected !== null && selected < rows.length ? selected : (virtual.range?.startIndex ?? 0);
  const widths = isTable ? columns.map(({ width }) => width) : ['minmax(0, 1fr)'];
  // Paper has no marking column.
  const hasMarks = marcadas !== undefined && !isPrinting;
  const gridTemplateColumns = [...(hasMarks ? ['24px'] : []), ...widths].join(' ');
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={props.label}
      aria-rowcount={rows.length + (isTable ? 1 : 0)}
      aria-multiselectable={marcadas?.isMulti || undefined}
      className={css.grid}
      data-paper={props.tableFrom && 'wide'}
      tabIndex={-1}
      onClickCapture={keepRow}
      onKeyDownCapture={(event) => {
        if (event.key === 'Enter') keepRow(event);
      }}
      onKeyDown={onKeyDown}
    >
      {isTable && (
        <div className={css.head}>
          <div role="row" aria-rowindex={1} className={css.columns} style={{ gridTemplateColumns }}>
            {hasMarks && (
              <span role="columnheader">
                <VisuallyHidden>Marcar</VisuallyHidden>
              </span>
            )}
            {columns.map(({ id, header, isNumeric, isHeaderHidden }) => (
              <span key={id} role="columnheader" className={classNames(isNumeric && css.numeric)}>
                {isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
              </span>
            ))}
          </div>
        </div>
      )}
      <div ref={list} role="rowgroup" className={css.rows} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const isMarked = marcadas?.has(row);
          const transform = `translateY(${start - virtual.options.scrollMargin}px)`;
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The keys come to the grid.
            <div
              key={rowKey(row)}
              ref={virtual.measureElement}
              data-index={index}
              data-item={index}
              role="row"
              aria-rowindex={index + (isTable ? 2 : 1)}
              aria-selected={isMarked}
              aria-disabled={props.isDisabled?.(row) || undefined}
              tabIndex={index === tabRow ? 0 : -1}
              className={classNames(css.row, isTable ? css.asTable : css.asCard)}
              style={{ transform, gridTemplateColumns }}
              onFocus={() => select(index)}
              onClick={(event) => {
                if (event.detail <= 1) firstClicked.current = rowKey(row);
                if (!isOnControl(event)) marcadas?.toggle(row);
              }}
              onDoubleClick={(event) => {
                // The first press of the two may have closed a box over the row.
                if (!isOnControl(event) && firstClicked.current === rowKey(row)) onOpen?.(row);
                firstClicked.current = null;
              }}
            >
              {hasMarks && (
                <div role="gridcell">
                  <input
                    type={marcadas.isMulti ? 'checkbox' : 'radio'}
                    className={css.mark}
                    tabIndex={-1}
                    checked={isMarked}
                    aria-label={`Marcar ${props.rowName?.(row) ?? rowKey(row)}`}
                    onChange={() => marcadas.toggle(row)}
                  />
                </div>
              )}
              {isTable ? (
                columns.map(({ id, cell, isNumeric }) => (
                  <div key={id} role="gridcell" className={classNames(css.cell, isNumeric && css.numeric)}>
                    {cell(row)}
                  </div>
                ))
              ) : (
                <div role="gridcell" className={css.cell}>
                  {props.card(row)}
                </div>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
