import { sql } from 'kysely';
import type { Database } from '#server/db/schema/schema.ts';

/** The desk's changes, made without the device's knowledge. */
export const desk = {
  price: (db: Database, idProduto: number, percent: number): Promise<unknown> =>
    sql`update "produtoPreco" set "valorUnitario" = ("valorUnitario" * ${percent}::int) / 100
      where "idProduto" = ${idProduto}`.execute(db),
  stock: (db: Database, idProduto: number, estoque: number): Promise<unknown> =>
    db.updateTable('produtoEstoque').set({ estoque }).where('idProduto', '=', idProduto).execute(),
  credit: (db: Database, idPessoa: number, limiteDisponivel: number): Promise<unknown> =>
    db.updateTable('pessoa').set({ limiteDisponivel }).where('idPessoa', '=', idPessoa).execute(),
};
