import LogIn from 'lucide-react/icons/log-in';
import { Link } from 'wouter';
import { useOptionalDevice } from '#parts/device.tsx';
import { openLogIn } from '#parts/log-in-state.ts';
import { routes } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { CarrinhoButton } from './carrinho-button.tsx';
import { ClienteBand } from './cliente-band.tsx';
import * as css from './header.css.ts';
import { HeaderBusca } from './header-busca.tsx';
import { SyncButton } from './sync-button.tsx';
import { useLogo } from './use-logo.ts';
import { UserMenu } from './user-menu.tsx';

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
        <HeaderBusca />
        {device ? (
          <>
            <SyncButton />
            <CarrinhoButton />
            <span className={css.user}>
              <UserMenu />
            </span>
          </>
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
      {device && <ClienteBand />}
    </header>
  );
}
