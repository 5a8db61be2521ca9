import { sql } from 'kysely';
import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import {
  type Atributos,
  atributosOf,
  CASHBACK_CONFIGURACOES,
  CASHBACKS,
  escolher,
  LISTAS,
  SELOS,
} from './atributos.ts';
import type { ProdutoDerivado } from './produtos.ts';

type ProdutoSelo = { readonly idProduto: number; readonly idSelo: number };

/** Badges, cashback and lists of products. */
export async function seedAtributos(
  trx: DatabaseTransaction,
  produtos: readonly ProdutoDerivado[],
): Promise<void> {
  await trx.insertInto('selo').values(SELOS).execute();
  await trx.insertInto('cashbackConfiguracao').values(CASHBACK_CONFIGURACOES).execute();
  await trx.insertInto('cashback').values(CASHBACKS).execute();
  const atributos = atributosOf(produtos);
  await putCashback(trx, atributos);
  const comSelo = atributos.flatMap(({ idProduto, selos }) => selos.map((idSelo) => ({ idProduto, idSelo })));
  await insertColumns(trx, 'produtoSelo', seloColumns, comSelo);
  for (const lista of LISTAS) {
    const { idProdutoLista, nome } = lista;
    await trx.insertInto('produtoLista').values({ idProdutoLista, nome }).execute();
    const listed = escolher(produtos, lista).map(({ medicamento: { idProduto } }, i) => ({
      idProdutoLista,
      idProduto,
      posicao: i + 1,
    }));
    if (listed.length > 0) await trx.insertInto('produtoListaItem').values(listed).execute();
  }
}

async function putCashback(trx: DatabaseTransaction, atributos: readonly Atributos[]): Promise<void> {
  const comCashback = atributos.filter(({ idCashback }) => idCashback !== null);
  const ids = comCashback.map(({ idProduto }) => idProduto);
  const cashbacks = comCashback.map(({ idCashback }) => idCashback);
  await sql`update "produto" set "idCashback" = v."idCashback"
    from unnest(${sql.val(ids)}::integer[], ${sql.val(cashbacks)}::integer[]) as v("idProduto", "idCashback")
    where "produto"."idProduto" = v."idProduto"`.execute(trx);
}

const seloColumns: readonly Column<ProdutoSelo>[] = [
  ['idProduto', 'integer', (one) => one.idProduto],
  ['idSelo', 'integer', (one) => one.idSelo],
];
