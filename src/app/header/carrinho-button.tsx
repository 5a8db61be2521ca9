import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Link, useLocation } from 'wouter';
import { lazyDialog } from '#app/lazy/lazy-part.tsx';
import { isPendente } from '#domain/cart/pendente.ts';
import { formatMoney } from '#lib/format-number.ts';
import { carrinhoDestaque } from '#parts/cart/carrinho-destaque.ts';
import { useCarrinho } from '#parts/cart/carrinho-na-tela.ts';
import { ListaAnaliseContext } from '#parts/list/lista-analise.ts';
import { routes } from '#routes.ts';
import { from } from '#theme/scale.ts';
import { classNames } from '#ui/class-names.ts';
import { useMedia } from '#ui/use-media.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './header.css.ts';

const Lateral = lazyDialog(async () => (await import('#features/carrinho/lateral/lateral.tsx')).Lateral);

/** The cart, with how many lines it holds and what they come to: beside the work, on a phone and from the cart itself in its place. */
export function CarrinhoButton() {
  // Where the bar ends, in pixels: something may stand above it, and it may be scrolled.
  const [openAt, setOpenAt] = useState<number | null>(null);
  const isOpen = openAt !== null;
  const [location] = useLocation();
  const hasRoom = useMedia(from.cards);
  const { isLit } = useSnapshot(carrinhoDestaque);
  const className = classNames(css.cart, isLit && css.cartLit);
  if (!isOpen && (!hasRoom || location === routes.carrinho)) {
    return (
      <Link href={routes.carrinho} className={className}>
        <Face />
      </Link>
    );
  }
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={(event) => setOpenAt(event.currentTarget.getBoundingClientRect().bottom)}
      >
        <Face />
      </button>
      {isOpen && (
        <ListaAnaliseContext value="Carrinho de Compras">
          <Lateral top={openAt} onClose={() => setOpenAt(null)} />
        </ListaAnaliseContext>
      )}
    </>
  );
}

function Face(): ReactNode {
  const naTela = useCarrinho();
  const doServidor = naTela?.base.snapshot?.carrinho;
  const aguarda = isPendente(doServidor?.idCarrinhoSituacao);
  // While it awaits payment the cart is what was ordered, and nothing of it is on its way any more.
  const carrinho = aguarda ? doServidor : naTela?.carrinho;
  const count = carrinho?.totalItens ?? 0;
  return (
    <>
      <span className={css.cartIcon}>
        <ShoppingCart size={20} aria-hidden="true" />
        {count > 0 && (
          <span className={css.count} aria-hidden="true">
            {count}
          </span>
        )}
      </span>
      <VisuallyHidden>{`Carrinho${aguarda ? ' que aguarda o pagamento' : ''}, ${count} ${count === 1 ? 'item' : 'itens'}, `}</VisuallyHidden>
      <span className={css.cartTotal}>{formatMoney(carrinho?.valorTotal ?? 0)}</span>
    </>
  );
}
