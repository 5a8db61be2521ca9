import type { Database } from '#server/db/schema/schema.ts';

/**
 * The ids of the combos that were written or removed, or a member of which was, by the transaction `since` or a later
 * one. Ignores the members' prices and stock.
 */
export function selectCombosMudados(db: Database, since: number) {
  const comMembro = db
    .selectFrom('promocaoComboProduto')
    .innerJoin('produto', 'produto.idProduto', 'promocaoComboProduto.idProduto')
    .select('promocaoComboProduto.idPromocaoCombo')
    .where('produto.mudado', '>=', since);
  const semMembro = db
    .selectFrom('promocaoComboProduto')
    .innerJoin('feedRemovido', 'feedRemovido.idProduto', 'promocaoComboProduto.idProduto')
    .select('promocaoComboProduto.idPromocaoCombo')
    .where('feedRemovido.idContexto', '=', '')
    .where('feedRemovido.mudado', '>=', since);
  const comSubCategoria = db
    .selectFrom('promocaoComboProduto')
    .innerJoin('produto', 'produto.idProduto', 'promocaoComboProduto.idProduto')
    .innerJoin('subCategoria', 'subCategoria.idSubCategoria', 'produto.idSubCategoria')
    .select('promocaoComboProduto.idPromocaoCombo')
    .where('subCategoria.mudado', '>=', since);
  const removido = db
    .selectFrom('promocaoComboRemovido')
    .select('idPromocaoCombo')
    .where('mudado', '>=', since);
  return db
    .selectFrom('promocaoCombo')
    .select('idPromocaoCombo')
    .where('mudado', '>=', since)
    .union(comMembro)
    .union(semMembro)
    .union(comSubCategoria)
    .union(removido);
}
