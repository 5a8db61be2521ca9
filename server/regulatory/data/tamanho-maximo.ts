import { sql } from 'kysely';
import { DOCUMENTO_KB, DOCUMENTO_KB_MAXIMO } from '#contract/documents/revisao.ts';
import type { Database } from '#server/db/schema/schema.ts';

/** The largest file of a request in KB: the company's parameter up to the most, 5,120 without a valid one. */
export async function readTamanhoMaximoKb(db: Database): Promise<number> {
  const row = await db
    .selectFrom('parametro')
    .select(sql<number>`least("valor"::integer, ${sql.lit(DOCUMENTO_KB_MAXIMO)})`.as('kb'))
    .where('nome', '=', 'tamanhoMaximoDocumentoKb')
    .where(sql<boolean>`"valor" ~ '^[1-9][0-9]{0,8}$'`)
    .executeTakeFirst();
  return row?.kb ?? DOCUMENTO_KB;
}
