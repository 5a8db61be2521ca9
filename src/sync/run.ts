import type { Claimant } from '#outbox/claim.ts';
import type { ContatoIntent } from '#vault/contato-intents.ts';
import type { LogRow } from '#vault/log-rows.ts';
import { type NewEvent, noteEvents } from '#vault/note-event.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import type { SyncEnv } from './env.ts';

/** Where a lane stopped. `stop` ends the whole drain; `at` is the time to look again (epoch milliseconds). */
export type LaneEnd = { stop: boolean; at: number | null };

/** The state shared by the lanes of one drain. */
export type Run = {
  pending: string;
  /** The number of submissions and changes of returns that were confirmed or refused. */
  answered: number;
  /** The customers whose carts were changed. */
  carrinhos: Set<number>;
  /** The customers whose contacts were changed, and of which kind. */
  contatos: Map<number, Set<ContatoIntent['tipo']>>;
  /** The customers whose notes about visits were refused. */
  visitas: Set<number>;
  claimant: Claimant;
  /**
   * Events not in the log yet. They are written together, since each transaction of the log costs disk time.
   */
  events: NewEvent[];
  /** Writes of events under way: the next request does not wait for them, the end of the drain does. */
  noted: Promise<void>[];
};

/** The number of events written together while a queue is sent; a tab that is killed loses as many. */
const EVENTS_AT_ONCE = 20;

/** Logs the result of a try, together with the next ones or at the end of the drain. */
export function noteRow(
  env: SyncEnv,
  run: Run,
  { lane, key }: OutboxRow,
  what: Pick<LogRow, 'event' | 'status' | 'detail'>,
): void {
  run.events.push({ at: env.now(), lane, key, ...what });
  if (run.events.length >= EVENTS_AT_ONCE) run.noted.push(noteEvents(env.vault, run.events.splice(0)));
}
