import { foldText } from '#lib/fold-text.ts';

/** The most searches that are tried in place of one without results. */
const MOST = 4;
/** A shorter word finds too much. */
const SHORTEST = 4;
const letters = /\p{L}{3}/u;

/** Shorter searches: without the last word, without the first, then each word. A number alone is left out. */
export function menosPalavras(query: string): readonly string[] {
  const words = query.trim().split(/\s+/u);
  if (words.length === 1) return [];
  const shorter = [words.slice(0, -1).join(' '), words.slice(1).join(' '), ...words];
  return [...new Set(shorter)].filter((text) => text.length >= SHORTEST && letters.test(text)).slice(0, MOST);
}

/** The first half of the only word, by which its product may be found; null for a short word and for several. */
export function comecoDe(query: string): string | null {
  const word = query.trim();
  const half = word.slice(0, Math.max(SHORTEST, Math.ceil(word.length / 2)));
  return word.includes(' ') || half.length === word.length || !letters.test(half) ? null : half;
}

/** The telephone in a sentence, as a link writes it; null without one of at least eight digits. */
export function telefoneEm(sentence: string): string | null {
  const phones = sentence.match(/\+?\d[\d ().-]{6,}\d/gu) ?? [];
  const links = phones.map((phone) => phone.replace(/[^+\d]/gu, ''));
  return links.find((link) => link.length >= 8) ?? null;
}

/** Letters of a piece of a word: enough to find the names that may be meant. */
const START = 3;
const PIECE = 4;
/** The most pieces of a word that are sought. */
const PIECES = 6;
/** A word of so many letters may have one of them wrong. */
const LETTERS_A_TYPO = 3;

/** The letters to change, add or leave out that make `b` of `a`. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The longest word of a search that holds letters, by which a near spelling is sought; null without one. */
export function palavraDe(query: string): string | null {
  const words = query
    .trim()
    .split(/\s+/u)
    .filter((word) => word.length >= SHORTEST && letters.test(word));
  return words.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

/** The pieces of a word that find the names among which a near spelling is sought. */
export function pedacosDe(word: string): readonly string[] {
  const inside = Array.from({ length: Math.max(0, Math.floor(word.length / 2) - 1) }, (_, at) =>
    word.slice(2 * at, 2 * at + PIECE),
  );
  return [...new Set([word.slice(0, START), word.slice(-PIECE), ...inside])].slice(0, PIECES);
}

/** The words of product names that are spelt nearly as `word`, the nearest first: one wrong letter in three at most. */
export function parecidas(word: string, nomes: readonly string[], most: number): readonly string[] {
  const said = foldText(word);
  const words = new Set(nomes.flatMap((nome) => foldText(nome).split(/[^\p{L}\d]+/u)));
  return [...words]
    .filter((other) => other.length >= SHORTEST && other !== said)
    .map((other) => ({ other, far: distance(said, other) }))
    .filter(({ far }) => far <= said.length / LETTERS_A_TYPO)
    .toSorted((a, b) => a.far - b.far || a.other.localeCompare(b.other))
    .slice(0, most)
    .map(({ other }) => other);
}
