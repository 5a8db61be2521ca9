import { readCatalogoFeed, readGeracao } from '#server/store/feed.ts';
import type { Store } from '#server/store/open.ts';
import { type Chave, deleteOldChaves, type OnceResult, type Outcome, once } from './chaves.ts';
import { readParametros } from './parametros.ts';
import {
  deleteOldSessoes,
  findUsuario,
  insertSessao,
  readSessao,
  revokeSessao,
  type SessaoRow,
} from './sessoes.ts';
import { type UserQueries, userQueries } from './user-queries.ts';

/** What the server asks of the database. Routes get this, or a part of it, and never the database. */
export type Queries = {
  /** The queries of one user. */
  for(idUsuario: number): UserQueries;
  /** Runs an effect of one user in a transaction, at most once per key. Inside use only the given queries. */
  change(
    idUsuario: number,
    chave: Omit<Chave, 'idUsuario'> | undefined,
    now: Date,
    effect: (queries: UserQueries) => Promise<Outcome>,
  ): Promise<OnceResult>;
  findUsuario(login: string): ReturnType<typeof findUsuario>;
  insertSessao(sessao: Parameters<typeof insertSessao>[1]): Promise<void>;
  readSessao(sid: string): Promise<SessaoRow | undefined>;
  revokeSessao(sid: string, now: Date): Promise<void>;
  readParametros(): ReturnType<typeof readParametros>;
  readCatalogoFeed(): ReturnType<typeof readCatalogoFeed>;
  readGeracao(): ReturnType<typeof readGeracao>;
  /** Forgets keys and sessions that ended before `before`. */
  forget(before: Date): Promise<void>;
};

/** The queries over an open store. */
export function queriesOf({ db }: Store): Queries {
  return {
    for: (idUsuario) => userQueries(db, idUsuario),
    change: (idUsuario, chave, now, effect) =>
      once(db, chave && { idUsuario, ...chave }, now, (trx) => effect(userQueries(trx, idUsuario))),
    findUsuario: (login) => findUsuario(db, login),
    insertSessao: (sessao) => insertSessao(db, sessao),
    readSessao: (sid) => readSessao(db, sid),
    revokeSessao: (sid, now) => revokeSessao(db, sid, now),
    readParametros: () => readParametros(db),
    readCatalogoFeed: () => readCatalogoFeed(db),
    readGeracao: () => readGeracao(db),
    async forget(before) {
      await deleteOldChaves(db, before);
      await deleteOldSessoes(db, before);
    },
  };
}
