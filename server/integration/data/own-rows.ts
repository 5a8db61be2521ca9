import { sql } from 'kysely';
import type { NomeRecurso } from '#contract/integration/recursos.ts';
import type { DatabaseTransaction, Tables } from '#server/db/schema/schema.ts';
import { umDosIds } from '#server/db/um-de.ts';
import { assignIds, type Codigos, listCodigos, marcarRetirados, readHighest, readIds } from './codes.ts';

/** A table whose rows are records of one resource, found by the company's code alone. */
export const ownRows = (recurso: NomeRecurso, tabela: keyof Tables, coluna: string) => ({
  chaveDe: ({ codigoErp = '' }: { readonly codigoErp?: string | undefined }) => codigoErp,
  /** The ids of records; new ones get theirs. */
  assign: async (
    trx: DatabaseTransaction,
    registros: readonly { readonly codigoErp: string }[],
  ): Promise<Codigos> => {
    const codigos = registros.map(({ codigoErp }) => codigoErp);
    return await assignIds(trx, recurso, codigos, await readHighest(trx, tabela, coluna));
  },
  async retirar(trx: DatabaseTransaction, chaves: readonly string[]): Promise<void> {
    const ids = await readIds(trx, recurso, chaves);
    await sql`delete from ${sql.table(tabela)} where ${sql.ref(coluna)} = ${umDosIds(ids.values())}`.execute(
      trx,
    );
    await marcarRetirados(trx, recurso, chaves);
  },
  listarChaves: (trx: DatabaseTransaction, depoisDe: string, quantas: number) =>
    listCodigos(trx, recurso, depoisDe, quantas),
});
