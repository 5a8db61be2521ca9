import type { Papel } from '#contract/access/papel.ts';
import { rolesThatMay } from '#domain/access/papel.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { isOfNoPassword } from './password.ts';

/** All users by log-in, with the number of their customers. */
export const listUsuarios = (db: Database) =>
  db
    .selectFrom('usuario')
    .leftJoin('usuarioCliente', 'usuarioCliente.idUsuario', 'usuario.idUsuario')
    .select(['usuario.login', 'usuario.nome', 'usuario.email', 'usuario.ativo', 'usuario.papel'])
    .select((eb) => eb.fn.count<number>('usuarioCliente.idPessoaCliente').as('clientes'))
    .groupBy('usuario.idUsuario')
    .orderBy('usuario.login')
    .execute();

/** The user of a log-in, also one who is switched off. */
export const findLogin = (db: Database, login: string) =>
  db
    .selectFrom('usuario')
    .select(['idUsuario', 'ativo', 'papel', 'email'])
    .where((eb) => eb(eb.fn('lower', ['login']), '=', login.toLowerCase()))
    .executeTakeFirst();

/** Switches a user on or off; off ends their sessions. */
export const putAtivo = (db: Database, idUsuario: number, ativo: boolean) =>
  db.updateTable('usuario').set({ ativo }).where('idUsuario', '=', idUsuario).execute();

/** Gives a user another role; `integracao` ends their sessions. */
export const putPapel = (db: Database, idUsuario: number, papel: Papel) =>
  db.updateTable('usuario').set({ papel }).where('idUsuario', '=', idUsuario).execute();

/** The users who may sign in and have not chosen a password yet, by log-in. */
export async function listSemSenha(db: Database) {
  const rows = await db
    .selectFrom('usuario')
    .select(['idUsuario', 'login', 'nome', 'email', 'senhaHash'])
    .where('ativo', '=', true)
    .where('papel', 'in', rolesThatMay('signIn'))
    .orderBy('login')
    .execute();
  return rows.filter(({ senhaHash }) => isOfNoPassword(senhaHash)).map(({ senhaHash: _, ...row }) => row);
}
