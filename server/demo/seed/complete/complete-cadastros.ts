import { isGtin } from '#lib/gtin.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { umDosIds } from '#server/db/um-de.ts';
import { CLIENTE_PRINCIPAL, USUARIOS } from '#server/demo/seed/clientes.ts';

/** Aligns an older demonstration with its loads: bar codes of any length are valid, and log-ins begin with a customer. */
export async function completeCadastros(trx: DatabaseTransaction): Promise<void> {
  const semGtin = await trx
    .selectFrom('produto')
    .select(['idProduto', 'codBarras'])
    .where('codBarrasValido', '=', false)
    .where('codBarras', '<>', '')
    .execute();
  const validos = semGtin.filter(({ codBarras }) => isGtin(codBarras ?? ''));
  await trx
    .updateTable('produto')
    .set({ codBarrasValido: true })
    .where('idProduto', '=', umDosIds(validos.map(({ idProduto }) => idProduto)))
    .execute();
  await trx
    .updateTable('usuario')
    .set({ idPessoaClienteInicial: CLIENTE_PRINCIPAL })
    .where('idUsuario', '=', umDosIds(USUARIOS.map(({ idUsuario }) => idUsuario)))
    .where('idPessoaClienteInicial', 'is', null)
    .execute();
}
