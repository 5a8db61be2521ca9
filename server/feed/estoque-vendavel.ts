import { sql } from 'kysely';
import { SINAL_COMERCIALIZADO } from '#contract/catalogue/sinais.ts';

/**
 * The units that may be sold of a `produto` joined to its `produtoEstoque`: 0 without a row, and of a product that is no
 * longer sold.
 */
export const estoqueVendavel = () =>
  sql<number>`case when "produto"."sinais" & ${sql.lit(SINAL_COMERCIALIZADO)} = 0 then 0
    else coalesce("produtoEstoque"."estoque", 0) end`;
