import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { from } from '#theme/scale.ts';
import { classNames } from '#ui/class-names.ts';
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
  /** A track of the grid. */
  width: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned figures. */
  isNumeric?: boolean;
  isHeaderHidden?: boolean;
};

export type ListaGridProps<Row> = {
  /** What the list holds, for screen readers. */
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What a row is called where it is marked. */
  rowName: (row: Row) => string;
  columns: readonly ListaColuna<Row>[];
  /** The row where there is no room for columns. */
  card: (row: Row) => ReactNode;
  /** Usual heights in CSS pixels, until a row was measured. */
  height: { table: number; card: number };
  /** The width from which there is room for columns. */
  tableFrom?: keyof typeof from;
  marcadas: Marcadas<Row>;
  /** Enter on a row, or two presses of the mouse. */
  onOpen: (row: Row) => void;
  /** What the rows are the answer to: another one begins at its own place. */
  question: string;
  onLeaveTop: () => void;
};

/** A press on a row marks it, but not one on a link or button in it. */
const isOnControl = (event: MouseEvent): boolean =>
  event.target instanceof Element && event.target.closest('a, button, input') !== null;

/**
 * Rows of any number that can be marked, one or several: a table, or cards where it has no room. Only what is on
 * screen is drawn, the page itself scrolling.
 */
export function ListaGrid<Row>(props: ListaGridProps<Row>) {
  const { rows, rowKey, rowName, columns, marcadas, onOpen, question } = props;
  const grid = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isTable = useMedia(from[props.tableFrom ?? 'cards']);
  const isPrinting = useIsPrinting();
  const withRow = (act: (row: Row) => void) => (at: number) => {
    const row = rows[at];
    if (row !== undefined) act(row);
  };
  const { selected, select, onKeyDown } = useRowKeys({
    grid,
    count: rows.length,
    onOpen: withRow(onOpen),
    onMark: withRow(marcadas.toggle),
    onExtend: (at, to) => marcadas.mark([rows[at], rows[to]].filter((row) => row !== undefined)),
    onRelease: marcadas.clear,
    onLeaveTop: props.onLeaveTop,
  });
  const virtual = useListWindow({
    list,
    count: rows.length,
    rowHeight: isTable ? props.height.table : props.height.card,
    keptRow: selected,
    question,
    wholeRows: isPrinting ? PAPER_ROWS : 0,
  });
  // Another question is another list: the keyboard is nowhere in it, or where it was before.
  useEffect(() => select(null), [question, select]);
  const keepRow = useRowFocus({ grid, question, count: rows.length, select });

  const tabRow = selected !== null && selected < rows.length ? selected : (virtual.range?.startIndex ?? 0);
  const widths = isTable ? columns.map(({ width }) => width) : ['minmax(0, 1fr)'];
  // Nobody marks a row on paper.
  const gridTemplateColumns = [...(isPrinting ? [] : ['24px']), ...widths].join(' ');
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={props.label}
      aria-rowcount={rows.length + (isTable ? 1 : 0)}
      aria-multiselectable={marcadas.isMulti || undefined}
      className={css.grid}
      tabIndex={-1}
      onClickCapture={keepRow}
      onKeyDownCapture={(event) => {
        if (event.key === 'Enter') keepRow(event);
      }}
      onKeyDown={onKeyDown}
    >
      {isTable && (
        <div role="row" aria-rowindex={1} className={css.columns} style={{ gridTemplateColumns }}>
          {!isPrinting && (
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
      )}
      <div ref={list} role="rowgroup" className={css.rows} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const isMarked = marcadas.has(row);
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
              tabIndex={index === tabRow ? 0 : -1}
              className={classNames(css.row, isTable ? css.asTable : css.asCard)}
              style={{ transform, gridTemplateColumns }}
              onFocus={() => select(index)}
              onClick={(event) => {
                if (!isOnControl(event)) marcadas.toggle(row);
              }}
              onDoubleClick={(event) => {
                if (!isOnControl(event)) onOpen(row);
              }}
            >
              {!isPrinting && (
                <div role="gridcell">
                  <input
                    type={marcadas.isMulti ? 'checkbox' : 'radio'}
                    className={css.mark}
                    tabIndex={-1}
                    checked={isMarked}
                    aria-label={`Marcar ${rowName(row)}`}
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
