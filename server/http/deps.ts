import type { Parametros } from '#contract/content/parametro.ts';
import type { Carteiro } from '#server/mail/carteiro.ts';
import type { Emissor } from '#server/nfe/port.ts';
import type { Pagamentos } from '#server/provider/port.ts';
import type { Queries } from '#server/queries/queries.ts';
import type { LoginGate } from './gates/login-gate.ts';
import type { UserTurns } from './gates/user-turns.ts';
import type { VisitorGate } from './gates/visitor-gate.ts';
import type { Pace } from './gates/visitor-pace.ts';
import type { Avisos } from './hints.ts';

/** What routes work with. Nothing in it reaches the database but through `queries`. */
export type Deps = {
  readonly queries: Queries;
  readonly clock: () => Date;
  /** A new UUID. */
  readonly newId: () => string;
  readonly jwtKey: Uint8Array;
  readonly loginGate: LoginGate;
  /** Sends the mails that were written down; undefined where none can be sent. */
  readonly carteiro: Carteiro | undefined;
  readonly visitorGate: VisitorGate;
  /** Limits how fast an address sends requests without a session. */
  readonly pace: Pace;
  /** Turns of changes and payments, by the user's id. */
  readonly userTurns: UserTurns;
  /** Who takes the money. */
  readonly pagamentos: Pagamentos;
  /** Who issues an NF-e that has no XML yet; undefined where another system does. */
  readonly emissor: Emissor | undefined;
  /** True in a demonstration: boletos that no bank registered are printed all the same. */
  readonly inventaBoletos: boolean;
  /** Bodies of the feed of so many bytes or more are answered by name to a device that takes names. */
  readonly nomearDesde: number;
  /** How far apart the steps are between which deltas are built, in milliseconds. */
  readonly passoMs: number;
  /** Hints for devices that are online; undefined on a server that gives none. */
  readonly avisos: Avisos | undefined;
  /** The log-ins that a demonstration shows. */
  readonly demonstracao: Parametros['demonstracao'];
};
