/** Numbers the different texts from 1, in character order, so that every machine gets the same numbers. */
export function numberTexts(texts: Iterable<string>): Map<string, number> {
  const sorted = [...new Set(texts)].sort();
  return new Map(sorted.map((text, index) => [text, index + 1]));
}
