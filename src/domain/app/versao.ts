const VERSAO = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/;

const partsOf = (versao: string): number[] | null => VERSAO.exec(versao)?.slice(1).map(Number) ?? null;

/** True for three whole numbers with two dots, as in '1.2.0': the only form that can be ordered. */
export const isVersao = (texto: string): boolean => VERSAO.test(texto);

/**
 * True if `versao` is earlier than `outra`, number by number: 1.10.0 is after 1.9.0. False if either is
 * invalid, so that an unreadable version blocks no user.
 */
export function isVersaoAnterior(versao: string, outra: string): boolean {
  const own = partsOf(versao);
  const other = partsOf(outra);
  if (!own || !other) return false;
  const at = own.findIndex((part, index) => part !== other[index]);
  return at !== -1 && (own[at] ?? 0) < (other[at] ?? 0);
}
