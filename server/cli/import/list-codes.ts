/** More codes than this are only counted. */
export const CODES_SAID = 5;

/** The first of some codes after their name, and how many more there are: `códigos 1, 2 e mais 4`. */
export function listCodes(nome: string, codigos: readonly string[], count = codigos.length): string {
  const ditos = codigos.slice(0, CODES_SAID);
  const resto = count > ditos.length ? ` e mais ${count - ditos.length}` : '';
  return `${nome}${count === 1 ? '' : 's'} ${ditos.join(', ')}${resto}`;
}
