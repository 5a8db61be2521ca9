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
