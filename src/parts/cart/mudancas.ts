import { countItens, formatExactUnitPrice, formatUnitPrice } from '#lib/format-number.ts';

/**
 * A line of a quotation or of an earlier order compared with today. `preco`: the price of one unit then, with ST, in
 * ten-thousandths of a real; null where unknown. `agora`: today's; null where it is not sold. `mensagem`: why it stays
 * out, or a remark about the stock.
 */
export type LinhaComparada = {
  readonly preco: number | null;
  readonly agora: number | null;
  readonly incluido: boolean;
  readonly mensagem: string | null;
};

/** The change of a line since then. */
export type Mudanca = 'fora' | 'falta' | 'subiu' | 'baixou' | 'igual';

/** The gravest change of a line. */
export function mudancaDe({ incluido, mensagem, agora, preco }: LinhaComparada): Mudanca {
  if (!incluido) return 'fora';
  return mensagem === null ? precoMudou({ agora, preco }) : 'falta';
}

/** The change of a line's price. */
function precoMudou({ agora, preco }: Pick<LinhaComparada, 'agora' | 'preco'>): 'subiu' | 'baixou' | 'igual' {
  if (agora === null || preco === null || agora === preco) return 'igual';
  return agora > preco ? 'subiu' : 'baixou';
}

const GRAVITY: readonly Mudanca[] = ['fora', 'falta', 'subiu', 'baixou', 'igual'];

/** The lines with the gravest change first. */
export const porGravidade = <T extends LinhaComparada>(linhas: readonly T[]): T[] =>
  linhas.toSorted((a, b) => GRAVITY.indexOf(mudancaDe(a)) - GRAVITY.indexOf(mudancaDe(b)));

/** Two prices of a line to the cent, or with all decimals where cents do not tell them apart. */
function deParaText(preco: number, agora: number): string {
  const write = formatUnitPrice(preco) === formatUnitPrice(agora) ? formatExactUnitPrice : formatUnitPrice;
  return `de ${write(preco)} para ${write(agora)}.`;
}

/** A line's change in words: its reason, and its price then and now. Null for a line without a change. */
export function mudancaText(linha: LinhaComparada): string | null {
  const { agora, preco, mensagem } = linha;
  const change = precoMudou(linha);
  const precos =
    agora === null || preco === null || change === 'igual'
      ? null
      : `${change === 'subiu' ? 'Subiu' : 'Baixou'} ${deParaText(preco, agora)}`;
  const parts = [mensagem, precos].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' ');
}

/** The changes since then, in one line; null without one. `desde`: 'o pedido'. */
export function resumoDesde(desde: string, linhas: readonly LinhaComparada[]): string | null {
  const count = (mudanca: Mudanca) => linhas.filter((linha) => mudancaDe(linha) === mudanca).length;
  const fora = count('fora');
  // A line that is short may have another price too.
  const prices = linhas.map(precoMudou);
  const parts = [
    [prices.filter((one) => one === 'subiu').length, 'com preço maior'],
    [prices.filter((one) => one === 'baixou').length, 'com preço menor'],
    [count('falta'), 'com falta de estoque'],
    [fora, fora === 1 ? 'que fica de fora' : 'que ficam de fora'],
  ].flatMap(([n, words]) => (n === 0 ? [] : [`${countItens(Number(n))} ${words}`]));
  return parts.length === 0 ? null : `Desde ${desde}: ${parts.join(', ')}.`;
}
