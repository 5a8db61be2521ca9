import { routes } from '#routes.ts';

/** The longest first: an order's details are not the list of orders. */
const KNOWN = Object.values(routes)
  .filter((route) => route !== routes.home)
  .sort((a, b) => b.length - a.length);

/**
 * A path in the one spelling that the app writes and compares: the case of its known address and a slash at its end do
 * not count. The rest (an id) stays letter for letter.
 */
export function toOneSpelling(pathname: string): string {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  const lower = path.toLowerCase();
  const route = KNOWN.find((known) => {
    const start = known.toLowerCase();
    return lower === start || lower.startsWith(`${start}/`);
  });
  return route === undefined ? path : `${route}${path.slice(route.length)}`;
}
