import { isEmail } from '#domain/customer/contato.ts';
import { foldText } from '#lib/fold-text.ts';

/** Words of a cell, folded, that say that there is no address. */
const NONE =
  /^(?:-+|\.|x|0|null|n\/?[at]|nenhum|sem(?: e-?mail)?|nao(?: (?:tem|possui)(?: e-?mail)?| informado)?)$/;

/**
 * Reads the first address of a cell with one or several, or '' for words that mean none. Any other text stays as it is: the
 * end of `ana silva@x.com` is the address of somebody else.
 */
export function readEmail(texto: string): string {
  if (NONE.test(foldText(texto.trim()))) return '';
  const parts = texto.split(/[;,|]/).map((part) => part.trim());
  const addresses = parts
    .map((part) => (isEmail(part) ? [part] : part.split(/[\s/]+/)))
    .find((pieces) => pieces.every(isEmail));
  return addresses?.[0] ?? texto;
}
