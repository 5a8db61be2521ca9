import { type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import type { Contexto } from '#contract/sincronizacao.ts';
import { breakpoint, from, under } from '#theme/scale.ts';
import { classNames } from '#ui/class-names.ts';
import { confirm, showMessage } from '#ui/message-queue.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useMedia } from '#ui/use-media.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './busca.css.ts';
import * as rowCss from './produto-row.css.ts';
import { ProdutoRow, type RowLayout } from './produto-row.tsx';
import { produtoAt, type ResultPages } from './result-pages.ts';
import { useAvisos } from './use-avisos.ts';
import { useLinhas } from './use-linhas.ts';
import { useListWindow } from './use-list-window.ts';
import { useRowKeys } from './use-row-keys.ts';
import { servedOf } from './view.ts';

const ROW_HEIGHT: Record<RowLayout, number> = { card: 176, row: 98, table: 70 };

/** Read before they are scrolled to. */
const ROWS_AHEAD = 15;

const COLUMNS = ['Embalagem', 'Produto', 'Laboratório e EAN', 'Estoque', 'Preço', 'Quantidade'];

export type ProdutoListProps = {
  results: ResultPages;
  want: (first: number, last: number) => void;
  /** The customer's price context; undefined where he sees no prices. */
  contexto: Contexto | undefined;
  /** Nothing has a price: the rows leave out price and counter. */
  isBare: boolean;
  /** Filled with what moves the keyboard to the first row. */
  focusFirst: RefObject<(() => void) | null>;
  onLeaveTop: () => void;
};

function useRowLayout(isBare: boolean): { layout: RowLayout; isDense: boolean } {
  const isCard = useMedia(under.cards);
  const isTable = useMedia(from.wide);
  const isDense = useMedia(`(min-width: ${breakpoint.longIcons}px) and (pointer: fine)`);
  return { layout: isCard ? 'card' : isTable && !isBare ? 'table' : 'row', isDense };
}

/** The products found, drawn only where they are on screen: cards, rows or a table by the width. */
export function ProdutoList({ results, want, contexto, isBare, focusFirst, onLeaveTop }: ProdutoListProps) {
  const grid = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { layout, isDense } = useRowLayout(isBare);
  const showsPreco = contexto !== undefined && results.idContexto === contexto.idContexto;
  const { cellsOf, onQuantidade } = useLinhas(contexto);
  const { avisoOf, onAvise } = useAvisos();

  const remove = async (row: number) => {
    const produto = produtoAt(results, row);
    if (!produto || (cellsOf(produto).inCart ?? 0) === 0) return;
    const yes = await confirm({
      text: `Realmente deseja remover o item(s)? ${produto.nome} ${produto.apresentacao}`,
      yes: 'Remover',
      no: 'Manter',
      isGrave: true,
    });
    const sentence = yes ? await onQuantidade(produto, 0) : null;
    if (sentence !== null) await showMessage({ kind: 'error', text: sentence });
  };

  const { selected, select, focusRow, onKeyDown } = useRowKeys({
    grid,
    count: results.total,
    onDelete: (row) => {
      remove(row).catch((error: unknown) => console.error('a line could not be removed', error));
    },
    onLeaveTop,
  });
  const virtual = useListWindow({
    list,
    count: results.total,
    rowHeight: ROW_HEIGHT[layout],
    keptRow: selected,
    query: results.query,
  });
  const items = virtual.getVirtualItems();
  const { startIndex: first = 0, endIndex: last = 0 } = virtual.range ?? {};

  useEffect(() => {
    want(first - ROWS_AHEAD, last + ROWS_AHEAD);
  }, [want, first, last, results]);

  // Another text is another list: nothing of it is selected.
  const { query } = results;
  useEffect(() => select(null), [query, select]);

  useImperativeHandle(focusFirst, () => () => focusRow(0), [focusRow]);

  const tabRow = selected ?? first;
  const isTable = layout === 'table';
  return (
    <div
      ref={grid}
      role="grid"
      aria-label="Produtos"
      aria-rowcount={results.total + (isTable ? 1 : 0)}
      className={css.grid}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {isTable && (
        <div role="row" aria-rowindex={1} className={css.columns}>
          {COLUMNS.map((name, at) => (
            <span key={name} role="columnheader" className={css.column}>
              {at === 0 ? <VisuallyHidden>{name}</VisuallyHidden> : name}
            </span>
          ))}
        </div>
      )}
      <div ref={list} role="rowgroup" className={css.rows} style={{ height: virtual.getTotalSize() }}>
        {items.map(({ index, start }) => {
          const produto = produtoAt(results, index);
          const cells = produto && cellsOf(produto);
          return (
            <div
              // The row stays when its page arrives, and with it the focus; what is typed belongs to the product.
              key={index}
              ref={virtual.measureElement}
              data-index={index}
              role="row"
              aria-rowindex={index + (isTable ? 2 : 1)}
              aria-selected={index === selected}
              aria-busy={produto === undefined || undefined}
              data-bare={isBare || undefined}
              data-served={servedOf(cells?.item) ?? undefined}
              tabIndex={index === tabRow ? 0 : -1}
              className={classNames(rowCss.row, rowCss.layout[layout], css.placed)}
              style={{ transform: `translateY(${start - virtual.options.scrollMargin}px)` }}
              onFocus={() => select(index)}
            >
              {produto && cells ? (
                <ProdutoRow
                  key={produto.idProduto}
                  produto={produto}
                  layout={layout}
                  isDense={isDense}
                  isBare={isBare}
                  showsPreco={showsPreco}
                  {...cells}
                  onQuantidade={onQuantidade}
                  aviso={avisoOf(produto.idProduto)}
                  onAvise={onAvise}
                  index={index}
                  onLeaveQuantidade={focusRow}
                />
              ) : (
                <div role="gridcell" className={css.unread} style={{ height: ROW_HEIGHT[layout] - 24 }}>
                  <Skeleton width="60%" />
                  <Skeleton width="35%" height={12} />
                </div>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
