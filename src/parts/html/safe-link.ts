/** The target of a link in foreign content: a path of this app, or another site. */
export type SafeLink =
  | { readonly kind: 'internal'; readonly href: string }
  | { readonly kind: 'external'; readonly href: string };

const CALLS = new Set(['mailto:', 'tel:']);

/**
 * Reads an address in foreign content. Addresses of this `origin` (the page's own) become paths of the app; http,
 * https, e-mail and telephone are external; all others (scripts, data, files) return null.
 */
export function safeLink(text: string | null | undefined, origin: string): SafeLink | null {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '' || !URL.canParse(trimmed, origin)) return null;
  const url = new URL(trimmed, origin);
  const isPage = url.protocol === 'https:' || url.protocol === 'http:';
  if (isPage && url.origin === origin && url.username === '') {
    return { kind: 'internal', href: `${url.pathname}${url.search}${url.hash}` };
  }
  if (!isPage && !CALLS.has(url.protocol)) return null;
  // A name and password before the host disguise the address as another site.
  return url.username === '' && url.password === '' ? { kind: 'external', href: url.href } : null;
}
