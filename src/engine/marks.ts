import { foldText, foldWords } from '#lib/fold-text.ts';

/**
 * Marks are stored among a product's words and add facts to them. They contain signs that cannot be typed as a word, so
 * only the ranking asks for a mark; a search never finds it.
 */
const STRENGTH = '#';

/** The mark of packs for institutions. */
export const INSTITUTIONAL = '#';

/** The mark of products of more than one strength: `500 MG + 65 MG COM`. */
export const COMBINED = '##';

/** A box with at least this many inner vessels is an institution's. */
const BULK = 20;

/** A pack with at least this many tablets is an institution's. */
const BULK_UNITS = 200;

const unit = String.raw`(?:mg|g|mcg|kg|ml|ui|u\.i\.|u|mui|meq|mmol|%|mbq|gbq|mci)`;
const strength = new RegExp(String.raw`^[\s(]*(?:\d[\d.,]*|${unit}(?![a-z])|[\s+()])+`, 'u');
const opensWithAmount = /^[\s(]*\d/u;
const bulk = /\b(?:cx|ct|disp|cj)\s*(\d+)\s+(?:amp|fa|fr|bols?|bg)\b/u;
const units = /\bx\s*(\d{3,})\s*(?:$|\()/u;
const institutional = /\bemb\s+hosp/u;

/** The mark of a number that is a whole strength: that of `500 MG COM`, not of `500 MG/ML`. */
export function strengthMark(number: string): string {
  return number + STRENGTH;
}

/** The strengths by the start of presentations: thousands of packs share a start. */
export type KnownOpenings = Map<string, readonly string[]>;

/**
 * The marks of a presentation: its strengths, if it starts with an amount that is not per millilitre, gram or dose;
 * whether there are several; and whether it is an institution's pack by its size or its words. Fills `known` for later presentations.
 */
export function marksOf(apresentacao: string, known: KnownOpenings = new Map()): string[] {
  const text = foldText(apresentacao);
  const packed = Number(bulk.exec(text)?.[1] ?? 0);
  // Looking for the letters is cheaper than running the expression.
  const isInstitutional =
    packed >= BULK ||
    Number(units.exec(text)?.[1] ?? 0) >= BULK_UNITS ||
    (text.includes('emb') && institutional.test(text));
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
