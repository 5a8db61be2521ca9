import type { Menu } from '#contract/content/menu.ts';
import { from } from '#theme/scale.ts';
import { Dialog } from '#ui/layer/dialog.tsx';
import { Disclosure } from '#ui/layer/disclosure.tsx';
import { useMedia } from '#ui/use-media.ts';
import * as css from './frame.css.ts';
import { MenuLink } from './menu-link.tsx';

/** The menu on narrow screens: each top entry opens in its place; all are open where there is room for them. */
export function MenuDrawer({ menus, onClose }: { menus: readonly Menu[]; onClose: () => void }) {
  const hasRoom = useMedia(from.cards);
  return (
    <Dialog title="Menu da loja" size="side" onClose={onClose}>
      <div className={css.drawer}>
        {menus.map((menu) =>
          menu.menusFilhos.length === 0 ? (
            <MenuLink key={menu.idMenu} menu={menu} className={css.leaf} onFollow={onClose} />
          ) : (
            <Disclosure key={menu.idMenu} title={menu.descricao} isOpenAtFirst={hasRoom}>
              <Below menu={menu} onClose={onClose} />
            </Disclosure>
          ),
        )}
      </div>
    </Dialog>
  );
}

function Below({ menu, onClose }: { menu: Menu; onClose: () => void }) {
  return (
    <ul aria-label={menu.descricao}>
      {menu.url && (
        <li>
          <MenuLink menu={menu} className={css.leaf} onFollow={onClose} />
        </li>
      )}
      {menu.menusFilhos.map((child) => (
        <li key={child.idMenu}>
          {child.menusFilhos.length === 0 ? (
            <MenuLink menu={child} className={css.leaf} onFollow={onClose} />
          ) : (
            <>
              <p className={css.branchTitle}>{child.descricao}</p>
              <div className={css.nested}>
                <Below menu={child} onClose={onClose} />
              </div>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
