/** Formats a text while the user types. The bare text lacks the signs that the mask adds. */
export type Mask = {
  /** Returns the bare text of a field's content, cut to the length of the mask. */
  bare(text: string): string;
  /** Adds the signs to the bare text; a sign appears only once a character follows it. */
  format(bare: string): string;
};

/** A field's text and its caret position, in characters from the start. */
export type Typed = { readonly value: string; readonly caret: number };

/**
 * Writes bare characters into a pattern: each `#` takes one, everything else is a sign. Appends extra
 * characters bare.
 */
export function fillPattern(pattern: string, bare: string): string {
  let text = '';
  let at = 0;
  for (const sign of pattern) {
    if (at === bare.length) break;
    text += sign === '#' ? bare.charAt(at++) : sign;
  }
  return text + bare.slice(at);
}

/**
 * Returns the caret position right after bare character number `count`, or right before the next one if
 * `isAhead`.
 */
function placeOf(mask: Mask, value: string, count: number, isAhead: boolean): number {
  const isBehind = (at: number, so: number) => mask.bare(value.slice(0, at)).length >= so;
  let place = 0;
  while (place < value.length && !isBehind(place, count)) place += 1;
  while (isAhead && place < value.length && !isBehind(place + 1, count + 1)) place += 1;
  return place;
}

/**
 * Returns the field after an edit that left `typed` in it: the masked text, with the caret next to the same
 * character. `isDeletingAhead`: the user pressed Delete, so the caret passes a sign.
 */
export function remask(mask: Mask, typed: Typed, isDeletingAhead = false): Typed {
  const value = mask.format(mask.bare(typed.value));
  const before = mask.bare(typed.value.slice(0, typed.caret)).length;
  return { value, caret: placeOf(mask, value, before, isDeletingAhead) };
}
