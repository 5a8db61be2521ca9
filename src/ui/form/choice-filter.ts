import { foldText } from '#lib/fold-text.ts';

export interface Choice {
  id: string | number;
  text: string;
  /** A second line. */
  detail?: string | undefined;
  /** Its code: typed whole, it stands first. */
  code?: string | undefined;
  /** Further words or digits that the query can match. */
  keywords?: string | undefined;
}

/** The choices with every word of the query, ignoring accents and case: that of a typed code first, then in their order. */
export function filterChoices<Item extends Choice>(choices: readonly Item[], query: string): readonly Item[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return choices;
  const found = choices.filter(({ text, detail = '', code = '', keywords = '' }) => {
    const where = foldText(`${text} ${detail} ${code} ${keywords}`);
    return words.every((word) => where.includes(word));
  });
  const typed = words.join(' ');
  const isNamed = ({ code = '' }: Item) => foldText(code) === typed;
  return [...found.filter(isNamed), ...found.filter((choice) => !isNamed(choice))];
}
