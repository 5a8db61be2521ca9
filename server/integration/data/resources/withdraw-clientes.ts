import { sql } from 'kysely';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { umDosIds } from '#server/db/um-de.ts';
import { marcarRetirados, readIds } from '#server/integration/data/codes.ts';
import { readReferidos } from '#server/integration/data/references.ts';

const CONDICOES = ['clienteCondicaoFilial', 'prazoFormaPagamento', 'preferenciaUsuarioCliente'] as const;

/**
 * Takes customers from their users and conditions. A customer with orders, contacts or anything else keeps its row; the
 * users are remembered for its return.
 */
export async function withdrawClientes(trx: DatabaseTransaction, codigos: readonly string[]): Promise<void> {
  const ids = [...(await readIds(trx, 'clientes', codigos)).values()];
  for (const tabela of CONDICOES) {
    await trx.deleteFrom(tabela).where('idPessoaCliente', '=', umDosIds(ids)).execute();
  }
  await trx
    .updateTable('preferenciaUsuario')
    .set({ idPessoaClientePrincipal: null })
    .where('idPessoaClientePrincipal', '=', umDosIds(ids))
    .execute();
  await trx
    .updateTable('usuario')
    .set({ idPessoaClienteInicial: null })
    .where('idPessoaClienteInicial', '=', umDosIds(ids))
    .execute();
  await sql`with saem as (
      delete from "usuarioCliente" where "idPessoaCliente" = ${umDosIds(ids)}
      returning "idUsuario", "idPessoaCliente")
    insert into "usuarioClienteRetirado" ("idUsuario", "idPessoaCliente")
    select * from saem on conflict do nothing`.execute(trx);
  const referidos = await readReferidos(trx, 'pessoa', ids);
  const livres = ids.filter((id) => !referidos.has(id));
  await trx.deleteFrom('pessoa').where('idPessoa', '=', umDosIds(livres)).execute();
  await marcarRetirados(trx, 'clientes', codigos);
}
