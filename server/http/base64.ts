const BASE64 = /^[\w+/-]*={0,2}$/;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The text (UTF-8) inside a parameter in base64 or base64url; undefined for anything else. Also reads a parameter that
 * was percent-encoded twice, and one whose '+' became a space on the way.
 */
export function decodeBase64(parameter: string): string | undefined {
  try {
    const encoded = decodeURIComponent(parameter).replaceAll(' ', '+');
    // Checked because Node skips characters that are not base64.
    return BASE64.test(encoded) ? utf8.decode(Buffer.from(encoded, 'base64')) : undefined;
  } catch {
    return undefined;
  }
}
