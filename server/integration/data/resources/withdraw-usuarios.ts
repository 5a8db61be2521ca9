import { isOfNoPassword } from '#server/access/data/password.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { umDosIds } from '#server/db/um-de.ts';
import { marcarRetirados, readIds } from '#server/integration/data/codes.ts';
import { readReferidos } from '#server/integration/data/references.ts';

const VINCULOS = ['usuarioCliente', 'preferenciaUsuario', 'preferenciaUsuarioCliente'] as const;

/** Switches users off, which ends their sessions; one who never set a password and did nothing is removed. */
export async function withdrawUsuarios(trx: DatabaseTransaction, codigos: readonly string[]): Promise<void> {
  const ids = [...(await readIds(trx, 'usuarios', codigos)).values()];
  await trx.updateTable('usuario').set({ ativo: false }).where('idUsuario', '=', umDosIds(ids)).execute();
  const rows = await trx
    .selectFrom('usuario')
    .select(['idUsuario', 'senhaHash'])
    .where('idUsuario', '=', umDosIds(ids))
    .execute();
  const semSenha = rows.filter((row) => isOfNoPassword(row.senhaHash)).map(({ idUsuario }) => idUsuario);
  const referidos = await readReferidos(trx, 'usuario', semSenha, [...VINCULOS, 'usuarioClienteRetirado']);
  const livres = umDosIds(semSenha.filter((id) => !referidos.has(id)));
  for (const tabela of VINCULOS) await trx.deleteFrom(tabela).where('idUsuario', '=', livres).execute();
  await trx.deleteFrom('usuario').where('idUsuario', '=', livres).execute();
  await marcarRetirados(trx, 'usuarios', codigos);
}
