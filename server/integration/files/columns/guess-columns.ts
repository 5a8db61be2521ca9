import { foldText } from '#lib/fold-text.ts';
import type { Coluna } from './coluna.ts';

/** The title of a file's column for each member. */
export type MapaColunas = Readonly<Record<string, string>>;

export type ColunasEncontradas = {
  readonly mapa: MapaColunas;
  /** Titles that no member uses. */
  readonly desconhecidas: readonly string[];
  /** Members that need a column, or were given a title, that the file lacks. */
  readonly faltantes: readonly string[];
};

const SMALL_WORDS = new Set(['de', 'do', 'da', 'dos', 'das', 'a', 'o', 'e', 'ao']);

/** A title without accents, units in brackets, signs and small words: `Preço de Venda (R$)` is `precovenda`. */
export function normalTitle(title: string): string {
  const words = foldText(title.replaceAll(/\([^)]*\)|R\$/gi, ' ')).split(/[^a-z0-9]+/);
  return words.filter((word) => word !== '' && !SMALL_WORDS.has(word)).join('');
}

/** Finds the column of each member: by the given title, else by its name, else by its first synonym that is there. */
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
  const entries = Object.entries(given);
  const lacking = entries.filter(([membro, title]) => !take(membro, title)).map(([membro]) => membro);
  const open = wanted.filter(({ membro }) => !(membro in given));
  // Names first: a column named after one member is not a synonym of another.
  const unnamed = open.filter(({ membro }) => !take(membro, membro));
  const missing = unnamed.filter(
    ({ membro, sinonimos, obrigatoria }) => !sinonimos.some((title) => take(membro, title)) && obrigatoria,
  );
  const used = new Set(mapa.values());
  return {
    mapa: Object.fromEntries(mapa),
    desconhecidas: header.filter((title) => !used.has(title)),
    faltantes: [...lacking, ...missing.map(({ membro }) => membro)],
  };
}
