import { useLocation } from 'wouter';
import { CarrinhoButton } from '#app/header/carrinho-button.tsx';
import { isCheckout } from '#app/header/checkout-steps.tsx';
import { ClienteButton } from '#app/header/cliente-button.tsx';
import * as css from '#app/header/header.css.ts';
import { SyncButton } from '#app/header/sync-button.tsx';
import { UserMenu } from '#app/header/user-menu.tsx';
import { useMay } from '#parts/device/use-may.ts';

/** The end of the header's bar for the signed-in user: customer, connection, cart and the user's menu. */
export function HeaderUsuario() {
  const [path] = useLocation();
  const mayAct = useMay('act');
  return (
    <>
      {!isCheckout(path) && <ClienteButton />}
      <SyncButton />
      {mayAct && <CarrinhoButton />}
      <span className={css.user}>
        <UserMenu />
      </span>
    </>
  );
}
