import { sql } from 'kysely';
import type { NomeRecurso } from '#contract/integration/recursos.ts';

/** The company's own code of a record, as a part of a statement; null for a record that it did not load. */
export const codigoErpDe = (recurso: NomeRecurso, id: string) => sql<string | null>`(
  select "codigo" from "codigoErp" where "recurso" = ${recurso} and "codigoErp"."id" = ${sql.ref(id)})`;

/** The same where it says more than the id, which users read as the code otherwise. */
export const codigoProprioDe = (recurso: NomeRecurso, id: string) => sql<string | null>`
  nullif(${codigoErpDe(recurso, id)}, ${sql.ref(id)}::text)`;

/** A code as `codigoKey` writes it, for a statement. */
const CHAVE = sql`lower(coalesce(nullif(ltrim("codigo", '0'), ''), '0'))`;

/** The ids of the records with one of these codes, or with one of these keys of codes. */
export const idsDeCodigos = (recurso: NomeRecurso, codigos: readonly string[], keys: readonly string[]) =>
  sql<number>`(select "id" from "codigoErp" where "recurso" = ${recurso} and "codigo" = any(${[...codigos]}::text[])
    union select "id" from "codigoErp" where "recurso" = ${recurso} and ${CHAVE} = any(${[...keys]}::text[]))`;
