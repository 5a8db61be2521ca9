import { type Insertable, sql, type Updateable } from 'kysely';
import { must } from '#lib/must.ts';
import type { Database } from '#server/db/schema/schema.ts';
import type { ProdutoPrecoTable, ProdutoTable } from '#server/db/schema/schema-catalogo.ts';

/** The changeable columns of a product: the list gives its id, the database its `mudado`. */
type ProdutoChange = Omit<Updateable<ProdutoTable>, 'idProduto' | 'mudado'>;
type PrecoChange = Omit<Updateable<ProdutoPrecoTable>, 'idContexto' | 'idProduto' | 'mudado'>;
type ProdutoNovo = Omit<Insertable<ProdutoTable>, 'idProduto' | 'mudado'> & {
  /** A price for each context that sells it. */
  readonly precos: readonly Omit<Insertable<ProdutoPrecoTable>, 'idProduto' | 'mudado'>[];
  /** Units at its home branch. */
  readonly estoque: number;
};

/** Changes a product's catalogue data; false for an unknown product. */
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
 * Removes a product from the catalogue with its prices and stock; false for an unknown product. Orders keep their
 * lines, which have their own numbers. Carts keep theirs as lines that cannot be sold: they are left out of the
 * computation, and a confirmation that counted on one is refused as a changed cart.
 */
export async function withdrawProduto(db: Database, idProduto: number): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    // The stock first: an order in progress holds it, so this waits for the order.
    await trx.deleteFrom('produtoEstoque').where('idProduto', '=', idProduto).execute();
    await trx.deleteFrom('produtoPreco').where('idProduto', '=', idProduto).execute();
    const { numDeletedRows } = await trx
      .deleteFrom('produto')
      .where('idProduto', '=', idProduto)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  });
}

/** Adds a product with its prices and stock. @returns its id, which was never used before. */
export async function addProduto(
  db: Database,
  { precos, estoque, ...produto }: ProdutoNovo,
): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    // Two concurrent calls would take the same id.
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
