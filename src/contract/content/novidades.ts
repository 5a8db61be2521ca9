import * as z from 'zod/mini';

/** The news of each version of the app, newest first, as the build itself tells them (`novidades.json`). */
export const novidades = z.array(
  z.object({
    versao: z.string(),
    /** The day it was published, '2026-11-22'. */
    data: z.string(),
    /** One sentence each, for the users who order. */
    notas: z.readonly(z.array(z.string())),
  }),
);

export type Novidade = z.output<typeof novidades>[number];
