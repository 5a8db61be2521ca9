import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { seedDevolucoes } from './devolucoes/seed-devolucoes.ts';
import { seedContatos } from './contatos/seed-contatos.ts';
import { completeDinheiro } from './dinheiro/complete.ts';
import { seedDocumentos } from './documentos/seed-documentos.ts';

const COM_DEVOLUCOES = 3;
const COM_DOCUMENTOS = 4;

/**
 * Adds what an older demonstration lacks: to version 1 money, before version 3 returns, before version 4 requests, then
 * contacts. Call it once.
 */
export async function completeDemonstracao(
  trx: DatabaseTransaction,
  versao: string,
  now: Date,
): Promise<void> {
  if (versao === '1') await completeDinheiro(trx, now);
  if (Number(versao) < COM_DEVOLUCOES) await seedDevolucoes(trx, now);
  if (Number(versao) < COM_DOCUMENTOS) await seedDocumentos(trx, now);
  await seedContatos(trx);
}
