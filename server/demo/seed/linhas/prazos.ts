import type * as z from 'zod/mini';
import type { prazoLinha } from '#contract/integration/prazo.ts';
import { PRAZOS } from '#server/demo/seed/condicoes.ts';

/** The terms of payment. */
export const linhasDePrazos = (): z.input<typeof prazoLinha>[] =>
  PRAZOS.map(({ idPrazo, ...prazo }) => ({ codigoErp: String(idPrazo), ...prazo }));
