import { sql } from 'kysely';
import { ITEM_COMBO } from '#contract/item-tipo.ts';
import type { Database } from '#server/store/schema.ts';
import { SEEDED_AT } from './fill.ts';

/** Puts off the end of all combos that were on sale when the test database was seeded: a test may run years later. */
export async function keepCombosOpen(db: Database): Promise<void> {
  await db
    .updateTable('promocaoCombo')
    .set({ dataFinal: sql<string>`date '2099-12-31'` })
    .where('dataFinal', '>=', SEEDED_AT.toISOString().slice(0, 10))
    .execute();
}

/** What the add-to-cart payload says of a combo instead of a product. */
export const comboBody = (idPromocaoCombo: number, more: object = {}) => ({
  IDProduto: undefined,
  IDPromocaoCombo: idPromocaoCombo,
  IDItemTipo: ITEM_COMBO,
  ...more,
});
