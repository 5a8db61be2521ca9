import { sql } from 'kysely';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';

/** The ids of branches or customers by their tax numbers. */
export async function readPartes(
  trx: DatabaseTransaction,
  tipo: 'filial' | 'cliente',
  cpfCnpjs: readonly string[],
): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('pessoa')
    .select(['cpfCnpj', 'idPessoa'])
    .where('tipo', '=', tipo)
    .where('cpfCnpj', '=', sql<string>`any(${[...new Set(cpfCnpjs)]}::text[])`)
    .execute();
  return new Map(rows.map(({ cpfCnpj, idPessoa }) => [cpfCnpj, idPessoa]));
}
