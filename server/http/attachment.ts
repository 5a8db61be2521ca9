/**
 * The header that has a file saved under a name (RFC 6266). A name may hold what a company wrote: only plain characters
 * stand as they are, so no name can break the header, and the whole name follows encoded where it has others.
 */
export function attachment(name: string): string {
  const plain = name.replaceAll('ç', 'c').replaceAll(/[^\w .-]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll("'", '%27');
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${encoded}`}`;
}
