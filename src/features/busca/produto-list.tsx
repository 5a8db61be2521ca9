import type { RefObject } from 'react';
import type { Contexto } from '#contract/sincronizacao.ts';
import { useOptionalDevice } from '#parts/device.tsx';
import { useCompra } from '#parts/use-compra.ts';
import { CardGrid } from './card-grid.tsx';
import type { ListMode } from './lista.ts';
import type { ResultPages } from './result-pages.ts';
import { RowGrid } from './row-grid.tsx';

export type ProdutoListProps = {
  results: ResultPages;
  want: (first: number, last: number) => void;
  /** The customer's price context; undefined where he sees no prices. */
  contexto: Contexto | undefined;
  /** Nothing has a price though somebody is logged in: the rows leave out price and counter. */
  isBare: boolean;
  /** A visitor's are cards in any mode. */
  mode: ListMode;
  /** Filled with what moves the keyboard to the first item. */
  focusFirst: RefObject<(() => void) | null>;
  onLeaveTop: () => void;
};

/** The products found, drawn only where they are on screen. */
export function ProdutoList(props: ProdutoListProps) {
  const compra = useCompra(props.contexto);
  const isVisitor = useOptionalDevice() === null;
  const List = isVisitor || props.mode === 'grid' ? CardGrid : RowGrid;
  return <List {...props} compra={compra} />;
}
