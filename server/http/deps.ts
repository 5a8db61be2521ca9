import type { Parametros } from '#contract/parametro.ts';
import type { Pagamentos } from '#server/payments/port.ts';
import type { Queries } from '#server/store/queries/queries.ts';
import type { LoginGate } from './login-gate.ts';
import type { TryGate } from './try-gate.ts';
import type { VisitorGate } from './visitor-gate.ts';

/** What routes work with. Nothing in it reaches the database but through `queries`. */
export type Deps = {
  readonly queries: Queries;
  readonly clock: () => Date;
  /** A new UUID. */
  readonly newId: () => string;
  readonly jwtKey: Uint8Array;
  readonly loginGate: LoginGate;
  /** In the way of whoever guesses at other people's boletos. */
  readonly segundaViaGate: TryGate;
  readonly visitorGate: VisitorGate;
  /** Who takes the money. */
  readonly pagamentos: Pagamentos;
  /** The log-ins that a demonstration shows. */
  readonly demonstracao: Parametros['demonstracao'];
};
