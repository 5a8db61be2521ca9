/** Keeps the pack at the end of a product's name together: 'X 30' does not break between the X and the number. */
export const keepPack = (name: string): string => name.replaceAll(/\b([Xx]) (?=\d)/g, '$1\u00a0');
