import type { Database } from '#server/db/schema/schema.ts';
import type { Scope } from '#server/db/scope.ts';

/** A link for a new password, by its hash. */
export type Recuperacao = { readonly tokenHash: string; readonly idUsuario: number; readonly expiraEm: Date };

/** The user's stored password. */
export async function readSenhaHash({ db, idUsuario }: Scope): Promise<string | undefined> {
  const row = await db
    .selectFrom('usuario')
    .select('senhaHash')
    .where('idUsuario', '=', idUsuario)
    .executeTakeFirst();
  return row?.senhaHash;
}

/**
 * Puts a new password in the place of `antiga` and ends the links that were sent and every session but `sid`.
 * False, with nothing changed, when it is no longer `antiga`: two changes at once are not both done. In a transaction.
 */
export async function putSenha(
  { db, idUsuario }: Scope,
  { antiga, nova, sid }: { antiga: string; nova: string; sid: string },
  now: Date,
): Promise<boolean> {
  const done = await db
    .updateTable('usuario')
    .set({ senhaHash: nova })
    .where('idUsuario', '=', idUsuario)
    .where('senhaHash', '=', antiga)
    .executeTakeFirst();
  if (done.numUpdatedRows === 0n) return false;
  await db.deleteFrom('recuperacaoSenha').where('idUsuario', '=', idUsuario).execute();
  await db
    .updateTable('sessao')
    .set({ revogadaEm: now })
    .where('idUsuario', '=', idUsuario)
    .where('sid', '!=', sid)
    .where('revogadaEm', 'is', null)
    .execute();
  return true;
}

/** Writes down a link that was made. */
export async function insertRecuperacao(db: Database, recuperacao: Recuperacao): Promise<void> {
  await db.insertInto('recuperacaoSenha').values(recuperacao).execute();
}

/** Reads the log-in of a link that can still be used; none for a user who is switched off. */
export async function readRecuperacao(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('recuperacaoSenha')
    .innerJoin('usuario', 'usuario.idUsuario', 'recuperacaoSenha.idUsuario')
    .select('usuario.login')
    .where('tokenHash', '=', tokenHash)
    .where('expiraEm', '>', now)
    .where('usuario.ativo', '=', true)
    .executeTakeFirst();
  return row?.login;
}

/**
 * Uses a link up: sets the password of its user and ends all their sessions and links. Answers who that is,
 * undefined when it was used, has ended or never was, or when the user is switched off. Of two uses at once the second waits and finds none. In a transaction.
 */
export async function takeRecuperacao(
  db: Database,
  { tokenHash, senhaHash }: { tokenHash: string; senhaHash: string },
  now: Date,
): Promise<number | undefined> {
  const used = await db
    .deleteFrom('recuperacaoSenha')
    .where('tokenHash', '=', tokenHash)
    .where('expiraEm', '>', now)
    .returning('idUsuario')
    .executeTakeFirst();
  if (used === undefined) return undefined;
  const { idUsuario } = used;
  const done = await db
    .updateTable('usuario')
    .set({ senhaHash })
    .where('idUsuario', '=', idUsuario)
    .where('ativo', '=', true)
    .executeTakeFirst();
  if (done.numUpdatedRows === 0n) return undefined;
  await db.deleteFrom('recuperacaoSenha').where('idUsuario', '=', idUsuario).execute();
  await db
    .updateTable('sessao')
    .set({ revogadaEm: now })
    .where('idUsuario', '=', idUsuario)
    .where('revogadaEm', 'is', null)
    .execute();
  return idUsuario;
}
