import type { OpenDatabase } from '#server/db/scope.ts';

/** The payment methods that an instalment can have, by name. */
export const listFormasDeConta = (
  open: OpenDatabase,
): Promise<{ idFormaPagamento: number; descFormaPagamento: string }[]> =>
  open
    .selectFrom('formaPagamento')
    .select(['idFormaPagamento', 'descricao as descFormaPagamento'])
    .orderBy('descricao')
    .orderBy('idFormaPagamento')
    .execute();
