import { sql } from 'kysely';
import type { Saldo } from '#server/customers/data/conta-corrente.ts';
import type { Column } from '#server/db/insert-columns.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { umDosIds } from '#server/db/um-de.ts';
import { readIds } from '#server/integration/data/codes.ts';

/** An entry as the company tells it. */
export type Entrada = { readonly codigoErp: string; readonly cliente: string };

/** Entries of the company that move a balance of their customers. Those of the portal in the same table have no code. */
export type Conta<R extends Entrada> = {
  readonly recurso: 'lancamentos' | 'cashbackLancamentos';
  readonly tabela: 'lancamentoContaCorrente' | 'cashbackLancamento';
  readonly saldo: Saldo;
  /** The cents that an entry adds to its balance; below 0 it takes from it. */
  readonly efeitoDe: (registro: R) => number;
  readonly ler: (trx: DatabaseTransaction, codigos: readonly string[]) => Promise<Map<string, R>>;
  /** The columns of some entries but id and customer. */
  readonly readColumns: (trx: DatabaseTransaction, registros: readonly R[]) => Promise<readonly Column<R>[]>;
};

/** A change of an entry: the cents that it adds to the balance of its customer. */
type Movimento = { readonly chave: string; readonly idPessoa: number; readonly efeito: number };

/** The balances of some customers, who are held until the transaction ends: an order that spends one waits. */
export async function lockSaldos(
  trx: DatabaseTransaction,
  saldo: Saldo,
  ids: Iterable<number>,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ idPessoa: number; saldo: number }>`
    select "idPessoa", ${sql.ref(saldo)} as "saldo" from "pessoa" where "idPessoa" = ${umDosIds(ids)}
    order by "idPessoa" for no key update`.execute(trx);
  return new Map(rows.map((row) => [row.idPessoa, row.saldo]));
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

/** The changes that some records make, with the customers, entries and balances as they are. The customers are held. */
export async function readMovimentos<R extends Entrada>(
  trx: DatabaseTransaction,
  { saldo, ler, efeitoDe }: Conta<R>,
  registros: readonly R[],
) {
  const clientes = await readIds(
    trx,
    'clientes',
    registros.map(({ cliente }) => cliente),
  );
  const saldos = await lockSaldos(trx, saldo, clientes.values());
  const atuais = await ler(
    trx,
    registros.map(({ codigoErp }) => codigoErp),
  );
  const movimentos = registros.map((registro) => {
    const atual = atuais.get(registro.codigoErp);
    return {
      chave: registro.codigoErp,
      idPessoa: clientes.get(registro.cliente) ?? 0,
      efeito: efeitoDe(registro) - (atual === undefined ? 0 : efeitoDe(atual)),
    };
  });
  return { clientes, atuais, saldos, movimentos };
}
