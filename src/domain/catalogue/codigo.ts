/** The code that users read: the company's own, or the id where the company gave none. */
export const codigoDe = (codigoErp: string | null | undefined, id: number): string => codigoErp || String(id);

/** A code without capitals and leading zeros: a spreadsheet loses the zeros, a phone adds a capital. */
export const codigoKey = (codigo: string): string => codigo.toLowerCase().replace(/^0+(?=.)/, '');

/**
 * The records that a typed code names, of those with its key: the one with exactly this code; otherwise the only one
 * that differs in capitals or leading zeros. Several of those name none, because a guess would order another product.
 */
export function pickByCodigo<T extends { readonly codigo: string }>(
  typed: string,
  found: readonly T[],
): readonly T[] {
  const exact = found.filter(({ codigo }) => codigo === typed);
  if (exact.length > 0) return exact;
  return found.length === 1 ? found : [];
}
