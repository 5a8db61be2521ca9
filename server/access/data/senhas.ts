import { rolesThatMay } from '#domain/access/papel.ts';
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
 * Replaces the password `antiga`, and ends the links that were sent and every session but `sid`. Returns false and
 * changes nothing when the password is no longer `antiga`: of two concurrent changes only one succeeds. Call it in a
 * transaction.
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

/** Stores a new link. */
export async function insertRecuperacao(db: Database, recuperacao: Recuperacao): Promise<void> {
  await db.insertInto('recuperacaoSenha').values(recuperacao).execute();
}

/** Reads the log-in of a link that is still valid; undefined for a user who is switched off. */
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
    .where('usuario.papel', 'in', rolesThatMay('signIn'))
    .executeTakeFirst();
  return row?.login;
}

/**
 * Uses a link up: sets its user's password and ends all their sessions and links. Returns the user's id; undefined for
 * a used, expired or unknown link, or a user who is switched off. Of two concurrent uses the second waits and gets
 * undefined. Call it in a transaction.
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
    .where('papel', 'in', rolesThatMay('signIn'))
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
