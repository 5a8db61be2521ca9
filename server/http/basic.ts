const BASIC = /^Basic +([A-Za-z0-9+/]+={0,2})$/i;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** User and password of a basic authentication header (RFC 7617, UTF-8); undefined for any other header. */
export function readBasic(header: string | undefined): { user: string; password: string } | undefined {
  const encoded = BASIC.exec(header ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const text = decode(encoded);
  const colon = text?.indexOf(':') ?? -1;
  if (text === undefined || colon < 1 || text.includes('\0')) return undefined;
  return { user: text.slice(0, colon), password: text.slice(colon + 1) };
}

function decode(encoded: string): string | undefined {
  try {
    return utf8.decode(Buffer.from(encoded, 'base64'));
  } catch {
    // Not UTF-8: an invalid header.
    return undefined;
  }
}
