import { QUANTIDADE_MAXIMA } from '#contract/cart/carrinho.ts';

/** A line's natural key. */
export type LinhaChave = { idItem: number; idItemTipo: number; idCondicao: number };

/** What is wanted of an item, before prices and stock. */
export type LinhaPedida = LinhaChave & { quantidade: number };

/**
 * A change of one line: the absolute quantity wanted; 0 removes the line. `antesDe`: a line that is new stands before
 * this one, where it was before it was taken out; at the end when that is not there.
 */
export type LinhaMutacao = { linha: LinhaChave; quantidade: number; antesDe?: LinhaChave | undefined };

/** A group's natural key: what one branch delivers under one sale condition and one group type. */
export type GrupoChave = { idPessoaFilial: number; idCondicao: number; idCarrinhoGrupoTipo: number };

export const isSameLinha = (a: LinhaChave, b: LinhaChave): boolean =>
  a.idItem === b.idItem && a.idItemTipo === b.idItemTipo && a.idCondicao === b.idCondicao;

export const isSameGrupo = (a: GrupoChave, b: GrupoChave): boolean =>
  a.idPessoaFilial === b.idPessoaFilial &&
  a.idCondicao === b.idCondicao &&
  a.idCarrinhoGrupoTipo === b.idCarrinhoGrupoTipo;

/** `idItem:idItemTipo:idCondicao`, for maps and React keys. */
export const linhaKey = (l: LinhaChave): string => `${l.idItem}:${l.idItemTipo}:${l.idCondicao}`;

/** `idPessoaFilial:idCondicao:idCarrinhoGrupoTipo`, for maps and React keys. */
export const grupoKey = (g: GrupoChave): string =>
  `${g.idPessoaFilial}:${g.idCondicao}:${g.idCarrinhoGrupoTipo}`;

/** True for a quantity that a line may hold: a whole number from 1 to 99,999. */
export const isQuantidade = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= QUANTIDADE_MAXIMA;

/** Sets, adds or removes one line. A line keeps its place; a new one goes to the end, or to the place it was taken from. */
export function applyLinha(linhas: readonly LinhaPedida[], mutacao: LinhaMutacao): LinhaPedida[] {
  if (mutacao.quantidade === 0) return linhas.filter((l) => !isSameLinha(l, mutacao.linha));
  if (linhas.some((l) => isSameLinha(l, mutacao.linha))) {
    return linhas.map((l) => (isSameLinha(l, mutacao.linha) ? { ...l, quantidade: mutacao.quantidade } : l));
  }
  const { antesDe } = mutacao;
  const at = antesDe ? linhas.findIndex((l) => isSameLinha(l, antesDe)) : -1;
  return linhas.toSpliced(at < 0 ? linhas.length : at, 0, {
    ...mutacao.linha,
    quantidade: mutacao.quantidade,
  });
}

/** The lines with more of them, each as much as is said; what was no line is one at the end. */
export function addLinhas(linhas: readonly LinhaPedida[], somas: readonly LinhaPedida[]): LinhaPedida[] {
  return somas.reduce<LinhaPedida[]>(
    (sum, { quantidade, ...linha }) => {
      const held = sum.find((l) => isSameLinha(l, linha))?.quantidade ?? 0;
      return applyLinha(sum, { linha, quantidade: held + quantidade });
    },
    [...linhas],
  );
}

/** The line after one, in the order of the cart; undefined for the last. */
export function nextOf(linha: LinhaChave, linhas: readonly LinhaChave[]): LinhaChave | undefined {
  const at = linhas.findIndex((l) => isSameLinha(l, linha));
  const next = at < 0 ? undefined : linhas[at + 1];
  if (!next) return undefined;
  const { idItem, idItemTipo, idCondicao } = next;
  return { idItem, idItemTipo, idCondicao };
}
