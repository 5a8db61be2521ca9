import { Link, useLocation, useSearch } from 'wouter';
import type { Menu } from '#contract/content/menu.ts';
import { safeLink } from '#parts/html/safe-link.ts';

/** The open screen as an entry's address writes it. */
export function useHere(): string {
  const [path] = useLocation();
  const search = useSearch();
  return search === '' ? path : `${path}?${search}`;
}

const isHere = (href: string, here: string): boolean => href.split('#')[0] === here;

/** True when an entry or one under it leads to the open screen. */
export function leadsHere({ url, menusFilhos }: Menu, here: string): boolean {
  const link = safeLink(url, location.origin);
  return (
    (link?.kind === 'internal' && isHere(link.href, here)) ||
    menusFilhos.some((child) => leadsHere(child, here))
  );
}

export type MenuLinkProps = {
  menu: Menu;
  className: string;
  onFollow?: () => void;
  children?: React.ReactNode;
};

/** An entry with a link; plain words if its address is unsafe. */
export function MenuLink({ menu, className, onFollow, children = menu.descricao }: MenuLinkProps) {
  const here = useHere();
  const link = safeLink(menu.url, location.origin);
  if (link === null) return <span className={className}>{children}</span>;
  const follow = onFollow ? { onClick: onFollow } : {};
  if (link.kind === 'internal') {
    const isCurrent = isHere(link.href, here);
    return (
      <Link href={link.href} className={className} aria-current={isCurrent ? 'page' : undefined} {...follow}>
        {children}
      </Link>
    );
  }
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer" className={className} {...follow}>
      {children}
    </a>
  );
}
