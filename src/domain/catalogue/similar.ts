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

type Medicamento = { readonly substancia: string; readonly apresentacao: string };

/** True for the same substance in the same strength and form, whatever the maker and the package. */
export const isSimilar = (one: Medicamento, other: Medicamento): boolean =>
  one.substancia !== '' &&
  one.substancia === other.substancia &&
  doseEForma(one.apresentacao) === doseEForma(other.apresentacao);
