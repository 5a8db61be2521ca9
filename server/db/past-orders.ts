import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from './schema/schema.ts';

/** True in SQL for an order `p` to which no invoice, instalment, entry, payment or file refers. */
const SEM_DOCUMENTOS = sql<boolean>`not exists (select from "notaFiscal" n where n."idPrePedido" = p."idPrePedido")
  and not exists (select from "contaReceber" c where c."idPrePedido" = p."idPrePedido")
  and not exists (select from "lancamentoContaCorrente" l where l."idPrePedido" = p."idPrePedido")
  and not exists (select from "pagamento" g where g."idPrePedido" = p."idPrePedido")
  and not exists (select from "exportacaoPedido" e where e."idPrePedido" = p."idPrePedido")`;

/** The past orders of the company among some, which it loaded itself. */
export async function readDoHistorico(db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`select "id" from "codigoErp"
    where "recurso" = 'historico' and "id" = any(${[...ids]}::int[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Those of some orders that a document refers to. */
export async function readComDocumentos(db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ idPrePedido: number }>`select p."idPrePedido" from "prePedido" p
    where p."idPrePedido" = any(${[...ids]}::int[]) and not (${SEM_DOCUMENTOS})`.execute(db);
  return new Set(rows.map(({ idPrePedido }) => idPrePedido));
}

/** Withdraws past orders that no document refers to; others stay. Their codes keep their ids, and devices hear of it. */
export async function withdrawHistorico(trx: DatabaseTransaction, ids: readonly number[]): Promise<void> {
  // The update tells the customers' devices at the commit; a deletion alone would not.
  const { rows } = await sql<{ idPrePedido: number }>`update "prePedido" p set "mudado" = -1
    where p."idPrePedido" = any(${[...ids]}::int[]) and ${SEM_DOCUMENTOS} returning p."idPrePedido"`.execute(
    trx,
  );
  const destes = sql`any(${rows.map(({ idPrePedido }) => idPrePedido)}::bigint[])`;
  await sql`insert into "historicoRetirado" ("idPrePedido", "idPessoaCliente")
    select "idPrePedido", "idPessoaCliente" from "prePedido" where "idPrePedido" = ${destes}
    on conflict ("idPrePedido") do update
      set "idPessoaCliente" = excluded."idPessoaCliente", "mudado" = excluded."mudado"`.execute(trx);
  await sql`delete from "pedidoErp" where "idPrePedido" = ${destes}`.execute(trx);
  await sql`delete from "prePedido" where "idPrePedido" = ${destes}`.execute(trx);
  await sql`update "codigoErp" set "retirado" = true where "recurso" = 'historico' and "id" = ${destes}`.execute(
    trx,
  );
}

const NUMEROS = 'pedidoErp numeros';

/** Keeps numbers of the company from being told for orders until the transaction ends, while past orders are loaded. */
export async function lockNumeros(trx: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${NUMEROS}))`.execute(trx);
}

/** The same for one told number; several may be told at once. */
export async function shareNumeros(trx: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtext(${NUMEROS}))`.execute(trx);
}
