import { foldText } from '#lib/fold-text.ts';
import type { Coluna } from './coluna.ts';

/** The title of a file's column for each member. */
export type MapaColunas = Readonly<Record<string, string>>;

export type ColunasEncontradas = {
  readonly mapa: MapaColunas;
  /** Titles that no member uses. */
  readonly desconhecidas: readonly string[];
  /** Members that need a column that the file lacks. */
  readonly faltantes: readonly string[];
  /** Members with a title that only a person can have given, which the file lacks. */
  readonly ausentes: readonly string[];
};

const SMALL_WORDS = new Set(['de', 'do', 'da', 'dos', 'das', 'a', 'o', 'e', 'ao']);

/** A title without accents, units in brackets, signs and small words: `Preço de Venda (R$)` is `precovenda`. */
export function normalTitle(title: string): string {
  const words = foldText(title.replaceAll(/\([^)]*\)|R\$/gi, ' ')).split(/[^a-z0-9]+/);
  return words.filter((word) => word !== '' && !SMALL_WORDS.has(word)).join('');
}

/** True for a title that is not guessed: a person gave it to the member. */
const isOwn = ({ membro, sinonimos }: Coluna, title: string): boolean =>
  ![membro, ...sinonimos].some((known) => normalTitle(known) === normalTitle(title));

const pairOf = (membro: string, title: string | undefined): [string, string][] =>
  title === undefined ? [] : [[membro, title]];

/** The titles that say that a column has codes: it is found even where a column with the member's name has names. */
const codeTitles = ({ tipo, sinonimos }: Coluna): readonly string[] =>
  tipo === 'codigo' ? sinonimos.filter((title) => /^cod(?!(igo)?(erp)?$)/.test(normalTitle(title))) : [];

/**
 * Finds the column of each member: by the given title, else by one of codes, its name, else by its first synonym that is there. A
 * member whose given title is absent is guessed again, unless a person gave it the title: another column may be wrong. One
 * with an empty title has no column.
 */
export function guessColumns(
  header: readonly string[],
  wanted: readonly Coluna[],
  given: MapaColunas = {},
): ColunasEncontradas {
  const free = new Map(header.toReversed().map((title) => [normalTitle(title), title]));
  const mapa = new Map<string, string>();
  const take = (membro: string, title: string): boolean => {
    const found = free.get(normalTitle(title));
    if (found === undefined) return false;
    free.delete(normalTitle(title));
    mapa.set(membro, found);
    return true;
  };
  const lacking = wanted.filter(({ membro }) => {
    const title = given[membro];
    return title === undefined || title === '' || !take(membro, title);
  });
  const leftOut = lacking.filter(({ membro }) => given[membro] === '');
  const ausentes = lacking.filter((coluna) => {
    const title = given[coluna.membro];
    return title !== undefined && title !== '' && isOwn(coluna, title);
  });
  const open = lacking.filter((coluna) => !ausentes.includes(coluna) && !leftOut.includes(coluna));
  const uncoded = open.filter((coluna) => !codeTitles(coluna).some((title) => take(coluna.membro, title)));
  // Names first: a column named after one member is not a synonym of another.
  const unnamed = uncoded.filter(({ membro }) => !take(membro, membro));
  const missing = unnamed.filter(({ membro, sinonimos }) => !sinonimos.some((title) => take(membro, title)));
  const used = new Set(mapa.values());
  return {
    mapa: Object.fromEntries(wanted.flatMap(({ membro }) => pairOf(membro, mapa.get(membro)))),
    desconhecidas: header.filter((title) => !used.has(title)),
    faltantes: [...ausentes, ...leftOut, ...missing]
      .filter(({ obrigatoria }) => obrigatoria)
      .map(({ membro }) => membro),
    ausentes: ausentes.map(({ membro }) => membro),
  };
}
