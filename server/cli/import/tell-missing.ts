/** Where a company's columns are remembered, next to its files. */
export const COLUNAS_LEMBRADAS = 'colunas.json';

/** The place of a kind in that file. */
export const NOS_TIPOS = `${COLUNAS_LEMBRADAS}, dentro de "tipos"`;

/** The part of `colunas.json` that says which column a member is. */
const entryOf = (tipo: string, membros: readonly string[]): string =>
  `"${tipo}": { "colunas": { ${membros.map((membro) => `"${membro}": "título da coluna"`).join(', ')} } }`;

/** A sentence about members without a column, with the way out when the file has columns that are not used. */
export function tellMissing(
  falta: string,
  {
    tipo,
    membros,
    desconhecidas,
  }: { tipo: string; membros: readonly string[]; desconhecidas: readonly string[] },
): string {
  if (desconhecidas.length === 0) return falta;
  const estao =
    membros.length === 1 ? 'Se uma das colunas acima é ela' : 'Se as colunas estão entre as acima';
  return `${falta} ${estao}, diga em ${NOS_TIPOS}: ${entryOf(tipo, membros)}.`;
}

/** A sentence about a title of `colunas.json` that the file lacks. */
export const tellAbsent = (membro: string, title: string): string =>
  `Em ${COLUNAS_LEMBRADAS} a coluna de ${membro} é "${title}", que o arquivo não tem.`;
