import { sql } from 'kysely';
import type { Database } from '#server/db/schema/schema.ts';

/** The first id of the generated products. */
export const FIRST_MADE = 8_000_001;

/** Makes products like one of the catalogue, with its prices and its stock. */
export async function makeProducts(db: Database, like: number, count: number): Promise<void> {
  const copy = (table: string, own: string) => {
    const target = sql.id(table);
    return sql`insert into ${target}
      select (jsonb_populate_record(null::${target}, to_jsonb(one) || jsonb_build_object(${sql.raw(own)}))).*
      from ${target} one, generate_series(${FIRST_MADE}::integer, ${FIRST_MADE + count - 1}::integer) i
      where one."idProduto" = ${like}`.execute(db);
  };
  await copy('produto', `'idProduto', i, 'registro', 'R' || i, 'codBarras', ''`);
  await copy('produtoPreco', `'idProduto', i`);
  await copy('produtoEstoque', `'idProduto', i`);
}

/** Puts one unit of each into a cart's group, below the API: a call takes only some hundred at a time. */
export async function putMadeProducts(db: Database, idCarrinhoGrupo: number, count: number): Promise<void> {
  await sql`insert into "carrinhoItem"
    ("idCarrinho", "idCarrinhoGrupo", "idItem", "idItemTipo", "idCondicao", "quantidade", "posicao")
    select "idCarrinho", "idCarrinhoGrupo", i, 1, "idCondicao", 1, i
    from "carrinhoGrupo", generate_series(${FIRST_MADE}::integer, ${FIRST_MADE + count - 1}::integer) i
    where "idCarrinhoGrupo" = ${idCarrinhoGrupo}`.execute(db);
}
