import type { Contexto } from '#contract/sincronizacao.ts';
import type { ItemCalculado } from '#domain/carrinho.ts';
import type { LinhaChave } from '#domain/linha.ts';
import { centsOf, mulDiv } from '#domain/money.ts';
import { computePreco, faixaFor, nextFaixa } from '#domain/preco.ts';
import type { PrecoResumo, ProdutoResumo } from '#engine/read.ts';
import { formatDate, formatDateTime, formatTime } from '#lib/format-date.ts';
import { formatCount } from '#lib/format-number.ts';
import { contextoOf } from '#mirror/cliente-compra.ts';
import type { Tone } from '#ui/tone.css.ts';
import type { ClienteDetalhe, ClienteRow } from '#vault/mirror-rows.ts';
import type { Intent } from '#vault/outbox-rows.ts';

/** Single products; the other item type is the combo. */
export const ITEM_PRODUTO = 1;

/** Below this many units a product is one of 'Poucas Unidades'. */
const POUCAS_UNIDADES = 20;

/** The cart line that a product of the list stands for. */
export const linhaOf = (idProduto: number, idCondicao: number): LinhaChave => ({
  idItem: idProduto,
  idItemTipo: ITEM_PRODUTO,
  idCondicao,
});

export type Estoque = 'disponivel' | 'poucas' | 'falta';

/** The legend of the list, in the order in which it is shown. */
export const LEGENDA: readonly { estoque: Estoque; palavra: string; tone: Tone }[] = [
  { estoque: 'disponivel', palavra: 'Disponível', tone: 'positive' },
  { estoque: 'poucas', palavra: 'Poucas Unidades', tone: 'caution' },
  { estoque: 'falta', palavra: 'Em Falta', tone: 'negative' },
];

/** How a product's stock stands for the customer; null when that is not known, without his prices. */
export function estoqueOf(produto: ProdutoResumo, showsPreco: boolean): Estoque | null {
  if (!produto.comercializado) return 'falta';
  if (!showsPreco || produto.preco === null) return null;
  if (produto.preco.estoque <= 0) return 'falta';
  return produto.preco.estoque < POUCAS_UNIDADES ? 'poucas' : 'disponivel';
}

/** A unit's price on a row; amounts in ten-thousandths of a real, `desconto` in hundredths of 1 %. */
export type PrecoView = {
  /** The list price, only where it is above the discounted one. */
  de: number | null;
  /** Discounted, without ST. */
  por: number;
  desconto: number;
  st: number;
  /** What one unit costs in all. */
  unitario: number;
  /** The volume tier in force at this quantity: from how many units. */
  faixa: number | null;
  /** The next tier, where it is cheaper. */
  proxima: { quantidade: number; por: number } | null;
};

/** The price at the quantity in the cart, or of one unit when there is none. */
export function precoView(preco: PrecoResumo, quantidade: number, calcularSt: boolean): PrecoView {
  const units = Math.max(1, quantidade);
  const { liquidoUnit, stUnit, valorLiquido } = computePreco(preco, units, calcularSt);
  const next = nextFaixa(preco.faixas, units);
  const nextPor = next ? computePreco(preco, next.quantidade, calcularSt).liquidoUnit : null;
  const isBelow = preco.valorUnitario > liquidoUnit;
  return {
    de: isBelow ? preco.valorUnitario : null,
    por: liquidoUnit,
    desconto: isBelow ? mulDiv(preco.valorUnitario - liquidoUnit, 10_000, preco.valorUnitario) : 0,
    st: stUnit,
    unitario: valorLiquido,
    faixa: faixaFor(preco.faixas, units)?.quantidade ?? null,
    proxima:
      next && nextPor !== null && nextPor < liquidoUnit
        ? { quantidade: next.quantidade, por: nextPor }
        : null,
  };
}

/** What a line comes to (cents), and how many of its units cannot be served. */
export type LinhaTotal = { valorTotal: number; atendida: number; falta: number };

/**
 * A row's line as the cart holds it; while the quantity on screen is ahead of the cart, by the same rule: the
 * total counts what is served.
 */
export function linhaTotal(
  preco: PrecoResumo,
  quantidade: number,
  calcularSt: boolean,
  item: ItemCalculado | undefined,
): LinhaTotal {
  if (item?.quantidade === quantidade) {
    return {
      valorTotal: item.valorTotal,
      atendida: item.quantidadeAtendida,
      falta: item.quantidadeFalta,
    };
  }
  const atendida = Math.min(quantidade, Math.max(0, preco.estoque));
  const { valorLiquido } = computePreco(preco, quantidade, calcularSt);
  return { valorTotal: centsOf(atendida, valorLiquido), atendida, falta: quantidade - atendida };
}

/** How much of a cart line is served; null for a product that is not in the cart. */
export function servedOf(item: ItemCalculado | undefined): 'all' | 'part' | 'none' | null {
  if (!item) return null;
  if (item.quantidadeFalta === 0) return 'all';
  return item.quantidadeAtendida === 0 ? 'none' : 'part';
}

/** True when the user has chosen condition, term and method for the customer; else nothing can be ordered. */
function hasPreferencias({ preferencia }: ClienteDetalhe): boolean {
  return preferencia.condicao !== null && preferencia.prazo !== null && preferencia.formaPagamento !== null;
}

/** The price context in which the customer sees the list; undefined where he sees no prices. */
export function contextoForPrecos(cliente: ClienteRow | null | undefined): Contexto | undefined {
  const detalhe = cliente?.detalhe;
  return detalhe && hasPreferencias(detalhe) ? contextoOf(detalhe) : undefined;
}

/** Why the list has no prices, or null when it has. */
export type SemPrecos = 'sem-cliente' | 'sem-dados' | 'sem-preferencias' | 'sem-tabela';

export function semPrecosOf(cliente: ClienteRow | null, hasTabela: boolean): SemPrecos | null {
  if (cliente === null) return 'sem-cliente';
  if (cliente.detalhe === null) return 'sem-dados';
  if (contextoForPrecos(cliente) === undefined) return 'sem-preferencias';
  return hasTabela ? null : 'sem-tabela';
}

/** '1 item no total', '29.849 itens no total'. */
export const totalText = (total: number): string =>
  `${formatCount(total)} ${total === 1 ? 'item' : 'itens'} no total`;

/** From when the prices are: 'preços de hoje 14:03', 'preços de 20/11/2026 08:00'. Epoch milliseconds. */
export function idadePrecos(at: number, now: number): string {
  const isToday = formatDate(at) === formatDate(now);
  return `preços de ${isToday ? `hoje ${formatTime(at)}` : formatDateTime(at)}`;
}

/** How a customer's wish to be told of a product stands: on its way to the server, or known there. */
export type AvisoLido = 'fila' | 'feito';

/** The wishes of one customer by idProduto, from what waits and what was confirmed. */
export function toAvisos(
  waiting: readonly { intent: Intent }[],
  confirmed: readonly { intent: Intent }[],
): ReadonlyMap<number, AvisoLido> {
  const avisos = new Map<number, AvisoLido>();
  const put = (rows: readonly { intent: Intent }[], aviso: AvisoLido) => {
    for (const { intent } of rows) {
      if (intent.tipo === 'intencao' && intent.idItemTipo === ITEM_PRODUTO) avisos.set(intent.idItem, aviso);
    }
  };
  put(waiting, 'fila');
  put(confirmed, 'feito');
  return avisos;
}
