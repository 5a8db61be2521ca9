import type { RefObject } from 'react';
import type { Contexto } from '#contract/catalogue/sincronizacao.ts';
import type { ListMode } from '#features/busca/page/lista.ts';
import { useCompra } from '#parts/buy/use-compra.ts';
import { ComboCard } from '#parts/combo/combo-card.tsx';
import { CardGrid } from './card-grid.tsx';
import type { ResultPages } from './result-pages.ts';
import { RowGrid } from './row-grid.tsx';
import { useListActs } from './use-list-acts.ts';

export type ProdutoListProps = {
  results: ResultPages;
  want: (first: number, last: number) => void;
  /** The customer's price context; undefined where they see no prices. */
  contexto: Contexto | undefined;
  /** Nothing has a price although a user is signed in: the rows leave out price and counter. */
  isBare: boolean;
  mode: ListMode;
  /** Receives the function that focuses the first item. */
  focusFirst: RefObject<(() => void) | null>;
  onLeaveTop: () => void;
};

/** The products found, with buying; only the items on screen are drawn. */
export function ProdutoList(props: ProdutoListProps) {
  const compra = useCompra(props.contexto);
  const { remove } = useListActs(compra);
  if (props.mode === 'grid') {
    return <CardGrid {...props} compra={compra} ComboCard={ComboCard} onRemove={remove} />;
  }
  return <RowGrid {...props} compra={compra} />;
}
