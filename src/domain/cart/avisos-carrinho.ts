import type { AvisoExtras, AvisoPagamento } from './avisos-pedido.ts';
import { chaveDaLinha, isSameLinha, type LinhaChave, type LinhaPedida, linhaKey } from './linha.ts';

/**
 * A notice about one line. `mudou`: it held `de` on this device and another device made it `para`. `valeu`:
 * another device wanted `de`, and the `para` of this one prevailed. Quantities in units, 0 is no line; `at` in
 * epoch milliseconds. `deOutraEpoca`: no device changed it; the server went back to a backup.
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
 * and the last view of a cart that another device finished.
 */
export type AvisosCarrinho = {
  linhas: readonly AvisoLinha[];
  finalizado: { at: number; itens: number; unidades: number } | null;
  pagamentos?: readonly AvisoPagamento[];
  extras?: AvisoExtras | null;
};

export const SEM_AVISOS: AvisosCarrinho = { linhas: [], finalizado: null };

export type Mudancas = {
  /** The lines on screen before and after the server's word was kept, this device's own changes in both. */
  antes: readonly LinhaPedida[];
  depois: readonly LinhaPedida[];
  /** The cart of `antes` is no longer the open one. */
  acabou: boolean;
  /** This device took the line out a short while ago: that it is back is news. */
  isRemovidaAqui: (linha: LinhaChave) => boolean;
  descricaoOf: (linha: LinhaChave) => string;
  at: number;
  /** The cart of `antes` is of a server that has gone back to a backup since. */
  deOutraEpoca?: boolean;
};

/** The quantity of a line; 0 without the line. */
export const quantidadeIn = (linhas: readonly LinhaPedida[], linha: LinhaChave): number =>
  linhas.find((l) => isSameLinha(l, linha))?.quantidade ?? 0;

/** Adds a notice; it replaces the notice about the same line. */
export const withAviso = (avisos: AvisosCarrinho, aviso: AvisoLinha): AvisosCarrinho => ({
  ...avisos,
  linhas: [...avisos.linhas.filter((a) => !isSameLinha(a.linha, aviso.linha)), aviso],
});

/** The notices without those of some lines; the same object when there are none. */
export function withoutLinhas(avisos: AvisosCarrinho, linhas: readonly LinhaChave[]): AvisosCarrinho {
  const left = avisos.linhas.filter((a) => !linhas.some((l) => isSameLinha(a.linha, l)));
  return left.length === avisos.linhas.length ? avisos : { ...avisos, linhas: left };
}

/**
 * Adds notices about a cart that another device changed. A line that another device added overwrites nothing and
 * is not reported, unless it was removed here. An unacknowledged notice keeps the quantity that the user knew,
 * and goes when the line is back at it. Lines of a finished cart become one notice with the quantities that the
 * user knew.
 */
export function noteMudancas(avisos: AvisosCarrinho, mudancas: Mudancas): AvisosCarrinho {
  const { antes, depois, acabou, isRemovidaAqui, descricaoOf, at, deOutraEpoca } = mudancas;
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
  return { ...next, finalizado: { at, itens: foram.length, unidades } };
}

/** Whether there is anything to tell of a cart that is still open. */
export const hasMudanca = ({ linhas, pagamentos = [], extras = null }: AvisosCarrinho): boolean =>
  linhas.length > 0 || pagamentos.length > 0 || extras !== null;
