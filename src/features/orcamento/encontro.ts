import type { CarrinhoCalculado } from '#domain/cart/carrinho.ts';
import { toItemVisto } from '#domain/cart/carrinho-view.ts';
import {
  chaveDaLinha,
  isSameDetalhe,
  type LinhaChave,
  type LinhaPedida,
  linhaKey,
} from '#domain/cart/linha.ts';
import { countItens, formatMoney } from '#lib/format-number.ts';
import type { LinhaSoma } from '#outbox/carrinho/dispatch-importacao.ts';
import type { Conferencia } from './conferir.ts';

/** The cart on screen, as far as it counts here. */
type Cheio = {
  readonly carrinho: Pick<CarrinhoCalculado, 'itens' | 'valorTotal'>;
  readonly linhas: readonly LinhaPedida[];
};

/** A quotation that meets a cart with items. */
export type Encontro = {
  /** The changes that make the cart the quotation; null while it holds an item that this device does not know. */
  readonly trocas: readonly LinhaSoma[] | null;
  /** True when the cart is the quotation already. */
  readonly isIgual: boolean;
  /** How many lines of the quotation the cart holds already. */
  readonly repetidas: number;
  readonly texto: string;
};

const byKey = <L extends LinhaChave>(linhas: readonly L[]): Map<string, L> =>
  new Map(linhas.map((linha) => [linhaKey(linha), linha]));

/** The change of a line that the cart holds into that of a quotation. A text that only the cart has stays. */
function trocaDe({ detalhe = {}, ...nova }: LinhaSoma, held: LinhaPedida): LinhaSoma {
  const troca = { ...nova, soma: nova.soma - held.quantidade };
  return isSameDetalhe({ ...held, ...detalhe }, held) ? troca : { ...troca, detalhe };
}

function trocasDe({ carrinho, linhas }: Cheio, novas: readonly LinhaSoma[]): LinhaSoma[] | null {
  const wished = new Set(novas.map(({ linha }) => linhaKey(linha)));
  const held = byKey(linhas);
  const itens = byKey(carrinho.itens);
  const trocas = novas.map((nova) => {
    const linha = held.get(linhaKey(nova.linha));
    return linha ? trocaDe(nova, linha) : nova;
  });
  for (const linha of linhas) {
    if (wished.has(linhaKey(linha))) continue;
    const item = itens.get(linhaKey(linha));
    if (item === undefined) return null;
    trocas.push({ linha: chaveDaLinha(linha), soma: -linha.quantidade, item: toItemVisto(item) });
  }
  return trocas;
}

/** A sentence about the lines that the cart holds already; null for none. */
function repetidasText(n: number, isIgual: boolean): string | null {
  if (isIgual) return `${n === 1 ? 'É o mesmo' : 'São os mesmos'} do orçamento: somar dobra as quantidades.`;
  if (n === 0) return null;
  return `${countItens(n)} do orçamento já ${n === 1 ? 'está' : 'estão'} nele: somar aumenta as quantidades.`;
}

/** A quotation on its way into a cart with items; null for an empty cart. */
export function encontroDe(cheio: Cheio, { novas, somas }: Omit<Conferencia, 'linhas'>): Encontro | null {
  const { carrinho, linhas } = cheio;
  if (linhas.length === 0) return null;
  const trocas = trocasDe(cheio, novas);
  const isIgual = trocas !== null && trocas.every(({ soma, detalhe }) => soma === 0 && !detalhe);
  const held = byKey(linhas);
  const repetidas = novas.filter(({ linha }) => held.has(linhaKey(linha))).length;
  const fora = novas.length - somas.length;
  const parts = [
    `O carrinho já tem ${countItens(linhas.length)}, ${formatMoney(carrinho.valorTotal)}.`,
    repetidasText(repetidas, isIgual),
    fora === 0 ? null : `Ao somar, ${countItens(fora)} ${fora === 1 ? 'fica' : 'ficam'} de fora.`,
  ];
  return { trocas, isIgual, repetidas, texto: parts.filter((part) => part !== null).join(' ') };
}
