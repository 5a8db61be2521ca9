/** The format of a text while it is typed. The bare text is without the signs that the mask adds. */
export type Mask = {
  /** The bare text of whatever stands in the field, no longer than the mask holds. */
  bare(text: string): string;
  /** The bare text with its signs; a sign stands only once something follows it. */
  format(bare: string): string;
};

/** A field's text with the place of the caret, counted in characters from the start. */
export type Typed = { readonly value: string; readonly caret: number };

/**
 * Writes bare characters into a pattern: each `#` takes one, all else is a sign. Extra characters follow bare.
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

/** The place right behind the bare character number `count`, or right before the next one when `isAhead`. */
function placeOf(mask: Mask, value: string, count: number, isAhead: boolean): number {
  const isBehind = (at: number, so: number) => mask.bare(value.slice(0, at)).length >= so;
  let place = 0;
  while (place < value.length && !isBehind(place, count)) place += 1;
  while (isAhead && place < value.length && !isBehind(place + 1, count + 1)) place += 1;
  return place;
}

/**
 * The field after an edit that left `typed` in it: the masked text, and the caret next to the same character.
 * `isDeletingAhead`: the edit was the Delete key, so that the caret passes a sign.
 */
export function remask(mask: Mask, typed: Typed, isDeletingAhead = false): Typed {
  const value = mask.format(mask.bare(typed.value));
  const before = mask.bare(typed.value.slice(0, typed.caret)).length;
  return { value, caret: placeOf(mask, value, before, isDeletingAhead) };
}
