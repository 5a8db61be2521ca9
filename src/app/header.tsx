import LogIn from 'lucide-react/icons/log-in';
import { Link, useLocation } from 'wouter';
import { openLogIn } from '#parts/dialogs/log-in-state.ts';
import { routes } from '#routes.ts';
import { from } from '#theme/scale.ts';
import { Button } from '#ui/button.tsx';
import { useMedia } from '#ui/use-media.ts';
import { useDeviceCode } from './device/device-code-context.ts';
import { CarrinhoButton } from './header/carrinho-button.tsx';
import { CheckoutSteps, isCheckout } from './header/checkout-steps.tsx';
import * as css from './header/header.css.ts';
import { BuscaLink, HeaderBusca } from './header/header-busca.tsx';
import { useLogo } from './theme/use-logo.ts';

/** Replaces the search during the checkout. */
function CheckoutBar() {
  const hasRoom = useMedia(from.cards);
  return (
    <>
      {hasRoom ? <CheckoutSteps /> : <span className={css.gap} />}
      <BuscaLink />
    </>
  );
}

/** Logo, search, connection, cart and user; under it the current customer. */
export function Header() {
  const code = useDeviceCode();
  const logo = useLogo();
  const [path] = useLocation();
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
        {isCheckout(path) ? <CheckoutBar /> : <HeaderBusca />}
        {code ? (
          <code.HeaderUsuario />
        ) : (
          <>
            <CarrinhoButton />
            <span className={css.enter}>
              <Button
                variant="primary"
                icon={<LogIn size={18} aria-hidden="true" />}
                onPress={() => openLogIn()}
              >
                Entrar
              </Button>
            </span>
          </>
        )}
      </div>
      {code && <code.ClienteBand />}
    </header>
  );
}
