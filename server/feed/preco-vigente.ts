import { expressionBuilder, sql } from 'kysely';
import type { Tables } from '#server/db/schema/schema.ts';

/** Whether a row is of one of these price contexts or of a base of theirs. */
export const isOfContextos = (idContexto: string, idContextos: readonly string[]) =>
  sql<boolean>`${sql.ref(idContexto)} = any(array(
    select unnest(array["contexto"."idContexto", "contexto"."idContextoBase"]) from "contexto"
    where "contexto"."idContexto" = any(${[...idContextos]}::text[])))`;

/** What a context has of the query's product, or else its base; nothing where it is not sold. Join it as `produtoPreco`. */
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
