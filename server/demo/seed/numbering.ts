/** Gives each different text a number from 1, in the order of its characters, so that every machine agrees. */
export function numberTexts(texts: Iterable<string>): Map<string, number> {
  const sorted = [...new Set(texts)].sort();
  return new Map(sorted.map((text, index) => [text, index + 1]));
}
