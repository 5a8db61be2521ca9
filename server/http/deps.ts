import type { Parametros } from '#contract/content/parametro.ts';
import type { Carteiro } from '#server/mail/carteiro.ts';
import type { Emissor } from '#server/nfe/port.ts';
import type { Pagamentos } from '#server/provider/port.ts';
import type { Queries } from '#server/queries/queries.ts';
import type { LoginGate } from './gates/login-gate.ts';
import type { TokenGate } from './gates/token-gate.ts';
import type { UserTurns } from './gates/user-turns.ts';
import type { VisitorGate } from './gates/visitor-gate.ts';
import type { Pace } from './gates/visitor-pace.ts';
import type { Avisos } from './hints.ts';

/** The routes' dependencies. Only `queries` reaches the database. */
export type Deps = {
  readonly queries: Queries;
  readonly clock: () => Date;
  /** A new UUID. */
  readonly newId: () => string;
  readonly jwtKey: Uint8Array;
  readonly loginGate: LoginGate;
  /** Limits how many wrong tokens of machines an address may send. */
  readonly tokenGate: TokenGate;
  /** Sends the stored mails; undefined if mails cannot be sent. */
  readonly carteiro: Carteiro | undefined;
  readonly visitorGate: VisitorGate;
  /** Limits how fast an address sends requests without a session. */
  readonly pace: Pace;
  /** Turns of changes and payments, by the user's id. */
  readonly userTurns: UserTurns;
  /** The payment provider. */
  readonly pagamentos: Pagamentos;
  /** Issues an NF-e that has no XML yet; undefined if another system does. */
  readonly emissor: Emissor | undefined;
  /** The licence files of visitors that the database may hold in all, in bytes. */
  readonly licencasBytes: number;
  /** The photographs of returns that the database may hold in all, in bytes. */
  readonly anexosBytes: number;
  /** The files of requests for review that the database may hold in all, in bytes. */
  readonly documentosBytes: number;
  /** True in a demonstration: boletos that no bank registered are printed as well. */
  readonly inventaBoletos: boolean;
  /** Bodies of the feed of this size in bytes or more are sent as their name to a device that accepts names. */
  readonly nomearDesde: number;
  /** Time between the steps of deltas, in milliseconds. */
  readonly passoMs: number;
  /** Hints for online devices; undefined on a server without hints. */
  readonly avisos: Avisos | undefined;
  /** The log-ins that a demonstration shows. */
  readonly demonstracao: Parametros['demonstracao'];
};
