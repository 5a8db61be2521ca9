import { useLocation } from 'wouter';
import { CarrinhoButton } from './carrinho-button.tsx';
import { isCheckout } from './checkout-steps.tsx';
import { ClienteButton } from './cliente-button.tsx';
import * as css from './header.css.ts';
import { SyncButton } from './sync-button.tsx';
import { UserMenu } from './user-menu.tsx';

/** The end of the header's bar for who is logged in: the customer, the connection, the cart and his own menu. */
export function HeaderUsuario() {
  const [path] = useLocation();
  return (
    <>
      {!isCheckout(path) && <ClienteButton />}
      <SyncButton />
      <CarrinhoButton />
      <span className={css.user}>
        <UserMenu />
      </span>
    </>
  );
}
