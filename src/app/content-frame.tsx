import { useLocation } from 'wouter';
import { routes } from '#routes.ts';
import { from } from '#theme/scale.ts';
import { useMedia } from '#ui/use-media.ts';
import * as css from './content-places.css.ts';
import { lazyDialog, lazyPlace } from './lazy-part.tsx';
import { useParametros } from './use-parametros.ts';

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

/** Screens of the order's way to its end have a frame of their own. */
const CHECKOUT: readonly string[] = [routes.carrinho, routes.confirmacao];

/** On a narrow screen the work has all the room: there the store's own words stand on its own pages only. */
const WORK: readonly string[] = [...CHECKOUT, routes.busca, routes.pro, routes.com];

function useHasFrame(): boolean {
  const [path] = useLocation();
  const isWide = useMedia(from.longIcons);
  return !(isWide ? CHECKOUT : WORK).includes(path);
}

/** The bar over the header. */
export function AboveHeader() {
  return useHasFrame() ? <TopBar /> : null;
}

/** The store's menu, under the header. */
export function BelowHeader() {
  return useHasFrame() ? <MenuBar Drawer={Drawer} /> : null;
}

/** The end of the page; not under a list that goes on as one scrolls, nor in the checkout. */
export function PageEnd() {
  const [path] = useLocation();
  const html = useParametros()?.htmlRodapePortal ?? '';
  if (WORK.includes(path)) return null;
  return (
    <div data-page-end="">
      <Footer html={html} />
    </div>
  );
}
