import type { Scope } from '#server/db/scope.ts';

/**
 * Holds an invoice until the transaction ends: its returns are finalised, and its letters made and registered, one by
 * one. Undefined for another user's customer.
 */
export const lockNota = (scope: Scope, idTitulo: number) =>
  scope
    .notasFiscais()
    .selectAll('notaFiscal')
    .where('notaFiscal.idTitulo', '=', idTitulo)
    .forNoKeyUpdate()
    .executeTakeFirst();
