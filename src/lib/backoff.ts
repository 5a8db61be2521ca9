/**
 * Returns the wait before the next try, in milliseconds: from half to all of `min(cap, 1 s * 2^tries)`, so
 * that many devices do not come back together. `random` is 0..1.
 */
export function backoffMs(tries: number, random: number, capMs: number): number {
  const ceiling = Math.min(capMs, 1000 * 2 ** Math.min(tries, 30));
  return Math.round(ceiling * (0.5 + random / 2));
}

/**
 * Reads Retry-After (RFC 9110 §10.2.3): seconds or an HTTP date. Returns milliseconds from `now`, clamped to
 * 0..capMs, or undefined for an absent or invalid value.
 */
export function retryAfterMs(header: string | null, now: number, capMs: number): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const text = header.trim();
  // An HTTP date has letters. Without this check Date.parse would read any number as a year.
  const isDate = /[a-z]/i.test(text);
  const waited = /^\d+$/.test(text) ? Number(text) * 1000 : isDate ? Date.parse(text) - now : Number.NaN;
  return Number.isNaN(waited) ? undefined : Math.min(capMs, Math.max(0, waited));
}
