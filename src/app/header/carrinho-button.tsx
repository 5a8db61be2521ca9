import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Link, useLocation } from 'wouter';
import { lazyDialog } from '#app/lazy/lazy-part.tsx';
import { isPendente } from '#domain/cart/pendente.ts';
import { formatMoney } from '#lib/format-number.ts';
import { carrinhoDestaque } from '#parts/cart/carrinho-destaque.ts';
import { useCarrinho } from '#parts/cart/carrinho-na-tela.ts';
import { pendenteWords } from '#parts/cart/pendente-words.ts';
import { ListaAnaliseContext } from '#parts/list/lista-analise.ts';
import { routes } from '#routes.ts';
import { from } from '#theme/scale.ts';
import { classNames } from '#ui/class-names.ts';
import { useMedia } from '#ui/use-media.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './header.css.ts';

const Lateral = lazyDialog(async () => (await import('#features/carrinho/lateral/lateral.tsx')).Lateral);

/**
 * The cart's button with its number of lines and their total. It opens the side cart; on a phone, and on the cart
 * itself, it is a link to the cart.
 */
export function CarrinhoButton() {
  // The bar's lower edge, in pixels: something may stand above the bar, and it may be scrolled.
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
  const aguarda = doServidor && isPendente(doServidor.idCarrinhoSituacao) ? pendenteWords(doServidor) : null;
  // While the cart awaits payment it shows the ordered lines, and no change of them is unsent.
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
      <VisuallyHidden>{`Carrinho${aguarda ? ` ${aguarda.nome}` : ''}, ${count} ${count === 1 ? 'item' : 'itens'}, `}</VisuallyHidden>
      <span className={css.cartTotal}>{formatMoney(carrinho?.valorTotal ?? 0)}</span>
    </>
  );
}
