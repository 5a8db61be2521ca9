import { assignInlineVars } from '@vanilla-extract/dynamic';
import ChevronDown from 'lucide-react/icons/chevron-down';
import MenuIcon from 'lucide-react/icons/menu';
import { type ComponentType, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import type { Menu } from '#contract/content/menu.ts';
import { from } from '#theme/scale.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { focusableIn } from '#ui/focusable.ts';
import { useMedia } from '#ui/use-media.ts';
import * as css from './frame.css.ts';
import { leadsHere, MenuLink, useHere } from './menu-link.tsx';
import { useMenu } from './queries.ts';
import { columnsOf, toColumns, toMenuTree } from './view.ts';

export type MenuBarProps = { Drawer: ComponentType<{ menus: readonly Menu[]; onClose: () => void }> };

/**
 * The store's own menu: columns that open below them at a desk, a drawer on narrower screens. Its room is kept while
 * it is on its way; where nothing is known nothing is drawn.
 */
export function MenuBar({ Drawer }: MenuBarProps) {
  const menu = useMenu();
  const isWide = useMedia(from.longIcons);
  const [path] = useLocation();
  const menus = menu.kind === 'pronto' ? toMenuTree(menu.valor) : [];
  if (menu.kind !== 'lendo' && menus.length === 0) return null;
  return (
    <nav className={css.menu} aria-label="Menu da loja">
      {menus.length > 0 &&
        (isWide ? <Columns key={path} menus={menus} /> : <Strip menus={menus} Drawer={Drawer} />)}
    </nav>
  );
}

function Strip({ menus, Drawer }: MenuBarProps & { menus: readonly Menu[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.strip}>
      <Button
        variant="quiet"
        icon={<MenuIcon size={20} aria-hidden="true" />}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        Menu da loja
      </Button>
      {isOpen && <Drawer menus={menus} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Where an arrow leads among `count` entries; undefined for other keys. */
const stepTo = (key: string, at: number, count: number): number | undefined =>
  ({ ArrowRight: (at + 1) % count, ArrowLeft: (at - 1 + count) % count, Home: 0, End: count - 1 })[key];

/** Where an arrow leads in an open entry: from it, the first of its `count` elements, down its links and up again. */
function downTo(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, Math.max(1, count - 1));
  return key === 'ArrowUp' && at > 0 ? at - 1 : undefined;
}

function Columns({ menus }: { menus: readonly Menu[] }) {
  const list = useRef<HTMLUListElement>(null);
  const here = useHere();
  const [open, setOpen] = useState<number | null>(null);
  const entryAt = (index: number) => focusableIn(list.current?.children[index] as HTMLElement)[0];
  const close = (index: number) => {
    setOpen(null);
    entryAt(index)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = menus.findIndex((_, index) => list.current?.children[index]?.contains(document.activeElement));
    if (event.key === 'Escape' && open !== null) {
      event.stopPropagation();
      return close(open);
    }
    const links = focusableIn(list.current?.children[at] as HTMLElement);
    const down = downTo(event.key, links.indexOf(document.activeElement as HTMLElement), links.length);
    if (down !== undefined && menus[at]?.menusFilhos.length) {
      event.preventDefault();
      // Drawn at once: a closed entry has no links to go to yet.
      if (open !== at) flushSync(() => setOpen(at));
      focusableIn(list.current?.children[at] as HTMLElement)[down]?.focus();
      return;
    }
    if (document.activeElement !== entryAt(at)) return;
    const next = stepTo(event.key, at, menus.length);
    if (next === undefined) return;
    event.preventDefault();
    entryAt(next)?.focus();
    if (open !== null) setOpen(next);
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget))
      setOpen(null);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys come up from the entries inside, which is where the keyboard stands.
    <ul
      ref={list}
      className={css.menuList}
      style={assignInlineVars({ [css.columns]: String(columnsOf(menus.length)) })}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {menus.map((menu, index) => (
        <li key={menu.idMenu} className={css.menuItem}>
          {menu.menusFilhos.length === 0 ? (
            <MenuLink menu={menu} className={css.entry} />
          ) : (
            <Opening
              menu={menu}
              isOpen={open === index}
              isHere={leadsHere(menu, here)}
              isAtEnd={index >= menus.length / 2}
              onToggle={() => setOpen(open === index ? null : index)}
              onLeave={() => setOpen(null)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

type OpeningProps = {
  menu: Menu;
  isOpen: boolean;
  /** The open screen is one of its links. */
  isHere: boolean;
  /** The panel grows to the left: the window's right edge is near. */
  isAtEnd: boolean;
  onToggle: () => void;
  onLeave: () => void;
};

/** A top entry with its children, open or not. A press anywhere else closes it. */
function Opening({ menu, isOpen, isHere, isAtEnd, onToggle, onLeave }: OpeningProps) {
  const [leaves, branches] = toColumns(menu);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !place.current?.parentElement?.contains(event.target)) onLeave();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isOpen, onLeave]);
  return (
    <>
      <button
        type="button"
        className={css.entry}
        aria-expanded={isOpen}
        aria-current={isHere || undefined}
        onClick={onToggle}
      >
        <span className={css.entryText}>{menu.descricao}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      {isOpen && (
        <div ref={place} className={classNames(css.panel, isAtEnd && css.toLeft)}>
          {leaves.length > 0 && (
            <ul className={css.leaves} aria-label={menu.descricao}>
              {leaves.map((leaf) => (
                <li key={leaf.idMenu}>
                  <MenuLink menu={leaf} className={css.leaf} onFollow={onLeave} />
                </li>
              ))}
            </ul>
          )}
          {branches.map((branch) => (
            <Branch key={branch.idMenu} menu={branch} onFollow={onLeave} />
          ))}
        </div>
      )}
    </>
  );
}

function Branch({ menu, onFollow }: { menu: Menu; onFollow: () => void }) {
  if (menu.menusFilhos.length === 0) return <MenuLink menu={menu} className={css.leaf} onFollow={onFollow} />;
  return (
    <div className={css.branch}>
      {menu.url ? (
        <MenuLink menu={menu} className={css.leaf} onFollow={onFollow} />
      ) : (
        <p className={css.branchTitle}>{menu.descricao}</p>
      )}
      <ul aria-label={menu.descricao}>
        {menu.menusFilhos.map((child) => (
          <li key={child.idMenu}>
            <Branch menu={child} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </div>
  );
}
