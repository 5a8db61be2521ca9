/**
 * Messages from a page to its service worker. `SKIP_WAITING`: the user accepted the update; a worker never
 * takes over by itself, because open tabs run the old build's code and chunks. `FETCH_LATER`: the app is open
 * and idle, so the worker may fetch the other screens; it reports progress on the port (`LaterFiles`).
 * `STOP_LATER`: the old worker stops fetching, because a browser lets no other worker take over while one
 * still works. `TELL_NOTES`: the worker sends the build's release notes as text on the port; an older build
 * does not reply.
 */
export type PageWord = 'SKIP_WAITING' | 'FETCH_LATER' | 'STOP_LATER' | 'TELL_NOTES';

const PAGE_WORDS: readonly unknown[] = [
  'SKIP_WAITING',
  'FETCH_LATER',
  'STOP_LATER',
  'TELL_NOTES',
] satisfies PageWord[];
const isPageWord = (word: unknown): word is PageWord => PAGE_WORDS.includes(word);

/**
 * Message from the worker to a page: the browser reports a connection again, so the page checks its queue.
 */
export const WAKE_WORD = 'WAKE';

/** Tag of the one-off background sync event that a page requests while it has unsent changes. */
export const SYNC_TAG = 'outbox';

/** Returns the `type` of a message, or null if it has none. */
export const wordOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'type' in data ? data.type : null;

/**
 * How many files beyond the install set the device holds. `isOver`: the worker fetches no more of them until
 * it is asked again.
 */
export type LaterFiles = { kept: number; total: number; isOver: boolean };

/** Reads the worker's response to `FETCH_LATER`; null for any other message. */
export function laterFilesOf(data: unknown): LaterFiles | null {
  if (typeof data !== 'object' || data === null) return null;
  const { kept, total, isOver } = data as Partial<LaterFiles>;
  if (typeof kept !== 'number' || typeof total !== 'number' || typeof isOver !== 'boolean') return null;
  return { kept, total, isOver };
}

/** Returns the word in a page's message, or null for any other message. */
export function pageWordOf(data: unknown): PageWord | null {
  const word = wordOf(data);
  return isPageWord(word) ? word : null;
}
