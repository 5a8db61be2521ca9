import { sql } from 'kysely';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { giveBack, isContada, keepCredito, lockClientesDe } from './credit-of-orders.ts';

type Contada = { readonly id: number; readonly idPessoa: number; readonly tomado: number };

/** The instalments among some codes that their customers' limits count, with the credit that they hold. */
async function readContadas(trx: DatabaseTransaction, titulos: readonly string[]): Promise<Contada[]> {
  const { rows } = await sql<Contada>`
    select c."id", c."idPessoaCliente" as "idPessoa", c."creditoTomado"::bigint as "tomado"
    from "codigoErp" e join "contaReceber" c on c."id" = e."id"
    where e."recurso" = 'titulos' and e."codigo" = any(${[...titulos]}::text[]) and ${isContada}`.execute(
    trx,
  );
  return rows.map(({ tomado, ...row }) => ({ ...row, tomado: Number(tomado) }));
}

/**
 * `keepCredito` for instalments and their orders. An instalment that the customer's limit counts before and after the work
 * moves the credit by what it holds more or less; that it comes or goes moves none.
 */
export async function keepCreditoContado(
  trx: DatabaseTransaction,
  pedidos: readonly number[],
  titulos: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  await lockClientesDe(trx, pedidos, titulos);
  const antes = await readContadas(trx, titulos);
  await keepCredito(trx, pedidos, work);
  if (antes.length === 0) return;
  const depois = new Map((await readContadas(trx, titulos)).map((one) => [one.id, one]));
  for (const { id, idPessoa, tomado } of antes) {
    await giveBack(trx, idPessoa, tomado - (depois.get(id)?.tomado ?? tomado));
  }
}
