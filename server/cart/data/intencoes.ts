import type { ClienteRow } from '#server/customers/data/clientes.ts';
import type { Scope } from '#server/db/scope.ts';

/** Stores that a linked customer wants an item that is out of stock; an open stock alert stays as it is, and one that
 * was mailed opens again. */
export async function putIntencao(
  scope: Scope,
  { idPessoa }: ClienteRow,
  { idItemTipo, idItem }: { idItemTipo: number; idItem: number },
  now: Date,
): Promise<void> {
  await scope.db
    .insertInto('intencaoCompra')
    .values({ idUsuario: scope.idUsuario, idPessoaCliente: idPessoa, idItemTipo, idItem, criadaEm: now })
    .onConflict((conflict) =>
      conflict
        .columns(['idUsuario', 'idPessoaCliente', 'idItemTipo', 'idItem'])
        .doUpdateSet({ avisadaEm: null, criadaEm: now })
        .where('intencaoCompra.avisadaEm', 'is not', null),
    )
    .execute();
}
