import type { Usuario } from '#contract/access/sessao.ts';
import { may, rolesThatMay } from '#domain/access/papel.ts';
import type { Database } from './schema/schema.ts';
import type { Scope } from './scope.ts';

/** A session that is neither revoked nor expired, with its user. */
export type SessaoRow = { readonly sid: string; readonly usuario: Usuario; readonly vistaEm: Date };

/** A new session, on the device named `dispositivo`. */
export type SessaoNova = {
  readonly sid: string;
  readonly idUsuario: number;
  readonly dispositivo: string;
  readonly criadaEm: Date;
  readonly expiraEm: Date;
};

const USUARIO = [
  'usuario.idUsuario as id',
  'usuario.nome',
  'usuario.login as nomeUsuario',
  'usuario.exportaListaProdutos',
  'usuario.papel',
] as const;

/** The user of a log-in name (ignoring case) with the stored password and the address; `isWelcome`: may sign in. */
export async function findUsuario(
  db: Database,
  login: string,
): Promise<{ usuario: Usuario; senhaHash: string; email: string; isWelcome: boolean } | undefined> {
  const row = await db
    .selectFrom('usuario')
    .select([...USUARIO, 'usuario.senhaHash', 'usuario.email', 'usuario.ativo'])
    .where((eb) => eb(eb.fn<string>('lower', ['usuario.login']), '=', login.toLowerCase()))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { senhaHash, email, ativo, ...usuario } = row;
  return { usuario, senhaHash, email, isWelcome: ativo && may(usuario.papel, 'signIn') };
}

/**
 * Stores a session, so that the server can end it. Returns false when the password is no longer `senhaHash`, which
 * opened it, or the user is switched off. Waits for a password change under way, so that no session outlives it.
 */
export async function insertSessao(
  db: Database,
  { sid, dispositivo, criadaEm, expiraEm, idUsuario }: SessaoNova,
  senhaHash: string,
): Promise<boolean> {
  const written = await db
    .insertInto('sessao')
    .columns(['sid', 'idUsuario', 'dispositivo', 'criadaEm', 'vistaEm', 'expiraEm'])
    .expression((eb) =>
      eb
        .selectFrom('usuario')
        .select([
          eb.val(sid).as('sid'),
          'usuario.idUsuario',
          eb.val(dispositivo).as('dispositivo'),
          eb.cast<Date>(eb.val(criadaEm), 'timestamptz').as('criadaEm'),
          eb.cast<Date>(eb.val(criadaEm), 'timestamptz').as('vistaEm'),
          eb.cast<Date>(eb.val(expiraEm), 'timestamptz').as('expiraEm'),
        ])
        .where('usuario.idUsuario', '=', idUsuario)
        .where('usuario.senhaHash', '=', senhaHash)
        .where('usuario.ativo', '=', true)
        .where('usuario.papel', 'in', rolesThatMay('signIn'))
        .forShare(),
    )
    .executeTakeFirst();
  return (written.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Sessions kept per user: fewer devices are in use, and each log-in adds a row that stays for months. */
const SESSOES_MAX = 50;

/** Deletes a user's sessions beyond the newest. Their tokens are refused like those of ended sessions. */
export async function deleteExcessSessoes(db: Database, idUsuario: number): Promise<void> {
  await db
    .deleteFrom('sessao')
    .where('sid', 'in', (eb) =>
      eb
        .selectFrom('sessao')
        .select('sid')
        .where('idUsuario', '=', idUsuario)
        .orderBy('criadaEm', 'desc')
        .orderBy('sid')
        .offset(SESSOES_MAX),
    )
    .execute();
}

/** The session of a token's `sid`; undefined when it is revoked or unknown. */
export async function readSessao(db: Database, sid: string): Promise<SessaoRow | undefined> {
  const row = await db
    .selectFrom('sessao')
    .innerJoin('usuario', 'usuario.idUsuario', 'sessao.idUsuario')
    .select([...USUARIO, 'sessao.vistaEm'])
    .where('sessao.sid', '=', sid)
    .where('sessao.revogadaEm', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { vistaEm, ...usuario } = row;
  return { sid, usuario, vistaEm };
}

/** When a session expires; undefined for an unknown one. */
export async function readExpiracao(db: Database, sid: string): Promise<Date | undefined> {
  const query = db.selectFrom('sessao').select('expiraEm').where('sid', '=', sid);
  return (await query.executeTakeFirst())?.expiraEm;
}

/** Stores when a session was last used. */
export async function touchSessao(db: Database, sid: string, now: Date): Promise<void> {
  await db.updateTable('sessao').set({ vistaEm: now }).where('sid', '=', sid).execute();
}

/** The user's sessions that are neither ended nor expired, the last used first. */
export async function listSessoes(
  { db, idUsuario }: Scope,
  now: Date,
): Promise<{ sid: string; dispositivo: string; criadaEm: Date; vistaEm: Date }[]> {
  return await db
    .selectFrom('sessao')
    .select(['sid', 'dispositivo', 'criadaEm', 'vistaEm'])
    .where('idUsuario', '=', idUsuario)
    .where('revogadaEm', 'is', null)
    .where('expiraEm', '>', now)
    .orderBy('vistaEm', 'desc')
    .orderBy('sid')
    .execute();
}

const aberta = ({ db, idUsuario }: Scope, now: Date) =>
  db
    .updateTable('sessao')
    .set({ revogadaEm: now })
    .where('idUsuario', '=', idUsuario)
    .where('revogadaEm', 'is', null)
    .where('expiraEm', '>', now);

/** Ends a session of the user; false when they have no such session. */
export async function revokeSessao(scope: Scope, sid: string, now: Date): Promise<boolean> {
  const done = await aberta(scope, now).where('sid', '=', sid).executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Ends a session of any user, for a device that signed out offline: knowing its name proves having had it. */
export async function revokeSessaoDeixada(db: Database, sid: string, now: Date): Promise<void> {
  await db
    .updateTable('sessao')
    .set({ revogadaEm: now })
    .where('sid', '=', sid)
    .where('revogadaEm', 'is', null)
    .execute();
}

/** Ends every session of the user but `sid`; returns how many. */
export async function revokeOutrasSessoes(scope: Scope, sid: string, now: Date): Promise<number> {
  const done = await aberta(scope, now).where('sid', '!=', sid).executeTakeFirst();
  return Number(done.numUpdatedRows);
}
