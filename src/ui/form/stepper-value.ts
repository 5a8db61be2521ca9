export interface StepperRange {
  min: number;
  max: number;
  /** The pack size: plus and minus go to its multiples; the user may type any number. */
  step: number;
}

export type TypedQuantity =
  | { kind: 'value'; value: number }
  /** A number out of range: the corrected number, and the sentence about it. */
  | { kind: 'corrected'; value: number; sentence: string }
  /** No number: the old value stays, and the sentence says so. */
  | { kind: 'refused'; sentence: string };

const wholeNumber = /^(?:\d+|\d{1,3}(?:\.\d{3})+)$/;
const negative = /^-\d/;

/**
 * Reads typed text (`12`, `1.000`): out of range becomes the nearest bound, other text is refused. A negative number is
 * refused where zero is allowed: zero would remove the line.
 */
export function readTyped(typed: string, { min, max }: StepperRange): TypedQuantity {
  const text = typed.trim();
  const bare = min > 0 && negative.test(text) ? text.slice(1) : text;
  if (!wholeNumber.test(bare)) {
    return { kind: 'refused', sentence: 'Quantidade inválida. Continua a que estava.' };
  }
  const value = Number(bare.replaceAll('.', '')) * (bare === text ? 1 : -1);
  if (value < min) return corrected(min, `A quantidade mínima é ${min}.`);
  if (value > max) return corrected(max, `A quantidade máxima é ${max.toLocaleString('pt-BR')}.`);
  return { kind: 'value', value };
}

function corrected(value: number, sentence: string): TypedQuantity {
  return { kind: 'corrected', value, sentence };
}

/** Returns the next multiple of the pack above, within range. */
export function stepUp(value: number, { min, max, step }: StepperRange): number {
  return Math.min(max, Math.max(min, (Math.floor(value / step) + 1) * step));
}

/** Returns the next multiple of the pack below, within range. */
export function stepDown(value: number, { min, max, step }: StepperRange): number {
  return Math.min(max, Math.max(min, (Math.ceil(value / step) - 1) * step));
}
