import { QUANTIDADE_MAXIMA } from '#contract/cart/carrinho.ts';
import { DETALHES, type LinhaChave, type LinhaDetalhe } from '#contract/cart/linha.ts';

export type { LinhaChave, LinhaDetalhe } from '#contract/cart/linha.ts';

/** The wanted quantity and texts of an item, before prices and stock. */
export type LinhaPedida = LinhaChave & LinhaDetalhe & { quantidade: number };

/**
 * A change of one line: the absolute quantity wanted, 0 removes the line; absent texts stay. A new line goes before the
 * line `antesDe`, which puts a removed line back into its place, or to the end when that line is missing.
 */
export type LinhaMutacao = {
  linha: LinhaChave;
  quantidade: number;
  detalhe?: LinhaDetalhe | undefined;
  antesDe?: LinhaChave | undefined;
};

/** A group's natural key: the goods that one branch delivers under one sale condition and one group type. */
export type GrupoChave = { idPessoaFilial: number; idCondicao: number; idCarrinhoGrupoTipo: number };

export const isSameLinha = (a: LinhaChave, b: LinhaChave): boolean =>
  a.idItem === b.idItem && a.idItemTipo === b.idItemTipo && a.idCondicao === b.idCondicao;

export const isSameGrupo = (a: GrupoChave, b: GrupoChave): boolean =>
  a.idPessoaFilial === b.idPessoaFilial &&
  a.idCondicao === b.idCondicao &&
  a.idCarrinhoGrupoTipo === b.idCarrinhoGrupoTipo;

/** Returns only the key of a line. */
export const chaveDaLinha = ({ idItem, idItemTipo, idCondicao }: LinhaChave): LinhaChave => ({
  idItem,
  idItemTipo,
  idCondicao,
});

/** Returns the non-empty texts of a line. */
export const detalheOf = (linha: LinhaDetalhe): LinhaDetalhe =>
  Object.fromEntries(DETALHES.flatMap((name) => (linha[name] ? [[name, linha[name]]] : [])));

/** Returns every text of a line, '' for none: written on another line, they replace its own. */
export const detalheInteiro = (linha: LinhaDetalhe): LinhaDetalhe =>
  Object.fromEntries(DETALHES.map((name) => [name, linha[name] ?? '']));

/** Returns a line, as read from a table, without its empty texts. */
export function withoutEmptyTexts<T extends LinhaDetalhe>(
  linha: T,
): Omit<T, keyof LinhaDetalhe> & LinhaDetalhe {
  const rest = { ...linha };
  for (const name of DETALHES) if (!rest[name]) delete rest[name];
  return rest;
}

/** Returns the texts that a change or a request names. An empty text is included: it removes a text. */
export const detalheEscrito = (change: LinhaDetalhe): LinhaDetalhe =>
  Object.fromEntries(DETALHES.flatMap((name) => (change[name] === undefined ? [] : [[name, change[name]]])));

export const isSameDetalhe = (a: LinhaDetalhe, b: LinhaDetalhe): boolean =>
  DETALHES.every((name) => (a[name] ?? '') === (b[name] ?? ''));

/** Returns the wanted part of a priced line. */
export const linhaPedidaOf = (linha: LinhaPedida): LinhaPedida => ({
  ...chaveDaLinha(linha),
  quantidade: linha.quantidade,
  ...detalheOf(linha),
});

/** `idItem:idItemTipo:idCondicao`, for maps and React keys. */
export const linhaKey = (l: LinhaChave): string => `${l.idItem}:${l.idItemTipo}:${l.idCondicao}`;

/** Joins lines of one key: their units are added up, and the first one's other values count. */
export function joinLinhas<L extends LinhaPedida>(linhas: readonly L[]): L[] {
  const byKey = new Map<string, L>();
  for (const linha of linhas) {
    const held = byKey.get(linhaKey(linha));
    const quantidade = linha.quantidade + (held?.quantidade ?? 0);
    byKey.set(linhaKey(linha), { ...linha, ...held, quantidade });
  }
  return [...byKey.values()];
}

/** `idPessoaFilial:idCondicao:idCarrinhoGrupoTipo`, for maps and React keys. */
export const grupoKey = (g: GrupoChave): string =>
  `${g.idPessoaFilial}:${g.idCondicao}:${g.idCarrinhoGrupoTipo}`;

/** True for a quantity that a line may hold: a whole number from 1 to 99,999. */
export const isQuantidade = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= QUANTIDADE_MAXIMA;

/**
 * Sets, adds or removes one line. A line keeps its place; a new line goes before `antesDe`, or to the end.
 */
export function applyLinha(linhas: readonly LinhaPedida[], mutacao: LinhaMutacao): LinhaPedida[] {
  if (mutacao.quantidade === 0) return linhas.filter((l) => !isSameLinha(l, mutacao.linha));
  if (linhas.some((l) => isSameLinha(l, mutacao.linha))) {
    const { quantidade, detalhe } = mutacao;
    return linhas.map((l) => (isSameLinha(l, mutacao.linha) ? { ...l, quantidade, ...detalhe } : l));
  }
  const { antesDe } = mutacao;
  const at = antesDe ? linhas.findIndex((l) => isSameLinha(l, antesDe)) : -1;
  return linhas.toSpliced(at < 0 ? linhas.length : at, 0, {
    ...mutacao.linha,
    quantidade: mutacao.quantidade,
    ...mutacao.detalhe,
  });
}

/** Adds quantities to lines; a new line goes to the end. */
export function addLinhas(linhas: readonly LinhaPedida[], somas: readonly LinhaPedida[]): LinhaPedida[] {
  return somas.reduce<LinhaPedida[]>(
    (sum, { quantidade, ...linha }) => {
      const held = sum.find((l) => isSameLinha(l, linha))?.quantidade ?? 0;
      return applyLinha(sum, { linha, quantidade: held + quantidade });
    },
    [...linhas],
  );
}

/** Returns the line after one, in the order of the cart; undefined for the last. */
export function nextOf(linha: LinhaChave, linhas: readonly LinhaChave[]): LinhaChave | undefined {
  const at = linhas.findIndex((l) => isSameLinha(l, linha));
  const next = at < 0 ? undefined : linhas[at + 1];
  return next && chaveDaLinha(next);
}
