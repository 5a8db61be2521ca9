import { foldText, foldWords } from '#lib/fold-text.ts';

/**
 * Marks stand among a product's words and say what a word alone cannot. They are made of what nobody can type as
 * a word, so a mark is never found by a search, only asked for by the ranking.
 */
const STRENGTH = '#';

/** The mark of packs that a pharmacy does not put on its shelf. */
export const INSTITUTIONAL = '#';

/** The mark of products of more than one strength: `500 MG + 65 MG COM`. */
export const COMBINED = '##';

/** From how many inner vessels on an outer box is an institution's. */
const BULK = 20;

const unit = String.raw`(?:mg|g|mcg|kg|ml|ui|u\.i\.|u|mui|meq|mmol|%|mbq|gbq|mci)`;
const strength = new RegExp(String.raw`^[\s(]*(?:\d[\d.,]*|${unit}(?![a-z])|[\s+()])+`, 'u');
const opensWithAmount = /^[\s(]*\d/u;
const bulk = /\b(?:cx|ct|disp|cj)\s*(\d+)\s+(?:amp|fa|fr|bols?|bg)\b/u;
const institutional = /\bemb\s+hosp/u;

/** The mark of a number that is a whole strength: that of `500 MG COM`, not of `500 MG/ML`. */
export function strengthMark(number: string): string {
  return number + STRENGTH;
}

/** The strengths that the openings of presentations name: thousands of packs open alike. */
export type KnownOpenings = Map<string, readonly string[]>;

/**
 * The marks that a presentation gives: its strengths, when it opens with an amount that is not per millilitre,
 * gram or dose; whether there are several; and whether it says by itself that it is an institution's pack.
 * `known` is filled, for the next presentations.
 */
export function marksOf(apresentacao: string, known: KnownOpenings = new Map()): string[] {
  const text = foldText(apresentacao);
  const packed = Number(bulk.exec(text)?.[1] ?? 0);
  // To look for the letters costs less than to ask the expression.
  const isInstitutional = packed >= BULK || (text.includes('emb') && institutional.test(text));
  const pack = isInstitutional ? [INSTITUTIONAL] : [];
  const head = opensWithAmount.test(text) ? (strength.exec(text)?.[0] ?? '') : '';
  if (head === '' || text.startsWith('/', head.length)) return pack;
  const strengths = known.get(head) ?? strengthsOf(head);
  known.set(head, strengths);
  return [...pack, ...strengths];
}

function strengthsOf(head: string): readonly string[] {
  const strengths = foldWords(head).filter((word) => /^\d/.test(word));
  return [...(strengths.length > 1 ? [COMBINED] : []), ...strengths.map(strengthMark)];
}
