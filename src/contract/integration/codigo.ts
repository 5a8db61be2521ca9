import * as z from 'zod/mini';

/** A code of the company's own system, 1 to 60 characters. It has no `|`, because a key joins several codes by it. */
export const codigo = z
  .string()
  .check(
    z.regex(
      /^[^|\s](?:[^|]{0,58}[^|\s])?$/,
      'tem de ser um código de 1 a 60 sinais, sem | e sem espaço no começo ou no fim',
    ),
  );
