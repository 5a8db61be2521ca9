import { sql } from 'kysely';

/**
 * The last day on which an instalment can be paid without being late: a due date on a weekend moves to Monday (Lei
 * 7.089/1983). For statements over `contaReceber`.
 */
export const ultimoDia = sql<string>`"contaReceber"."dataVencimento" + (case extract(isodow from
  "contaReceber"."dataVencimento") when 6 then 2 when 7 then 1 else 0 end)::int`;
