import { businessDayOf } from '#lib/business-day.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema/schema.ts';
import { SALDO_ANTERIOR } from '#server/demo/seed/linhas/lancamentos.ts';
import { seedCashback } from './seed-cashback.ts';
import { HISTORICOS, seedContaCorrente } from './seed-conta-corrente.ts';
import { seedContas } from './seed-contas.ts';

/**
 * Adds to a demonstration of version 1 an instalment of each kind, and entries behind balances that still are the first
 * ones. Call it once, in a transaction.
 */
export async function completeDinheiro(trx: DatabaseTransaction, now: Date): Promise<void> {
  await seedContas(trx, businessDayOf(now));
  const contas = [];
  for (const [idPessoaCliente, passados] of HISTORICOS) {
    const sum = passados.reduce((all, { valor }) => all + valor, 0);
    if (await hasOnlyOpening(trx, idPessoaCliente, sum)) contas.push(idPessoaCliente);
  }
  await seedContaCorrente(trx, now, contas);
  await seedCashback(trx, now, { isLater: true });
}

async function hasOnlyOpening(db: Database, idPessoaCliente: number, sum: number): Promise<boolean> {
  const entries = await db
    .selectFrom('lancamentoContaCorrente')
    .select(['observacao', 'valor'])
    .where('idPessoaCliente', '=', idPessoaCliente)
    .execute();
  if (entries.length === 0) return sum === 0;
  return entries.every(({ observacao, valor }) => observacao === SALDO_ANTERIOR && valor === sum);
}
