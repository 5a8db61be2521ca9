/**
 * Returns 32 bits of a token (FNV-1a) as the session's mark; the token cannot be made from it. '' without a
 * token.
 */
export function sessionMark(token: string | null): string {
  if (token === null) return '';
  let mark = 0x811c9dc5;
  for (const char of token) mark = Math.imul(mark ^ char.charCodeAt(0), 0x01000193) >>> 0;
  return mark.toString(36);
}
