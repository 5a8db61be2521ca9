import { type Insertable, sql } from 'kysely';
import type { Database } from '#server/db/schema/schema.ts';
import type { DevolucaoAnexoTable } from '#server/db/schema/schema-devolucoes.ts';
import type { Scope } from '#server/db/scope.ts';

/** The ids of a return's photographs, the oldest first, for statements over `devolucao`. */
export const idsDosAnexos = sql<string[]>`array(select a."idAnexo"::text from "devolucaoAnexo" a
  where a."idDevolucaoEletronica" = "devolucao"."idDevolucaoEletronica" order by a."criadoEm", a."idAnexo")`;

const CONTENT_TYPE = { jpg: 'image/jpeg', png: 'image/png' } as const;

/** A photograph as it was sent. */
export type Fotografia = Pick<DevolucaoAnexoTable, 'formato' | 'conteudo'>;

/** A photograph's content type. */
export const contentTypeOf = ({ formato }: Fotografia): string => CONTENT_TYPE[formato];

/** A photograph of one of these returns; undefined for any other. */
export const readAnexo = (
  devolucoes: ReturnType<Scope['devolucoes']>,
  idDevolucaoEletronica: number,
  idAnexo: string,
): Promise<Fotografia | undefined> =>
  devolucoes
    .innerJoin('devolucaoAnexo', 'devolucaoAnexo.idDevolucaoEletronica', 'devolucao.idDevolucaoEletronica')
    .select(['devolucaoAnexo.formato', 'devolucaoAnexo.conteudo'])
    .where('devolucao.idDevolucaoEletronica', '=', idDevolucaoEletronica)
    .where('devolucaoAnexo.idAnexo', '=', idAnexo)
    .executeTakeFirst();

/** The bytes of all photographs in the database. Their contents are not read. */
export async function sumAnexos(db: Database): Promise<number> {
  const { bytes } = await db
    .selectFrom('devolucaoAnexo')
    .select(sql<number>`coalesce(sum(octet_length("conteudo")), 0)::bigint`.as('bytes'))
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Adds a photograph to a draft that is held. */
export const insertAnexo = (scope: Scope, anexo: Insertable<DevolucaoAnexoTable>) =>
  scope.db.insertInto('devolucaoAnexo').values(anexo).execute();

/** Removes a photograph of a draft that is held. */
export const deleteAnexo = (scope: Scope, idDevolucaoEletronica: number, idAnexo: string) =>
  scope.db
    .deleteFrom('devolucaoAnexo')
    .where('idDevolucaoEletronica', '=', idDevolucaoEletronica)
    .where('idAnexo', '=', idAnexo)
    .execute();
