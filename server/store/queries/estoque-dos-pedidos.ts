import type { Scope } from './scope.ts';

/** Units of a product that an order took at its branch. */
export type Retirada = { readonly idProduto: number; readonly unidades: number };

/** Writes down what an order took, a product once. */
export async function insertRetiradas(
  scope: Scope,
  { idPrePedido, idPessoaFilial }: { idPrePedido: number; idPessoaFilial: number },
  retiradas: readonly Retirada[],
): Promise<void> {
  const sums = new Map<number, number>();
  for (const { idProduto, unidades } of retiradas) {
    sums.set(idProduto, (sums.get(idProduto) ?? 0) + unidades);
  }
  const rows = Array.from(sums, ([idProduto, unidades]) => ({
    idPrePedido,
    idPessoaFilial,
    idProduto,
    unidades,
  }));
  if (rows.length > 0) await scope.db.insertInto('prePedidoEstoque').values(rows).execute();
}

/**
 * Puts back what orders took, and forgets that they did: nothing comes back twice. The stock rows are held in
 * the order in which a confirmation holds them.
 */
export async function returnEstoque(scope: Scope, idPrePedidos: readonly number[]): Promise<void> {
  if (idPrePedidos.length === 0) return;
  const taken = await scope.db
    .deleteFrom('prePedidoEstoque')
    .where('idPrePedido', 'in', idPrePedidos)
    .returning(['idProduto', 'idPessoaFilial', 'unidades'])
    .execute();
  if (taken.length === 0) return;
  await scope.open
    .selectFrom('produtoEstoque')
    .select('idProduto')
    .where('idProduto', 'in', [...new Set(taken.map((t) => t.idProduto))])
    .orderBy('idProduto')
    .orderBy('idPessoaFilial')
    .forUpdate()
    .execute();
  for (const { idProduto, idPessoaFilial, unidades } of taken) {
    await scope.open
      .updateTable('produtoEstoque')
      .set((eb) => ({ estoque: eb('estoque', '+', unidades) }))
      .where('idProduto', '=', idProduto)
      .where('idPessoaFilial', '=', idPessoaFilial)
      .execute();
  }
}
