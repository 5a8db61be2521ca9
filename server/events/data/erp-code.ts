import { sql } from 'kysely';
import type { NomeRecurso } from '#contract/integration/recursos.ts';

/** The company's own code of a record, as a part of a statement; null for a record that it did not load. */
export const codigoErpDe = (recurso: NomeRecurso, id: string) => sql<string | null>`(
  select "codigo" from "codigoErp" where "recurso" = ${recurso} and "codigoErp"."id" = ${sql.ref(id)})`;
