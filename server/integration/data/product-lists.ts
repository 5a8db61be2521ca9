import { sql } from 'kysely';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { umDosIds } from '#server/db/um-de.ts';
import { idOf, readIds } from './codes.ts';

type Tabela = { readonly tabela: 'vitrineItem' | 'produtoListaItem'; readonly dona: string };
type Dona = { readonly id: number; readonly produtos: readonly string[] };

/** The codes of the products of showcases or lists in their order, by the owners' ids. */
export async function readProdutosDe(
  trx: DatabaseTransaction,
  { tabela, dona }: Tabela,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string[]>> {
  const { rows } = await sql<{ id: number; produto: string }>`
    select i.${sql.ref(dona)} as "id", c."codigo" as "produto" from ${sql.table(tabela)} i
    join "codigoErp" c on c."recurso" = 'produtos' and c."id" = i."idProduto"
    where i.${sql.ref(dona)} = ${umDosIds(ids)} order by 1, i."posicao"`.execute(trx);
  const porDona = Map.groupBy(rows, ({ id }) => id);
  return new Map([...porDona].map(([id, itens]) => [id, itens.map(({ produto }) => produto)]));
}

/** Replaces the products of showcases or lists. */
export async function writeProdutosDe(
  trx: DatabaseTransaction,
  { tabela, dona }: Tabela,
  donas: readonly Dona[],
): Promise<void> {
  const produtos = await readIds(
    trx,
    'produtos',
    donas.flatMap((uma) => uma.produtos),
  );
  const itens = donas.flatMap(({ id, produtos: dela }) =>
    dela.map((produto, posicao) => ({ id, idProduto: idOf(produtos, produto), posicao })),
  );
  await sql`delete from ${sql.table(tabela)}
    where ${sql.ref(dona)} = ${umDosIds(donas.map(({ id }) => id))}`.execute(trx);
  await sql`insert into ${sql.table(tabela)} (${sql.ref(dona)}, "idProduto", "posicao") select * from unnest(
    ${itens.map(({ id }) => id)}::int[], ${itens.map(({ idProduto }) => idProduto)}::int[],
    ${itens.map(({ posicao }) => posicao)}::int[])`.execute(trx);
}
