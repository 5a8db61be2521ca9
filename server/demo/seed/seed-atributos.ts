import { sql } from 'kysely';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { atributosOf, CASHBACK_CONFIGURACOES, CASHBACKS } from './atributos.ts';
import type { ProdutoDerivado } from './produtos.ts';

/** Cashback of products. */
export async function seedAtributos(
  trx: DatabaseTransaction,
  produtos: readonly ProdutoDerivado[],
): Promise<void> {
  await trx.insertInto('cashbackConfiguracao').values(CASHBACK_CONFIGURACOES).execute();
  await trx.insertInto('cashback').values(CASHBACKS).execute();
  const comCashback = atributosOf(produtos).filter(({ idCashback }) => idCashback !== null);
  const ids = comCashback.map(({ idProduto }) => idProduto);
  const cashbacks = comCashback.map(({ idCashback }) => idCashback);
  await sql`update "produto" set "idCashback" = v."idCashback"
    from unnest(${sql.val(ids)}::integer[], ${sql.val(cashbacks)}::integer[]) as v("idProduto", "idCashback")
    where "produto"."idProduto" = v."idProduto"`.execute(trx);
}
