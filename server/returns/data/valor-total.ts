import { sql } from 'kysely';

/** The sum of a return's lines in cents, for statements over `devolucao`. */
export const valorTotal = sql<number>`(select coalesce(sum(i."valor"), 0)::bigint from "devolucaoItem" i
  where i."idDevolucaoEletronica" = "devolucao"."idDevolucaoEletronica")`;
