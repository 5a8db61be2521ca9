import LogIn from 'lucide-react/icons/log-in';
import Search from 'lucide-react/icons/search';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { formatMoney } from '#lib/format-number.ts';
import { carrinhoDestaque } from '#parts/carrinho-destaque.ts';
import { useCarrinho } from '#parts/carrinho-provider.tsx';
import { useOptionalDevice } from '#parts/device.tsx';
import { openLogIn } from '#parts/log-in-state.ts';
import { buscaHref, routes } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ClienteBand } from './cliente-band.tsx';
import * as css from './header.css.ts';
import { SyncButton } from './sync-button.tsx';
import { useLogo } from './use-logo.ts';
import { UserMenu } from './user-menu.tsx';

/** The cart's way in, with how many lines it holds and what they come to. */
function CarrinhoLink() {
  const carrinho = useCarrinho();
  const { isLit } = useSnapshot(carrinhoDestaque);
  const count = carrinho?.carrinho.totalItens ?? 0;
  return (
    <Link href={routes.carrinho} className={classNames(css.cart, isLit && css.cartLit)}>
      <span className={css.cartIcon}>
        <ShoppingCart size={20} aria-hidden="true" />
        {count > 0 && (
          <span className={css.count} aria-hidden="true">
            {count}
          </span>
        )}
      </span>
      <VisuallyHidden>{`Carrinho, ${count} ${count === 1 ? 'item' : 'itens'}, `}</VisuallyHidden>
      <span className={css.cartTotal}>{formatMoney(carrinho?.carrinho.valorTotal ?? 0)}</span>
    </Link>
  );
}

/** Logo, search, connection, cart and user; under it the customer being served. */
export function Header() {
  const device = useOptionalDevice();
  const logo = useLogo();
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <Link href={routes.home} className={css.logo} aria-label="Maleta, início">
          {logo === null ? (
            <>
              <img src="/favicon.svg" width={32} height={32} alt="" />
              <span className={css.logoName}>Maleta</span>
            </>
          ) : (
            <img src={logo} className={css.ownLogo} alt="" />
          )}
        </Link>
        <span className={css.gap} />
        {device ? (
          <>
            <Link href={buscaHref('')} className={css.search} aria-label="Buscar">
              <Search size={20} aria-hidden="true" />
              <span className={css.searchText}>Buscar</span>
            </Link>
            <SyncButton />
            <CarrinhoLink />
            <span className={css.user}>
              <UserMenu />
            </span>
          </>
        ) : (
          <span className={css.enter}>
            <Button
              variant="primary"
              icon={<LogIn size={18} aria-hidden="true" />}
              onPress={() => openLogIn()}
            >
              Entrar
            </Button>
          </span>
        )}
      </div>
      {device && <ClienteBand />}
    </header>
  );
}
