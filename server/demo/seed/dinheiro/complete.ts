import { businessDayOf } from '#lib/business-day.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema/schema.ts';
import { seedCashback } from './seed-cashback.ts';
import { HISTORICOS, seedContaCorrente } from './seed-conta-corrente.ts';
import { seedContas } from './seed-contas.ts';

const ABERTURA = 'Saldo anterior';

/**
 * Gives a demonstration of an earlier version what came later: instalments of each kind, and the history of balances
 * that nothing moved so far. Nothing else changes. Call it in a transaction, once.
 */
export async function completeDemonstracao(trx: DatabaseTransaction, now: Date): Promise<void> {
  await seedContas(trx, businessDayOf(now), { joins: false });
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
  return entries.every(({ observacao, valor }) => observacao === ABERTURA && valor === sum);
}
