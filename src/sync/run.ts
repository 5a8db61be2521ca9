import type { Claimant } from '#outbox/claim.ts';
import type { LogRow } from '#vault/log-rows.ts';
import { type NewEvent, noteEvents } from '#vault/note-event.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import type { SyncEnv } from './env.ts';

/** Where a lane stopped: `stop` ends the whole drain, `at` is when to look again (epoch milliseconds). */
export type LaneEnd = { stop: boolean; at: number | null };

/** Shared by the lanes of one drain. */
export type Run = {
  pending: string;
  /** Submissions that were confirmed or refused. */
  answered: number;
  claimant: Claimant;
  /** Events that are not in the log yet. Each of its transactions is a turn of the disk, so they go together. */
  events: NewEvent[];
  /** Events on their way into the log: the next request does not wait for them, the end of the drain does. */
  noted: Promise<void>[];
};

/** So many events are written at once while a queue is sent; a tab that is killed meanwhile forgets as many. */
const EVENTS_AT_ONCE = 20;

/** Logs the result of a try, with the next ones or at the end of the drain. */
export function noteRow(
  env: SyncEnv,
  run: Run,
  { lane, key }: OutboxRow,
  what: Pick<LogRow, 'event' | 'status' | 'detail'>,
): void {
  run.events.push({ at: env.now(), lane, key, ...what });
  if (run.events.length >= EVENTS_AT_ONCE) run.noted.push(noteEvents(env.vault, run.events.splice(0)));
}
