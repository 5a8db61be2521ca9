import type { ClienteRow } from '#server/customers/data/clientes.ts';
import type { Scope } from '#server/db/scope.ts';

/** Writes down that a linked client wants an item that is out of stock; a wish that is there stays as it is. */
export async function putIntencao(
  scope: Scope,
  { idPessoa }: ClienteRow,
  { idItemTipo, idItem }: { idItemTipo: number; idItem: number },
  now: Date,
): Promise<void> {
  await scope.db
    .insertInto('intencaoCompra')
    .values({ idUsuario: scope.idUsuario, idPessoaCliente: idPessoa, idItemTipo, idItem, criadaEm: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
