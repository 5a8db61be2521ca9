import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { seedDevolucoes } from './devolucoes/seed-devolucoes.ts';
import { completeDinheiro } from './dinheiro/complete.ts';

/** Adds what an older demonstration lacks: version 1 money and returns, version 2 returns. Call it once. */
export async function completeDemonstracao(
  trx: DatabaseTransaction,
  versao: string,
  now: Date,
): Promise<void> {
  if (versao === '1') await completeDinheiro(trx, now);
  await seedDevolucoes(trx, now);
}
