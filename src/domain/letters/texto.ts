import { must } from '#lib/must.ts';

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

const unidades = (lote: string, quantidade: number): string => `${lote} (${quantidade} un.)`;

/** One sentence for all corrections of an original lot. */
function frase(doLote: readonly Correcao[]): string {
  const { nItem, loteOrigem } = must(doLote[0], 'correction');
  const total = doLote.reduce((sum, { quantidade }) => sum + quantidade, 0);
  const corrigidos = doLote.map(({ loteCorrigido, quantidade }) => unidades(loteCorrigido, quantidade));
  const lotes = `${corrigidos.length === 1 ? 'lote' : 'lotes'} ${corrigidos.join(', ')}`;
  return `Item ${nItem}: onde se lê lote ${unidades(loteOrigem, total)}, leia-se ${lotes}`;
}

/** The text of a letter: each letter holds all corrections of its invoice, because the newest one replaces the others. */
export function textoDaCarta(correcoes: readonly Correcao[]): string {
  const porLote = Map.groupBy(
    correcoesEmVigor(correcoes),
    ({ nItem, loteOrigem }) => `${nItem} ${loteOrigem}`,
  );
  return [...porLote.values()].map(frase).join('; ');
}

/** The error of corrections that do not fit into one letter, with the number that fits; null if they do. */
export function textoErro(correcoes: readonly Correcao[]): string | null {
  const all = correcoesEmVigor(correcoes);
  if (textoDaCarta(all).length <= TEXTO_MAXIMO) return null;
  let fit = all.length;
  while (textoDaCarta(all.slice(0, fit)).length > TEXTO_MAXIMO) fit -= 1;
  return `A carta de correção aceita até ${TEXTO_MAXIMO} caracteres: cabem ${fit} das ${all.length} correções desta nota fiscal. Exclua correções desta carta, ou a carta inteira.`;
}
