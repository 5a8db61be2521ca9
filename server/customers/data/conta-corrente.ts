import type { Database } from '#server/db/schema/schema.ts';

/** An entry of a customer's current account. `valor` in cents: above 0 is a credit, below 0 a debit. */
export type Lancamento = {
  readonly valor: number;
  readonly observacao: string;
  readonly idPrePedido?: number;
  readonly idPagamento?: number;
  readonly idDevolucao?: number;
};

/**
 * Books entries and changes the balance by their sum. Only this function changes `saldoAdiantamento`, so that the balance
 * is always the sum of its entries. Entries of 0 are left out. Call it in a transaction.
 */
export async function lancar(
  db: Database,
  idPessoaCliente: number,
  lancamentos: readonly Lancamento[],
  dataHora: Date,
): Promise<void> {
  const booked = lancamentos.filter(({ valor }) => valor !== 0);
  if (booked.length === 0) return;
  const sum = booked.reduce((all, { valor }) => all + valor, 0);
  await db
    .updateTable('pessoa')
    .set((eb) => ({ saldoAdiantamento: eb('saldoAdiantamento', '+', sum) }))
    .where('idPessoa', '=', idPessoaCliente)
    .execute();
  await db
    .insertInto('lancamentoContaCorrente')
    .values(
      booked.map(({ valor, ...lancamento }) => ({
        ...lancamento,
        idPessoaCliente,
        dataHora,
        valor: Math.abs(valor),
        natureza: valor > 0 ? ('C' as const) : ('D' as const),
      })),
    )
    .execute();
}
