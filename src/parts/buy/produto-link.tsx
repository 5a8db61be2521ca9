import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import type { ProdutoResumo } from '#engine/read.ts';
import { openProduto } from '#parts/dialogs/produto-aberto.ts';
import { proHref } from '#routes.ts';
import type { Compra } from './use-compra.ts';

export type ProdutoLinkProps = {
  /** As its list shows it: its price is null unless it is the current customer's. */
  produto: ProdutoResumo;
  /** Null for a visitor: the address then names no condition, and the link opens the page. */
  compra: Compra | null;
  className: string;
  /** Its index in a list with arrow-key navigation. */
  item?: number | undefined;
  /** Skipped by the Tab key, where another element of the row opens it. */
  isSkipped?: boolean;
  children: ReactNode;
};

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link to a product's details: over the screen for a buyer; the page itself in a new tab and for a visitor. */
export function ProdutoLink({
  produto,
  compra,
  className,
  item,
  isSkipped = false,
  children,
}: ProdutoLinkProps) {
  const { idProduto } = produto;
  const idCondicao = compra?.contexto.idCondicao ?? null;
  return (
    <Link
      href={proHref(idProduto, idCondicao)}
      className={className}
      data-item={item}
      tabIndex={isSkipped ? -1 : undefined}
      onClick={(event) => {
        if (compra === null || !isPlain(event)) return;
        event.preventDefault();
        openProduto({ idProduto, idCondicao, visto: produto });
      }}
    >
      {children}
    </Link>
  );
}
