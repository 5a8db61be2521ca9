import type { LancamentoRegistro } from '#contract/integration/lancamento.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { readIds, umDosIds } from '#server/integration/data/codes.ts';
import { readLancamentos } from './read-lancamentos.ts';

/** What an entry does to its balance, in cents; none does nothing. */
export const efeitoDe = (lancamento: Pick<LancamentoRegistro, 'natureza' | 'valor'> | undefined): number =>
  lancamento === undefined ? 0 : lancamento.natureza === 'C' ? lancamento.valor : -lancamento.valor;

/** What a record does to its customer's balance, in cents: above 0 adds to it. */
export type Movimento = { readonly chave: string; readonly idPessoa: number; readonly efeito: number };

/** The balances of some customers, who are held until the transaction ends: an order that spends one waits. */
export async function lockSaldos(
  trx: DatabaseTransaction,
  ids: Iterable<number>,
): Promise<Map<number, number>> {
  const rows = await trx
    .selectFrom('pessoa')
    .select(['idPessoa', 'saldoAdiantamento'])
    .where('idPessoa', '=', umDosIds(ids))
    .orderBy('idPessoa')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ idPessoa, saldoAdiantamento }) => [idPessoa, saldoAdiantamento]));
}

/**
 * The movements that would take a balance below zero, one after the other in their order, each with the balance that there
 * was before it. The others are covered.
 */
export function findDescobertos(
  saldos: ReadonlyMap<number, number>,
  movimentos: readonly Movimento[],
): Map<string, number> {
  const restos = new Map(saldos);
  const descobertos = new Map<string, number>();
  for (const { chave, idPessoa, efeito } of movimentos) {
    const saldo = restos.get(idPessoa) ?? 0;
    if (saldo + efeito < 0) descobertos.set(chave, saldo);
    else restos.set(idPessoa, saldo + efeito);
  }
  return descobertos;
}

/** What some records change, with the customers, entries and balances as they are. The customers are held. */
export async function readMovimentos(trx: DatabaseTransaction, registros: readonly LancamentoRegistro[]) {
  const clientes = await readIds(
    trx,
    'clientes',
    registros.map(({ cliente }) => cliente),
  );
  const saldos = await lockSaldos(trx, clientes.values());
  const atuais = await readLancamentos(
    trx,
    registros.map(({ codigoErp }) => codigoErp),
  );
  const movimentos = registros.map((registro) => ({
    chave: registro.codigoErp,
    idPessoa: clientes.get(registro.cliente) ?? 0,
    efeito: efeitoDe(registro) - efeitoDe(atuais.get(registro.codigoErp)),
  }));
  return { clientes, atuais, saldos, movimentos };
}
