import { sql } from 'kysely';
import { ITEM_COMBO } from '#contract/catalogue/item-tipo.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { SEEDED_AT } from './fill.ts';

/** Postpones the end of all combos that were on sale when the test database was seeded: a test may run years later. */
export async function keepCombosOpen(db: Database): Promise<void> {
  await db
    .updateTable('promocaoCombo')
    .set({ dataFinal: sql<string>`date '2099-12-31'` })
    .where('dataFinal', '>=', SEEDED_AT.toISOString().slice(0, 10))
    .execute();
}

/** The part of the add-to-cart payload that names a combo instead of a product. */
export const comboBody = (idPromocaoCombo: number, more: object = {}) => ({
  IDProduto: undefined,
  IDPromocaoCombo: idPromocaoCombo,
  IDItemTipo: ITEM_COMBO,
  ...more,
});

/** Adds this many copies of combo 1 with its members, named 'Zyxw 1' and so on; their ids follow 1000. */
export async function addCombos(db: Database, count: number): Promise<void> {
  await sql`
    insert into "promocaoCombo" ("idPromocaoCombo", "descricao", "descontoComercial", "descontoFinanceiro",
      "quantidadeLimite", "dataInicial", "dataFinal", "idPessoaFilial", "idCarrinhoGrupoTipo")
    select 1000 + n, 'Zyxw ' || n, 0, 0, 9, '2026-01-01', '2099-12-31', "idPessoaFilial", "idCarrinhoGrupoTipo"
    from "promocaoCombo", generate_series(1, ${count}::int) n where "idPromocaoCombo" = 1`.execute(db);
  await sql`
    insert into "promocaoComboProduto"
    select 1000 + n, "idProduto", "bonificacao", "quantidadeNoCombo", "posicao"
    from "promocaoComboProduto", generate_series(1, ${count}::int) n where "idPromocaoCombo" = 1`.execute(db);
}
