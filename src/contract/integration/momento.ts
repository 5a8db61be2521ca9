import * as z from 'zod/mini';
import { instante } from '#contract/wire/wire.ts';

/** An instant in any offset, in UTC in code, so that one instant has one text. */
export const momento = z.codec(instante, z.string(), {
  decode: (wire) => new Date(wire).toISOString(),
  encode: (value) => value,
});
