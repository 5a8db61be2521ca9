import { sql } from 'kysely';
import { inBatches } from '#server/db/batches.ts';
import type { Scope } from '#server/db/scope.ts';

/** Units of a product that an order takes. */
export type Retirada = { readonly idProduto: number; readonly unidades: number };

/** The same, at a branch. */
export type RetiradaDaFilial = Retirada & { readonly idPessoaFilial: number };

/** Stores the units that an order took, one row per product. */
export async function insertRetiradas(
  scope: Scope,
  { idPrePedido, idPessoaFilial }: { idPrePedido: number; idPessoaFilial: number },
  retiradas: readonly Retirada[],
): Promise<void> {
  const rows = sumByProduto(retiradas.map((retirada) => ({ ...retirada, idPessoaFilial })));
  await inBatches(rows, (batch) =>
    scope.db
      .insertInto('prePedidoEstoque')
      .values(batch.map((row) => ({ ...row, idPrePedido })))
      .execute(),
  );
}

/** Each product of a branch once, with the sum of its units. */
function sumByProduto(retiradas: readonly RetiradaDaFilial[]): RetiradaDaFilial[] {
  const sums = new Map<string, RetiradaDaFilial>();
  for (const { idProduto, idPessoaFilial, unidades } of retiradas) {
    const key = `${idProduto}:${idPessoaFilial}`;
    const sum = (sums.get(key)?.unidades ?? 0) + unidades;
    sums.set(key, { idProduto, idPessoaFilial, unidades: sum });
  }
  return [...sums.values()];
}

/** Holds the stock rows of products until the transaction ends, always in this order, so that no deadlock arises. */
export async function lockProdutos(scope: Scope, idProdutos: readonly number[]): Promise<void> {
  if (idProdutos.length === 0) return;
  await scope.open
    .selectFrom('produtoEstoque')
    .select('idProduto')
    .where('idProduto', 'in', [...new Set(idProdutos)])
    .orderBy('idProduto')
    .orderBy('idPessoaFilial')
    .forUpdate()
    .execute();
}

/**
 * Changes the stock of each product of a branch, named once, by `sign` times its units; skips a row that would fall
 * below 0.
 */
async function changeEstoque(scope: Scope, rows: readonly RetiradaDaFilial[], sign: 1 | -1): Promise<number> {
  const produtos = rows.map((row) => row.idProduto);
  const filiais = rows.map((row) => row.idPessoaFilial);
  const unidades = rows.map((row) => sign * row.unidades);
  const { numAffectedRows } = await sql`
    update "produtoEstoque" e set "estoque" = e."estoque" + m."unidades"
    from unnest(${produtos}::integer[], ${filiais}::integer[], ${unidades}::integer[])
      as m ("idProduto", "idPessoaFilial", "unidades")
    where e."idProduto" = m."idProduto" and e."idPessoaFilial" = m."idPessoaFilial"
      and e."estoque" + m."unidades" >= 0`.execute(scope.db);
  return Number(numAffectedRows);
}

/** Takes units of stock that `lockEstoque` holds, in one statement; false when a product has too few. */
export async function takeEstoque(scope: Scope, retiradas: readonly RetiradaDaFilial[]): Promise<boolean> {
  const rows = sumByProduto(retiradas);
  return (await changeEstoque(scope, rows, -1)) === rows.length;
}

/**
 * Puts back the stock that orders took and deletes those rows, so that nothing comes back twice. The stock rows are
 * held in the same order as in a confirmation.
 */
export async function returnEstoque(scope: Scope, idPrePedidos: readonly number[]): Promise<void> {
  if (idPrePedidos.length === 0) return;
  const taken = await scope.db
    .deleteFrom('prePedidoEstoque')
    .where('idPrePedido', 'in', idPrePedidos)
    .returning(['idProduto', 'idPessoaFilial', 'unidades'])
    .execute();
  await lockProdutos(
    scope,
    taken.map((row) => row.idProduto),
  );
  await changeEstoque(scope, sumByProduto(taken), 1);
}
