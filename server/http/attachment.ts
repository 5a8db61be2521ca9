/**
 * The header that saves a file under a name (RFC 6266). A name may hold a company's text: it is reduced to plain
 * characters, so it cannot break the header, and the full name follows encoded if it has others.
 */
export function attachment(name: string): string {
  const plain = name.replaceAll('ç', 'c').replaceAll(/[^\w .-]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll("'", '%27');
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${encoded}`}`;
}
