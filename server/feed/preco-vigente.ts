import { expressionBuilder, sql } from 'kysely';
import type { Tables } from '#server/db/schema/schema.ts';

/** True when a row belongs to one of these price contexts or to one of their bases. */
export const isOfContextos = (idContexto: string, idContextos: readonly string[]) =>
  sql<boolean>`${sql.ref(idContexto)} = any(array(
    select unnest(array["contexto"."idContexto", "contexto"."idContextoBase"]) from "contexto"
    where "contexto"."idContexto" = any(${[...idContextos]}::text[])))`;

/**
 * A context's price of the query's product, or else its base's; no row if it is not sold. Join it as `produtoPreco`.
 */
export const precoVigente = (idContexto: string) =>
  expressionBuilder<Tables, 'produto'>()
    .selectFrom((eb) =>
      eb
        .selectFrom('produtoPreco as linha')
        .selectAll('linha')
        .whereRef('linha.idProduto', '=', 'produto.idProduto')
        .where(isOfContextos('linha.idContexto', [idContexto]))
        .orderBy((of) => of('linha.idContexto', '=', idContexto), 'desc')
        .limit(1)
        .as('vigente'),
    )
    .selectAll('vigente')
    .where('vigente.vendido', '=', true)
    .as('produtoPreco');
