/** The shortest and the longest text of a correction, by the layout of the event. */
export const TEXTO_MINIMO = 15;
export const TEXTO_MAXIMO = 1000;

/** Units of an invoice's lot that are of another lot. */
export type Correcao = {
  readonly nItem: number;
  readonly loteOrigem: string;
  readonly loteCorrigido: string;
  readonly quantidade: number;
};

const isSame = (a: Correcao, b: Correcao): boolean =>
  a.nItem === b.nItem && a.loteOrigem === b.loteOrigem && a.loteCorrigido === b.loteCorrigido;

/**
 * All corrections of an invoice in the order of its lines. Several letters may correct units of one lot to the same
 * lot: their units add up.
 */
export function correcoesEmVigor(correcoes: readonly Correcao[]): Correcao[] {
  const all: Correcao[] = [];
  for (const correcao of correcoes) {
    const at = all.findIndex((one) => isSame(one, correcao));
    const one = all[at];
    if (one === undefined) all.push(correcao);
    else all[at] = { ...one, quantidade: one.quantidade + correcao.quantidade };
  }
  return all.toSorted((a, b) => a.nItem - b.nItem);
}

const frase = ({ nItem, loteOrigem, loteCorrigido, quantidade }: Correcao): string =>
  `Item ${nItem}: onde se lê lote ${loteOrigem} (${quantidade} un.), leia-se lote ${loteCorrigido} (${quantidade} un.)`;

/** The text of a letter: each letter holds all corrections of its invoice, because the newest one replaces the others. */
export const textoDaCarta = (correcoes: readonly Correcao[]): string =>
  correcoesEmVigor(correcoes).map(frase).join('; ');

/** The error of corrections that do not fit into one letter, with the number that fits; null if they do. */
export function textoErro(correcoes: readonly Correcao[]): string | null {
  const all = correcoesEmVigor(correcoes);
  if (textoDaCarta(all).length <= TEXTO_MAXIMO) return null;
  let fit = all.length;
  while (textoDaCarta(all.slice(0, fit)).length > TEXTO_MAXIMO) fit -= 1;
  return `A carta de correção aceita até ${TEXTO_MAXIMO} caracteres: cabem ${fit} das ${all.length} correções desta nota fiscal.`;
}
