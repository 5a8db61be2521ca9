import { useRef, useState } from 'react';
import { useWindowRows } from '#parts/list/use-window-rows.ts';
import type { Produtos } from '#parts/product/use-produtos.ts';
import { from, under } from '#theme/scale.ts';
import { useIsPrinting } from '#ui/use-is-printing.ts';
import { useMedia } from '#ui/use-media.ts';
import * as css from './linha-row.css.ts';
import { type LinhaPlace, LinhaRow } from './linha-row.tsx';
import { produtoDa } from './produto-da-linha.ts';
import type { LinhaActs } from './use-linha-acts.ts';
import { keptRows, type LinhaNaTela } from './view.ts';

const ROW_HEIGHT = { card: 172, tablet: 134, desk: 84 };

function useRowHeight(): number {
  const isCard = useMedia(under.cards);
  const isDesk = useMedia(from.longIcons);
  return ROW_HEIGHT[isCard ? 'card' : isDesk ? 'desk' : 'tablet'];
}

export type LinhasListProps = {
  /** The list's name for screen readers. */
  label?: string;
  linhas: readonly LinhaNaTela[];
  /** True for a cart with so many lines that only those on screen are drawn, except on paper. */
  isLong: boolean;
  produtos: Produtos;
  acts: LinhaActs;
  lastEnvioSeq: number;
};

/** Lines of the cart, one below the other. */
export function LinhasList({ label, linhas, isLong, produtos, acts, lastEnvioSeq }: LinhasListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const isPrinting = useIsPrinting();
  const { virtual, scrollMargin } = useWindowRows({
    list,
    count: linhas.length,
    rowHeight: useRowHeight(),
    keptRows: keptRows(linhas, focused),
    keyOf: (row) => linhas[row]?.key ?? row,
    isOff: !isLong,
  });
  const isWindow = isLong && !isPrinting;
  const draw = (linha: LinhaNaTela, place?: LinhaPlace) => (
    <LinhaRow
      key={linha.key}
      linha={linha}
      produto={produtoDa(linha.linha, produtos)}
      acts={acts}
      lastEnvioSeq={lastEnvioSeq}
      {...place}
    />
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It only notes the focused line.
    <ul
      ref={list}
      aria-label={label}
      {...(isWindow && { className: css.windowRoom, style: { height: virtual.getTotalSize() } })}
      onFocus={({ target }) => {
        const row = Number(target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? Number.NaN);
        setFocused(linhas[row]?.key ?? null);
      }}
    >
      {isWindow
        ? virtual.getVirtualItems().map(({ index, start }) => {
            const linha = linhas[index];
            const top = start - scrollMargin;
            return (
              linha && draw(linha, { index, count: linhas.length, top, measure: virtual.measureElement })
            );
          })
        : linhas.map((linha) => draw(linha))}
    </ul>
  );
}
