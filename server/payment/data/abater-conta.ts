import { contaNoDia } from '#domain/payment/conta.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { devolverCredito, lockConta } from './receber-conta.ts';

/** The open instalments of an invoice, also those that join several, latest due first. */
export async function listContasDaNota(db: Database, idTitulo: number): Promise<{ id: number }[]> {
  const first = db
    .selectFrom('contaReceber')
    .select(['contaReceber.id', 'contaReceber.dataVencimento'])
    .where('contaReceber.idTitulo', '=', idTitulo)
    .where('contaReceber.dataLiquidacao', 'is', null);
  const further = db
    .selectFrom('contaReceberNota')
    .innerJoin('contaReceber', 'contaReceber.id', 'contaReceberNota.idConta')
    .select(['contaReceber.id', 'contaReceber.dataVencimento'])
    .where('contaReceberNota.idTitulo', '=', idTitulo)
    .where('contaReceber.dataLiquidacao', 'is', null);
  return await first.unionAll(further).orderBy('dataVencimento', 'desc').orderBy('id', 'desc').execute();
}

/**
 * Takes an amount off an open instalment, at most its debt without interest. One of which nothing more is expected, with
 * its discount and its interest, is settled on that day. The customer's credit rises by the instalment's part of it. Call it in a transaction that holds the
 * customer. @returns the cents that were taken off.
 */
export async function abaterConta(trx: Database, id: number, valor: number, hoje: string): Promise<number> {
  const conta = await lockConta(trx, id);
  if (conta === undefined || conta.dataLiquidacao !== null) return 0;
  const devido = Math.max(0, contaNoDia(conta, hoje).principal);
  const parte = Math.min(devido, valor);
  const abatimento = conta.abatimento + parte;
  const isQuitada = contaNoDia({ ...conta, abatimento }, hoje).valorEsperado === 0;
  await trx
    .updateTable('contaReceber')
    .set({ abatimento, ...(isQuitada ? { dataLiquidacao: hoje } : {}) })
    .where('id', '=', id)
    .execute();
  await devolverCredito(trx, conta, isQuitada ? conta.creditoTomado : Math.min(conta.creditoTomado, parte));
  return parte;
}
