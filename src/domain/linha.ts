import { QUANTIDADE_MAXIMA } from '#contract/carrinho.ts';

/** A line's natural key. */
export type LinhaChave = { idItem: number; idItemTipo: number; idCondicao: number };

/** What is wanted of an item, before prices and stock. */
export type LinhaPedida = LinhaChave & { quantidade: number };

/** A change of one line: the absolute quantity wanted; 0 removes the line. */
export type LinhaMutacao = { linha: LinhaChave; quantidade: number };

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

/** Sets, adds or removes one line. A line keeps its place; a new one goes to the end. */
export function applyLinha(linhas: readonly LinhaPedida[], mutacao: LinhaMutacao): LinhaPedida[] {
  if (mutacao.quantidade === 0) return linhas.filter((l) => !isSameLinha(l, mutacao.linha));
  if (linhas.some((l) => isSameLinha(l, mutacao.linha))) {
    return linhas.map((l) => (isSameLinha(l, mutacao.linha) ? { ...l, quantidade: mutacao.quantidade } : l));
  }
  return [...linhas, { ...mutacao.linha, quantidade: mutacao.quantidade }];
}
