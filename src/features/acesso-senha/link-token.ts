let kept: string | null = null;

/**
 * The token that the address brought behind its #, taken out of it: neither the history nor a copied address keeps
 * it. It stays in memory while the page is open, however often the screen is drawn anew; null when none came.
 */
export function takeToken(): string | null {
  const brought = location.hash.slice(1);
  if (brought !== '') {
    kept = brought;
    history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  }
  return kept;
}

/** After a link was used up. */
export function forgetToken(): void {
  kept = null;
}
