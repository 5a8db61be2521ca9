import { expressionBuilder, sql } from 'kysely';
import type { Tables } from './schema.ts';

/** Whether a row is of one of these price contexts or of a base of theirs. */
export const isOfContextos = (idContexto: string, idContextos: readonly string[]) =>
  sql<boolean>`${sql.ref(idContexto)} = any(array(
    select unnest(array["contexto"."idContexto", "contexto"."idContextoBase"]) from "contexto"
    where "contexto"."idContexto" = any(${[...idContextos]}::text[])))`;

/** The row that a context has of the query's product, or else its base's. Join it where `vendido` is true. */
export const precoVigente = (idContexto: string) =>
  expressionBuilder<Tables, 'produto'>()
    .selectFrom('produtoPreco as linha')
    .selectAll('linha')
    .whereRef('linha.idProduto', '=', 'produto.idProduto')
    .where(isOfContextos('linha.idContexto', [idContexto]))
    .orderBy((eb) => eb('linha.idContexto', '=', idContexto), 'desc')
    .limit(1)
    .as('produtoPreco');
