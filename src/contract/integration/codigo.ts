import * as z from 'zod/mini';

/** A code of the company's own system: any text without `|`, which joins several codes to one key. */
export const codigo = z.string().check(z.regex(/^[^|\s](?:[^|]{0,58}[^|\s])?$/));
