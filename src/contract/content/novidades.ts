import * as z from 'zod/mini';

/** What is new in each version of the app, newest first, as a build tells it of itself (`novidades.json`). */
export const novidades = z.array(
  z.object({
    versao: z.string(),
    /** The day it was published, '2026-11-22'. */
    data: z.string(),
    /** One sentence each, for the people who order. */
    notas: z.readonly(z.array(z.string())),
  }),
);

export type Novidade = z.output<typeof novidades>[number];
