import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { under } from '#theme/scale.ts';
import { classNames } from './class-names.ts';
import * as css from './data-table.css.ts';
import { useMedia } from './use-media.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned figures. */
  isNumeric?: boolean;
  /** A CSS width for the table. */
  width?: string;
  /** The card omits this column. */
  isTableOnly?: boolean;
  /** The header is for screen readers only (a column of buttons). */
  isHeaderHidden?: boolean;
}

export interface DataTableProps<Row> {
  /** The subject of the table, for screen readers. */
  caption: string;
  /** The first one names the row: it is the card's title and opens the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  onRowPress?: ((row: Row) => void) | undefined;
  isSelected?: ((row: Row) => boolean) | undefined;
  /** The row cannot be chosen now; its press still comes, to say why. */
  isDisabled?: ((row: Row) => boolean) | undefined;
  /** Shown when there are no rows. */
  empty?: ReactNode;
}

/** With more columns than this, an upright tablet leaves the name of a row no room. */
const MOST_ON_TABLET = 7;

/**
 * Rows as a table from 720 px, from 850 px if it has many columns; as cards below. For up to a few hundred rows; longer
 * lists are virtualised.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isNarrow = useMedia(props.columns.length > MOST_ON_TABLET ? under.icons : under.cards);
  return isNarrow ? <Cards {...props} /> : <Table {...props} />;
}

/** The rows are one tab stop: arrows, Home and End move between their buttons. */
function useTabStop(count: number, selected = -1) {
  const [focused, setFocused] = useState<number | null>(null);
  const current = Math.min(focused ?? Math.max(0, selected), count - 1);
  const rowAfter: Record<string, number> = {
    ArrowDown: current + 1,
    ArrowUp: current - 1,
    Home: 0,
    End: count - 1,
  };
  return {
    of: (row: number) => ({
      'data-row': row,
      tabIndex: row === current ? 0 : -1,
      onFocus: () => setFocused(row),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const to = rowAfter[event.key];
        if (to === undefined) return;
        event.preventDefault();
        event.currentTarget.closest('tbody, ul')?.querySelector<HTMLElement>(`[data-row="${to}"]`)?.focus();
      },
    }),
  };
}

function Table<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, onRowPress, isSelected, isDisabled, empty } = props;
  const stop = useTabStop(rows.length, isSelected && rows.findIndex((row) => isSelected(row)));
  return (
    <div className={css.frame}>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map(({ id, header, isNumeric, width, isHeaderHidden }) => (
              <th
                key={id}
                scope="col"
                className={classNames(css.header, isNumeric && css.numeric)}
                style={width === undefined ? undefined : { width }}
              >
                {isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td className={css.emptyRow} colSpan={columns.length}>
                {empty}
              </td>
            </tr>
          )}
          {rows.map((row, index) => (
            <tr
              key={rowKey(row)}
              className={classNames(css.row, onRowPress && css.pressable)}
              data-selected={isSelected?.(row)}
              data-disabled={isDisabled?.(row)}
              onClick={
                onRowPress &&
                (({ currentTarget }) => {
                  // The arrow keys go on from a row that was pressed anywhere.
                  currentTarget.querySelector<HTMLElement>('[data-row]')?.focus({ preventScroll: true });
                  onRowPress(row);
                })
              }
            >
              {columns.map(({ id, cell, isNumeric }, at) => (
                <td key={id} className={classNames(css.cell, isNumeric && css.numeric)}>
                  {at === 0 && onRowPress ? (
                    // The row's own click does the work; this makes it reachable by keyboard.
                    <button
                      type="button"
                      className={css.rowButton}
                      {...stop.of(index)}
                      aria-pressed={isSelected?.(row)}
                      aria-disabled={isDisabled?.(row) || undefined}
                    >
                      {cell(row)}
                    </button>
                  ) : (
                    cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cards<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, onRowPress, isSelected, isDisabled, empty } = props;
  const [title, ...facts] = columns.filter(({ isTableOnly }) => !isTableOnly);
  const stop = useTabStop(rows.length, isSelected && rows.findIndex((row) => isSelected(row)));
  if (rows.length === 0) return <p className={css.emptyRow}>{empty}</p>;
  return (
    <ul className={css.cards} aria-label={caption}>
      {rows.map((row, index) => (
        <li
          key={rowKey(row)}
          className={css.card}
          data-selected={isSelected?.(row)}
          data-disabled={isDisabled?.(row)}
        >
          <div className={css.cardTitle}>
            {onRowPress ? (
              <button
                type="button"
                className={css.cardButton}
                {...stop.of(index)}
                aria-pressed={isSelected?.(row)}
                aria-disabled={isDisabled?.(row) || undefined}
                onClick={() => onRowPress(row)}
              >
                {title?.cell(row)}
              </button>
            ) : (
              title?.cell(row)
            )}
          </div>
          <dl className={css.facts}>
            {facts.map(({ id, header, cell, isHeaderHidden }) => (
              <div key={id} className={css.fact}>
                <dt className={css.factName}>
                  {isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
                </dt>
                <dd className={css.factValue}>{cell(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
