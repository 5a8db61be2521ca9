import { useLocation } from 'wouter';
import { CheckoutStepsLine, isCheckout } from '#app/header/checkout-steps.tsx';
import { lazyDialog, lazyPlace } from '#app/lazy/lazy-part.tsx';
import { useParametros } from '#app/parametros/use-parametros.ts';
import { routes } from '#routes.ts';
import { from, under } from '#theme/scale.ts';
import { useMedia } from '#ui/use-media.ts';
import * as css from './content-places.css.ts';

const TopBar = lazyPlace(
  async () => (await import('#features/conteudo/top-bar.tsx')).TopBar,
  <div className={css.top} />,
);
const MenuBar = lazyPlace(
  async () => (await import('#features/conteudo/menu-bar.tsx')).MenuBar,
  <div className={css.menu} />,
);
const Footer = lazyPlace(async () => (await import('#features/conteudo/footer.tsx')).Footer, null);
const Drawer = lazyDialog(async () => (await import('#features/conteudo/menu-drawer.tsx')).MenuDrawer);

/** Screens without the end of the page: under an endless list it is never reached. */
const WORK: readonly string[] = [routes.busca, routes.pro, routes.com];

/** On a narrow screen the work gets all the room: the store's own content stands only on the home and its own pages. */
const isOfStore = (path: string) => path === routes.home || path.startsWith(routes.hotsite);

function useHasFrame(): boolean {
  const [path] = useLocation();
  const isWide = useMedia(from.longIcons);
  return !isCheckout(path) && (isWide || isOfStore(path));
}

/** The bar over the header. */
export function AboveHeader() {
  return useHasFrame() ? <TopBar /> : null;
}

/** The store's menu under the header; in the checkout its steps, where the header has no room for them. */
export function BelowHeader() {
  const [path] = useLocation();
  const hasFrame = useHasFrame();
  const isNarrow = useMedia(under.cards);
  if (isCheckout(path)) return isNarrow ? <CheckoutStepsLine /> : null;
  return hasFrame ? <MenuBar Drawer={Drawer} /> : null;
}

/** The end of the page; left out under an endless list. The checkout has its own content there. */
export function PageEnd() {
  const [path] = useLocation();
  const parametros = useParametros();
  if (isCheckout(path)) return <CheckoutEnd html={parametros?.htmlRodapeCarrinho ?? ''} />;
  if (WORK.includes(path)) return null;
  return (
    <div data-page-end="">
      <Footer html={parametros?.htmlRodapePortal ?? ''} hasBanners />
    </div>
  );
}

function CheckoutEnd({ html }: { html: string }) {
  return html.trim() === '' ? null : <Footer html={html} hasBanners={false} />;
}
