import { Link, useLocation, useSearch } from 'wouter';
import type { Menu } from '#contract/content/menu.ts';
import { safeLink } from '#parts/html/safe-link.ts';

export type MenuLinkProps = {
  menu: Menu;
  className: string;
  onFollow?: () => void;
  children?: React.ReactNode;
};

/** An entry with a link; plain words if its address is unsafe. */
export function MenuLink({ menu, className, onFollow, children = menu.descricao }: MenuLinkProps) {
  const [path] = useLocation();
  const search = useSearch();
  const link = safeLink(menu.url, location.origin);
  if (link === null) return <span className={className}>{children}</span>;
  const follow = onFollow ? { onClick: onFollow } : {};
  if (link.kind === 'internal') {
    const isCurrent = link.href.split('#')[0] === (search === '' ? path : `${path}?${search}`);
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
