import { useEffect, useImperativeHandle, useRef } from 'react';
import type { ProdutoResumo } from '#engine/read.ts';
import * as css from '#features/busca/page/busca.css.ts';
import { showsPrecosOf } from '#features/busca/page/lista.ts';
import { linhaOfCombo } from '#mirror/combos.ts';
import type { Compra } from '#parts/buy/use-compra.ts';
import { useMay } from '#parts/device/use-may.ts';
import { openCombo } from '#parts/dialogs/combo-aberto.ts';
import { openProduto } from '#parts/dialogs/produto-aberto.ts';
import { useListWindow } from '#parts/list/use-list-window.ts';
import { useRowKeys } from '#parts/list/use-row-keys.ts';
import { servedOf } from '#parts/product/preco-view.ts';
import { useComprados } from '#parts/product/use-comprados.ts';
import { from, touch, under } from '#theme/scale.ts';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useIsDense } from '#ui/use-is-dense.ts';
import { useMedia } from '#ui/use-media.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ComboRow } from './combo-row.tsx';
import type { ProdutoListProps } from './produto-list.tsx';
import * as rowCss from './produto-row.css.ts';
import { ProdutoRow, type RowLayout } from './produto-row.tsx';
import { itemAt, produtoAt } from './result-pages.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useListActs } from './use-list-acts.ts';
import { useMarcados } from './use-marcados.ts';
import { useRemoveCombo } from './use-remove-combo.ts';

const ROW_HEIGHT: Record<RowLayout, number> = { card: 176, row: 98, table: 70 };

/** Rows that are read before they are scrolled to. */
const ROWS_AHEAD = 15;

const COLUMNS = ['Embalagem', 'Produto', 'Laboratório e códigos', 'Estoque', 'Preço', 'Quantidade'];

const NO_CELULA = { inCart: null, item: undefined, isQueued: false } as const;

function useRowLayout(mode: ProdutoListProps['mode'], isBare: boolean) {
  const isCard = useMedia(under.cards);
  const isTable = useMedia(from.wide) && mode === 'table' && !isBare;
  const isDense = useIsDense();
  const layout: RowLayout = isCard ? 'card' : isTable ? 'table' : 'row';
  return { layout, isDense };
}

export type RowGridProps = ProdutoListProps & { compra: Compra | null };

/** The products found, as rows: cards on a phone, columns at a desk, where several can be marked. */
export function RowGrid({
  results,
  want,
  contexto,
  isBare,
  mode,
  focusFirst,
  onLeaveTop,
  compra,
}: RowGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { layout, isDense } = useRowLayout(mode, isBare);
  const isTable = layout === 'table';
  const isTouch = useMedia(touch);
  // Marked rows are for buying.
  const canMark = useMay('act') && isTable;
  const { busca } = results;
  const { marcados, toggle, mark, clear } = useMarcados(busca);
  const showsPreco = showsPrecosOf(results, contexto);
  const acts = useListActs(compra);
  const removeCombo = useRemoveCombo(compra);
  const comprados = useComprados();

  const at = (row: number): ProdutoResumo | undefined => produtoAt(results, row);
  const withRow = (act: (produto: ProdutoResumo) => void) => (row: number) => {
    const produto = at(row);
    if (produto) act(produto);
  };
  // An action concerns the marked rows; without marks, the current row.
  const meant = (produto: ProdutoResumo): readonly ProdutoResumo[] =>
    marcados.size > 0 ? [...marcados.values()] : [produto];

  const { selected, select, focusRow, onKeyDown } = useRowKeys({
    grid,
    count: results.count,
    onOpen: (row) => {
      const item = itemAt(results, row);
      if (item?.tipo === 'combo') openCombo(item.combo.idItem);
      else if (item) {
        const { idProduto } = item.produto;
        openProduto({ idProduto, idCondicao: compra?.contexto.idCondicao ?? null, visto: item.produto });
      }
    },
    onDelete: (row) => {
      const item = itemAt(results, row);
      if (item?.tipo === 'combo') removeCombo(item.combo);
      else if (item) acts.remove(meant(item.produto));
    },
    ...(canMark
      ? {
          onMark: withRow(toggle),
          onExtend: (row: number, to: number) => mark([at(row), at(to)].filter((p) => p !== undefined)),
          onRelease: clear,
        }
      : {}),
    onLetter: onLeaveTop,
    onLeaveTop,
  });
  const virtual = useListWindow({
    list,
    count: results.count,
    rowHeight: ROW_HEIGHT[layout],
    keptRow: selected,
    question: busca,
  });
  // A touch keyboard has no key that leads from the row to the search.
  const leaveQuantidade = isTouch ? onLeaveTop : focusRow;
  const items = virtual.getVirtualItems();
  const { startIndex: first = 0, endIndex: last = 0 } = virtual.range ?? {};

  useEffect(() => {
    want(first - ROWS_AHEAD, last + ROWS_AHEAD);
  }, [want, first, last, results]);

  // Another search is another list, without a selection.
  useEffect(() => select(null), [busca, select]);

  useImperativeHandle(focusFirst, () => () => focusRow(0), [focusRow]);

  const atHand = selected === null ? undefined : at(selected);
  const chosen = marcados.size > 0 ? [...marcados.values()] : atHand ? [atHand] : [];
  const tabRow = selected ?? first;
  // The pictures need no title; without buying nothing stands under the last one.
  const isHeaderHidden = (column: number) => column === 0 || (!canMark && column === COLUMNS.length - 1);
  return (
    <>
      {canMark && <SelectionBar chosen={chosen} marked={marcados.size} acts={acts} onClear={clear} />}
      <div
        ref={grid}
        role="grid"
        aria-label="Produtos"
        aria-rowcount={results.count + (isTable ? 1 : 0)}
        aria-multiselectable={canMark || undefined}
        className={css.grid}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {isTable && (
          <div role="row" aria-rowindex={1} className={css.columns}>
            {COLUMNS.map((name, column) => (
              <span key={name} role="columnheader" className={css.column}>
                {isHeaderHidden(column) ? <VisuallyHidden>{name}</VisuallyHidden> : name}
              </span>
            ))}
          </div>
        )}
        <div ref={list} role="rowgroup" className={css.rows} style={{ height: virtual.getTotalSize() }}>
          {items.map(({ index, start }) => {
            const produto = at(index);
            const item = itemAt(results, index);
            const combo = item?.tipo === 'combo' ? item.combo : undefined;
            const celula =
              (combo && compra?.celulaOf(linhaOfCombo(combo))) ??
              (produto && compra?.celulaOfProduto(produto.idProduto)) ??
              NO_CELULA;
            const isMarked = produto !== undefined && marcados.has(produto.idProduto);
            return (
              <div
                // The row stays when its page arrives, and with it the focus; the typed text belongs to the product.
                key={index}
                ref={virtual.measureElement}
                data-index={index}
                data-item={index}
                role="row"
                aria-rowindex={index + (isTable ? 2 : 1)}
                aria-selected={isMarked || index === selected}
                aria-busy={(produto === undefined && combo === undefined) || undefined}
                aria-disabled={produto?.devolucao?.todosItensDevolvidos || undefined}
                data-lote={(produto?.devolucao?.quantidadeLote ?? 0) > 0 || undefined}
                data-bare={isBare || undefined}
                data-served={servedOf(celula.item) ?? undefined}
                tabIndex={index === tabRow ? 0 : -1}
                className={classNames(rowCss.row, rowCss.layout[layout], css.placed)}
                style={{ transform: `translateY(${start - virtual.options.scrollMargin}px)` }}
                onFocus={() => select(index)}
                onPointerUp={(event) => {
                  if (canMark && produto && (event.ctrlKey || event.metaKey)) toggle(produto);
                }}
              >
                {combo ? (
                  <ComboRow
                    key={`c${combo.idItem}`}
                    combo={combo}
                    compra={compra}
                    layout={layout}
                    isDense={isDense}
                    isBare={isBare}
                    index={index}
                    onLeaveQuantidade={leaveQuantidade}
                  />
                ) : produto ? (
                  <ProdutoRow
                    key={produto.idProduto}
                    produto={produto}
                    compra={compra}
                    comprado={comprados?.get(produto.idProduto)}
                    layout={layout}
                    isDense={isDense}
                    isBare={isBare}
                    showsPreco={showsPreco}
                    {...celula}
                    isMarked={isMarked}
                    onMark={canMark ? toggle : null}
                    index={index}
                    onLeaveQuantidade={leaveQuantidade}
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
    </>
  );
}
