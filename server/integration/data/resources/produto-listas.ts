import { sql } from 'kysely';
import { emOrdem } from '#contract/integration/membros.ts';
import type { ProdutoRegistro } from '#contract/integration/produto.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { umDosIds } from '#server/db/um-de.ts';
import { idOf, readIds } from '#server/integration/data/codes.ts';

type ComId = { readonly idProduto: number };

/** The codes of the badges of products, by the products' ids. */
export async function readSelosDe(
  trx: DatabaseTransaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string[]>> {
  const rows = await trx
    .selectFrom('produtoSelo')
    .innerJoin('codigoErp', (join) =>
      join.onRef('codigoErp.id', '=', 'produtoSelo.idSelo').on('codigoErp.recurso', '=', 'selos'),
    )
    .select(['idProduto', 'codigo'])
    .where('idProduto', '=', umDosIds(ids))
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ idProduto }) => idProduto)].map(([idProduto, dele]) => [
      idProduto,
      emOrdem(
        dele.map(({ codigo }) => codigo),
        (codigo) => codigo,
      ),
    ]),
  );
}

/** Replaces the badges of products that the company loaded. */
export async function writeSelos(
  trx: DatabaseTransaction,
  produtos: readonly (ComId & Pick<ProdutoRegistro, 'selos'>)[],
): Promise<void> {
  const selos = await readIds(
    trx,
    'selos',
    produtos.flatMap((produto) => produto.selos),
  );
  const pares = produtos.flatMap(({ idProduto, selos: dele }) =>
    dele.map((selo) => [idProduto, idOf(selos, selo)] as const),
  );
  const wanted = sql`select * from unnest(${pares.map(([idProduto]) => idProduto)}::int[],
    ${pares.map(([, idSelo]) => idSelo)}::int[])`;
  await sql`delete from "produtoSelo"
    where "idProduto" = ${umDosIds(produtos.map(({ idProduto }) => idProduto))}
      and "idSelo" in (select "id" from "codigoErp" where "recurso" = 'selos')
      and ("idProduto", "idSelo") not in (${wanted})`.execute(trx);
  if (pares.length === 0) return;
  await sql`insert into "produtoSelo" ("idProduto", "idSelo") ${wanted} on conflict do nothing`.execute(trx);
}

/** The addresses of the pictures of products in their order, by the products' ids. */
export async function readImagens(
  trx: DatabaseTransaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string[]>> {
  const rows = await trx
    .selectFrom('produtoImagem')
    .select(['idProduto', 'endereco'])
    .where('idProduto', '=', umDosIds(ids))
    .orderBy('idProduto')
    .orderBy('posicao')
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ idProduto }) => idProduto)].map(([idProduto, dele]) => [
      idProduto,
      dele.map(({ endereco }) => endereco),
    ]),
  );
}

/** Replaces the pictures of products. */
export async function writeImagens(
  trx: DatabaseTransaction,
  produtos: readonly (ComId & Pick<ProdutoRegistro, 'imagens'>)[],
): Promise<void> {
  await trx
    .deleteFrom('produtoImagem')
    .where('idProduto', '=', umDosIds(produtos.map(({ idProduto }) => idProduto)))
    .execute();
  const todas = produtos.flatMap(({ idProduto, imagens }) =>
    imagens.map((endereco, posicao) => ({ idProduto, posicao, endereco })),
  );
  if (todas.length === 0) return;
  await sql`insert into "produtoImagem" ("idProduto", "posicao", "endereco") select * from unnest(
    ${todas.map(({ idProduto }) => idProduto)}::int[], ${todas.map(({ posicao }) => posicao)}::smallint[],
    ${todas.map(({ endereco }) => endereco)}::text[])`.execute(trx);
}
