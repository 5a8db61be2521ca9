import type { AvisoExtras, AvisoPagamento } from './avisos-pedido.ts';
import { chaveDaLinha, isSameLinha, type LinhaChave, type LinhaPedida, linhaKey } from './linha.ts';

/**
 * A notice about one line. `mudou`: the line held `de` on this device and another device changed it to
 * `para`. `valeu`: another device wanted `de`, and this device's `para` prevailed. Quantities in units, 0
 * means no line; `at` in epoch milliseconds. `deOutraEpoca`: no device changed it; the server was restored
 * from a backup.
 */
export type AvisoLinha = {
  tipo: 'mudou' | 'valeu';
  linha: LinhaChave;
  descricao: string;
  de: number;
  para: number;
  at: number;
  deOutraEpoca?: boolean;
};

/**
 * The notices until the user acknowledges them: one per line and group, the previous extra data of the order,
 * and the last view of a cart that another device finished, with its id where it was noted.
 */
export type AvisosCarrinho = {
  linhas: readonly AvisoLinha[];
  finalizado: { at: number; itens: number; unidades: number; idCarrinho?: number } | null;
  pagamentos?: readonly AvisoPagamento[];
  extras?: AvisoExtras | null;
};

export const SEM_AVISOS: AvisosCarrinho = { linhas: [], finalizado: null };

export type Mudancas = {
  /**
   * The lines on screen before and after the server's cart was stored; both include this device's own
   * changes.
   */
  antes: readonly LinhaPedida[];
  depois: readonly LinhaPedida[];
  /** True if the cart of `antes` is no longer the open one. */
  acabou: boolean;
  /** The cart of `antes`. */
  idCarrinho?: number;
  /** True for a line that this device removed recently: its return is reported. */
  isRemovidaAqui: (linha: LinhaChave) => boolean;
  descricaoOf: (linha: LinhaChave) => string;
  at: number;
  /** True if the server was restored from a backup after it sent the cart of `antes`. */
  deOutraEpoca?: boolean;
};

/** Returns the quantity of a line; 0 if there is no such line. */
export const quantidadeIn = (linhas: readonly LinhaPedida[], linha: LinhaChave): number =>
  linhas.find((l) => isSameLinha(l, linha))?.quantidade ?? 0;

/** Adds a notice; it replaces the notice about the same line. */
export const withAviso = (avisos: AvisosCarrinho, aviso: AvisoLinha): AvisosCarrinho => ({
  ...avisos,
  linhas: [...avisos.linhas.filter((a) => !isSameLinha(a.linha, aviso.linha)), aviso],
});

/** Removes the notices of some lines; returns the same object if there are none. */
export function withoutLinhas(avisos: AvisosCarrinho, linhas: readonly LinhaChave[]): AvisosCarrinho {
  const left = avisos.linhas.filter((a) => !linhas.some((l) => isSameLinha(a.linha, l)));
  return left.length === avisos.linhas.length ? avisos : { ...avisos, linhas: left };
}

/**
 * Removes outdated notices once a cart with these lines is confirmed: notices about other lines, and the one about an
 * earlier, finished cart. Returns the same object if nothing is outdated.
 */
export function withoutPassados(avisos: AvisosCarrinho, linhas: readonly LinhaPedida[]): AvisosCarrinho {
  const gone = avisos.linhas.map((a) => a.linha).filter((linha) => quantidadeIn(linhas, linha) === 0);
  const left = withoutLinhas(avisos, gone);
  return left.finalizado === null ? left : { ...left, finalizado: null };
}

/**
 * Adds notices about a cart that another device changed. A line that another device added overwrites nothing and
 * is not reported, unless it was removed here. An unacknowledged notice keeps the quantity that the user knew,
 * and goes when the line is back at it. Lines of a finished cart become one notice with the quantities that the
 * user knew.
 */
export function noteMudancas(avisos: AvisosCarrinho, mudancas: Mudancas): AvisosCarrinho {
  const { antes, depois, acabou, idCarrinho, isRemovidaAqui, descricaoOf, at, deOutraEpoca } = mudancas;
  const foram = acabou ? antes.filter((l) => quantidadeIn(depois, l) === 0) : [];
  let next = acabou
    ? withoutLinhas(
        avisos,
        avisos.linhas.map((a) => a.linha).filter((l) => quantidadeIn(depois, l) === 0),
      )
    : avisos;
  const vistas = new Map([...antes, ...depois].map((l) => [linhaKey(l), l]));
  for (const vista of vistas.values()) {
    const linha = chaveDaLinha(vista);
    const era = quantidadeIn(antes, linha);
    const para = quantidadeIn(depois, linha);
    if (era === para || foram.some((l) => isSameLinha(l, linha))) continue;
    const known = next.linhas.find((a) => a.tipo === 'mudou' && isSameLinha(a.linha, linha));
    const de = known?.de ?? era;
    if (de === para) next = withoutLinhas(next, [linha]);
    else if (de > 0 || known || isRemovidaAqui(linha)) {
      const aviso: AvisoLinha = { tipo: 'mudou', linha, descricao: descricaoOf(linha), de, para, at };
      next = withAviso(next, deOutraEpoca ? { ...aviso, deOutraEpoca } : aviso);
    }
  }
  if (foram.length === 0) return next;
  const conhecida = (l: LinhaPedida) =>
    avisos.linhas.find((a) => a.tipo === 'mudou' && isSameLinha(a.linha, l))?.de || l.quantidade;
  const unidades = foram.reduce((sum, l) => sum + conhecida(l), 0);
  const finalizado = { at, itens: foram.length, unidades, ...(idCarrinho !== undefined && { idCarrinho }) };
  return { ...next, finalizado };
}

/** Returns whether there are notices about a cart that is still open. */
export const hasMudanca = ({ linhas, pagamentos = [], extras = null }: AvisosCarrinho): boolean =>
  linhas.length > 0 || pagamentos.length > 0 || extras !== null;
