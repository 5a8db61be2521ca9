import type { Usuario } from '#contract/sessao.ts';
import type { Database } from '#server/store/schema.ts';
import type { Scope } from './scope.ts';

/** A session of a token that is neither revoked nor over, with its user. */
export type SessaoRow = { readonly sid: string; readonly usuario: Usuario };

const USUARIO = ['usuario.idUsuario as id', 'usuario.nome', 'usuario.login as nomeUsuario'] as const;

/** The user of a log-in name (its case does not matter) with the stored password. */
export async function findUsuario(
  db: Database,
  login: string,
): Promise<{ usuario: Usuario; senhaHash: string } | undefined> {
  const row = await db
    .selectFrom('usuario')
    .select([...USUARIO, 'usuario.exportaListaProdutos', 'usuario.senhaHash'])
    .where((eb) => eb(eb.fn<string>('lower', ['usuario.login']), '=', login.toLowerCase()))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { senhaHash, ...usuario } = row;
  return { usuario, senhaHash };
}

/** Writes a session down, so that it can be ended from here. */
export async function insertSessao(
  db: Database,
  sessao: { sid: string; idUsuario: number; criadaEm: Date; expiraEm: Date },
): Promise<void> {
  await db.insertInto('sessao').values(sessao).execute();
}

/** The session of a token's `sid`; undefined when it was revoked or never was. */
export async function readSessao(db: Database, sid: string): Promise<SessaoRow | undefined> {
  const row = await db
    .selectFrom('sessao')
    .innerJoin('usuario', 'usuario.idUsuario', 'sessao.idUsuario')
    .select([...USUARIO, 'usuario.exportaListaProdutos'])
    .where('sessao.sid', '=', sid)
    .where('sessao.revogadaEm', 'is', null)
    .executeTakeFirst();
  return row === undefined ? undefined : { sid, usuario: row };
}

/** Ends a session of the user. */
export async function revokeSessao({ db, idUsuario }: Scope, sid: string, now: Date): Promise<void> {
  await db
    .updateTable('sessao')
    .set({ revogadaEm: now })
    .where('sid', '=', sid)
    .where('idUsuario', '=', idUsuario)
    .execute();
}

/** Forgets sessions that were over before `before`. */
export async function deleteOldSessoes(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('sessao').where('expiraEm', '<', before).execute();
}
