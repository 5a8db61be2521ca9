import { sql } from 'kysely';
import type { Database } from './schema/schema.ts';

/** True when the database holds records that no demonstration made. One statement: another process may be seeding. */
export async function holdsCompanyData(db: Database): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`
    select not exists (select from "versaoSemente")
      and (exists (select from "codigoErp") or exists (select from "usuario") or exists (select from "produto")) as "holds"
  `.execute(db);
  return rows[0]?.holds === true;
}

/** True when the database is a demonstration's. */
export const holdsDemonstracao = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('versaoSemente').select('versao').limit(1).executeTakeFirst()) !== undefined;
