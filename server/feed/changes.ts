import { type Insertable, sql, type Updateable } from 'kysely';
import { must } from '#lib/must.ts';
import type { Database } from '#server/db/schema/schema.ts';
import type { ProdutoPrecoTable, ProdutoTable } from '#server/db/schema/schema-catalogo.ts';

/** What a product may be given; its id is the list's and its mark the database's. */
type ProdutoChange = Omit<Updateable<ProdutoTable>, 'idProduto' | 'mudado'>;
type PrecoChange = Omit<Updateable<ProdutoPrecoTable>, 'idContexto' | 'idProduto' | 'mudado'>;
type ProdutoNovo = Omit<Insertable<ProdutoTable>, 'idProduto' | 'mudado'> & {
  /** A price for each context that sells it. */
  readonly precos: readonly Omit<Insertable<ProdutoPrecoTable>, 'idProduto' | 'mudado'>[];
  /** Units at its home branch. */
  readonly estoque: number;
};

/** Changes what the catalogue says of a product; false when there is none. */
export async function changeProduto(
  db: Database,
  idProduto: number,
  change: ProdutoChange,
): Promise<boolean> {
  const query = db.updateTable('produto').set(change).where('idProduto', '=', idProduto);
  return (await query.executeTakeFirst()).numUpdatedRows === 1n;
}

/** Changes a product's price in one context; false when it has none there. */
export async function changePreco(
  db: Database,
  { idContexto, idProduto }: { idContexto: string; idProduto: number },
  change: PrecoChange,
): Promise<boolean> {
  const query = db
    .updateTable('produtoPreco')
    .set(change)
    .where('idContexto', '=', idContexto)
    .where('idProduto', '=', idProduto);
  return (await query.executeTakeFirst()).numUpdatedRows === 1n;
}

/** Sets the units of a product at its home branch; false when it is stocked nowhere. */
export async function changeEstoque(db: Database, idProduto: number, estoque: number): Promise<boolean> {
  const query = db.updateTable('produtoEstoque').set({ estoque }).where('idProduto', '=', idProduto);
  return (await query.executeTakeFirst()).numUpdatedRows > 0n;
}

/**
 * Takes a product out of the catalogue with its prices and stock; false when there is none. Orders keep their
 * lines, which have their own numbers. Carts keep theirs too, but as lines that cannot be sold: they are left
 * out of what is computed, and a confirmation that counted on one is refused as a cart that changed.
 */
export async function withdrawProduto(db: Database, idProduto: number): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    // First the stock: an order that is being made holds it, and is waited for.
    await trx.deleteFrom('produtoEstoque').where('idProduto', '=', idProduto).execute();
    await trx.deleteFrom('produtoPreco').where('idProduto', '=', idProduto).execute();
    const { numDeletedRows } = await trx
      .deleteFrom('produto')
      .where('idProduto', '=', idProduto)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  });
}

/** Adds a product with its prices and stock. @returns its id, which no product ever had. */
export async function addProduto(
  db: Database,
  { precos, estoque, ...produto }: ProdutoNovo,
): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    // Two at once would take the same id.
    await sql`lock table "produto" in share row exclusive mode`.execute(trx);
    const { rows } = await sql<{ next: number }>`
      select greatest(
        (select max("idProduto") from "produto"), (select max("idProduto") from "feedRemovido"), 0
      ) + 1 as "next"`.execute(trx);
    const idProduto = must(rows[0], 'next').next;
    await trx
      .insertInto('produto')
      .values({ ...produto, idProduto })
      .execute();
    for (const preco of precos) {
      await trx
        .insertInto('produtoPreco')
        .values({ ...preco, idProduto })
        .execute();
    }
    const { idPessoaFilial } = produto;
    await trx.insertInto('produtoEstoque').values({ idPessoaFilial, idProduto, estoque }).execute();
    return idProduto;
  });
}
