/**
 * Returns a hash of a session's token (FNV-1a, 32 bits); the token cannot be made from it. '' without a token.
 */
export function sessionHash(token: string | null): string {
  if (token === null) return '';
  let hash = 0x811c9dc5;
  for (const char of token) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(36);
}
