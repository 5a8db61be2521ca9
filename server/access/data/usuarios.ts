import type { Papel } from '#contract/access/papel.ts';
import { rolesThatMay } from '#domain/access/papel.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { vinculosOf } from '#server/db/scope.ts';
import { isOfNoPassword } from './password.ts';

/** All users by log-in, with the number of the customers that each sees. */
export const listUsuarios = (db: Database) =>
  db
    .with('vinculo', () => vinculosOf(db))
    .selectFrom('usuario')
    .leftJoin('vinculo', 'vinculo.idUsuario', 'usuario.idUsuario')
    .select(['usuario.login', 'usuario.nome', 'usuario.email', 'usuario.ativo', 'usuario.papel'])
    .select((eb) => eb.fn.count<number>('vinculo.idPessoaCliente').as('clientes'))
    .groupBy('usuario.idUsuario')
    .orderBy('usuario.login')
    .execute();

/** The log-ins of users who may sign in to see customers, and see none. */
export async function listSemClientes(db: Database): Promise<readonly string[]> {
  const rows = await db
    .with('vinculo', () => vinculosOf(db))
    .selectFrom('usuario')
    .leftJoin('vinculo', 'vinculo.idUsuario', 'usuario.idUsuario')
    .select('usuario.login')
    .where('usuario.ativo', '=', true)
    .where('usuario.papel', 'in', rolesThatMay('read'))
    .where('vinculo.idUsuario', 'is', null)
    .orderBy('usuario.login')
    .execute();
  return rows.map(({ login }) => login);
}

/** The company's codes of customers that no user who may sign in sees. */
export async function listNaoVistos(db: Database): Promise<readonly string[]> {
  const vistos = db
    .selectFrom(vinculosOf(db).as('vinculo'))
    .innerJoin('usuario', 'usuario.idUsuario', 'vinculo.idUsuario')
    .select('vinculo.idPessoaCliente')
    .where('usuario.ativo', '=', true)
    .where('usuario.papel', 'in', rolesThatMay('read'));
  const rows = await db
    .selectFrom('codigoErp')
    .select('codigo')
    .where('recurso', '=', 'clientes')
    .where('retirado', '=', false)
    .where('id', 'not in', vistos)
    .orderBy('codigo')
    .execute();
  return rows.map(({ codigo }) => codigo);
}

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
