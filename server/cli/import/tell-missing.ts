/** Where a company's columns are remembered, next to its files. */
export const COLUNAS_LEMBRADAS = 'colunas.json';

/** The part of `colunas.json` that says which column a member is. */
const entryOf = (tipo: string, membro: string): string =>
  `"${tipo}": { "colunas": { "${membro}": "título da coluna" } }`;

/** A sentence about a member without a column, with the way out when the file has columns that are not used. */
export function tellMissing(
  falta: string,
  { tipo, membro, desconhecidas }: { tipo: string; membro: string; desconhecidas: readonly string[] },
): string {
  if (desconhecidas.length === 0) return falta;
  return `${falta} Se uma das colunas acima é ela, diga em ${COLUNAS_LEMBRADAS}: ${entryOf(tipo, membro)}.`;
}

/** A sentence about a title of `colunas.json` that the file lacks. */
export const tellAbsent = (membro: string, title: string): string =>
  `Em ${COLUNAS_LEMBRADAS} a coluna de ${membro} é "${title}", que o arquivo não tem.`;
