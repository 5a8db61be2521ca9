import { foldText } from '#lib/fold-text.ts';

export interface Choice {
  id: string | number;
  text: string;
  /** A second line. */
  detail?: string | undefined;
  /** Further words or digits that the query can match. */
  keywords?: string | undefined;
}

/** The choices with every word of the query, ignoring accents and case, in their own order. */
export function filterChoices<Item extends Choice>(choices: readonly Item[], query: string): readonly Item[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return choices;
  return choices.filter(({ text, detail = '', keywords = '' }) => {
    const where = foldText(`${text} ${detail} ${keywords}`);
    return words.every((word) => where.includes(word));
  });
}
