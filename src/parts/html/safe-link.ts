/** Where a link written by somebody else leads: into this app, to another site, or nowhere that is safe. */
export type SafeLink =
  | { readonly kind: 'internal'; readonly href: string }
  | { readonly kind: 'external'; readonly href: string };

const CALLS = new Set(['mailto:', 'tel:']);

/**
 * Reads an address that came with content. Addresses of this origin become paths of the app; http, https, e-mail and
 * telephone lead out; whatever else there is (scripts, data, files) is null. `origin` is the page's own.
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
  // A name and password before the host are there to make it look like another site.
  return url.username === '' && url.password === '' ? { kind: 'external', href: url.href } : null;
}
