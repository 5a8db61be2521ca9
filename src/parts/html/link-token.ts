import { routes } from '#routes.ts';

let kept: string | null = null;

/**
 * The token that the link of a mail brought behind its #, taken out of the address: neither the history, a copied
 * address nor a script of somebody else's gets it. It stays in memory while the page is open, however often the
 * screen is drawn again; null without a token.
 */
export function takeToken(): string | null {
  const brought = location.hash.slice(1);
  if (brought !== '' && location.pathname.toLowerCase() === routes.recuperarSenha) {
    kept = brought;
    history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  }
  return kept;
}

/** Forgets the token after the link was used. */
export function forgetToken(): void {
  kept = null;
}
