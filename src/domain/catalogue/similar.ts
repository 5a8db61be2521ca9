/** The words that begin the package in a presentation of the CMED list: carton, box, bottle, blister, sachet... */
const PACKAGE = /\s(?:CT|CX|FR|BOLS|FA|BL|DISP|ENV|TB|GAL|EST|BOMB|BOMBO|PT|BG|STR|CARP|X)\s.*$/;

/** Strength and form of a presentation, without its package: '500 MG COM' of '500 MG COM CT BL AL PLAS X 30'. */
export const doseEForma = (apresentacao: string): string =>
  ` ${apresentacao.toUpperCase()} `
    .replace(PACKAGE, '')
    // 500,0 is 500.
    .replaceAll(/(\d),0+(?!\d)/g, '$1')
    // Some makers write 5MG.
    .replaceAll(/(\d)(?=(?:MG|MCG|G|ML|UI)\b)/g, '$1 ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The contents of a package: 30 of '... X 30', 250 of '... X 250 ML'; 1 where the presentation names none. */
export function conteudoOf(apresentacao: string): number {
  const last = [...apresentacao.matchAll(/\bX\s?(\d+(?:,\d+)?)/gi)].at(-1)?.[1];
  return Number(last?.replace(',', '.') ?? 1) || 1;
}

/** The unit of the contents: 'ml', 'g' or 'unidade'; null for several vessels in one package, whose sum no word tells. */
export function unidadeDe(apresentacao: string): 'ml' | 'g' | 'unidade' | null {
  if (/\s(?:CT|CX|DISP|ENV)\s\d+\s/i.test(apresentacao)) return null;
  const [last] = [...apresentacao.matchAll(/\bX\s?\d+(?:,\d+)?\s?(ML|G)?\b/gi)].slice(-1);
  if (last === undefined) return null;
  if (last[1] === undefined) return 'unidade';
  return last[1].toUpperCase() === 'ML' ? 'ml' : 'g';
}

type Medicamento = { readonly substancia: string; readonly apresentacao: string };

/** True for the same substance in the same strength and form, whatever the maker and the package. */
export const isSimilar = (one: Medicamento, other: Medicamento): boolean =>
  one.substancia !== '' &&
  one.substancia === other.substancia &&
  doseEForma(one.apresentacao) === doseEForma(other.apresentacao);
