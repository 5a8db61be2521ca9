import * as z from 'zod/mini';

/** A code of the company's own system, 1 to 60 characters. It has no `|`, because a key joins several codes by it. */
export const codigo = z.string().check(z.regex(/^[^|\s](?:[^|]{0,58}[^|\s])?$/));
