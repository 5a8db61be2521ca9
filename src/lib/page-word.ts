/**
 * The words of a page to its service worker. `SKIP_WAITING`: the user accepted the update; a worker never takes
 * over by itself, since open tabs run the old build's code and chunks. `FETCH_LATER`: the app is open and idle,
 * so the other screens can be fetched; progress comes on the port (`LaterFiles`). `STOP_LATER`: the old worker
 * stops fetching, since a browser lets no other take over while one still works. `TELL_NOTES`: the build's
 * release notes as text on the port; an older build does not reply.
 */
export type PageWord = 'SKIP_WAITING' | 'FETCH_LATER' | 'STOP_LATER' | 'TELL_NOTES';

const PAGE_WORDS: readonly unknown[] = [
  'SKIP_WAITING',
  'FETCH_LATER',
  'STOP_LATER',
  'TELL_NOTES',
] satisfies PageWord[];
const isPageWord = (word: unknown): word is PageWord => PAGE_WORDS.includes(word);

/** The word of the worker to a page: the browser reports a signal again, so look at the queue. */
export const WAKE_WORD = 'WAKE';

/** The tag of the one-off background event that a page asks for while something waits to be sent. */
export const SYNC_TAG = 'outbox';

/** The `type` of a message, or null when it has none. */
export const wordOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'type' in data ? data.type : null;

/**
 * How many of the files beyond the install set are on the device. `isOver`: the worker fetches no more of them until it
 * is asked again.
 */
export type LaterFiles = { kept: number; total: number; isOver: boolean };

/** The worker's answer to `FETCH_LATER`; null for any other message. */
export function laterFilesOf(data: unknown): LaterFiles | null {
  if (typeof data !== 'object' || data === null) return null;
  const { kept, total, isOver } = data as Partial<LaterFiles>;
  if (typeof kept !== 'number' || typeof total !== 'number' || typeof isOver !== 'boolean') return null;
  return { kept, total, isOver };
}

/** The word in a message from a page, or null for any other message. */
export function pageWordOf(data: unknown): PageWord | null {
  const word = wordOf(data);
  return isPageWord(word) ? word : null;
}
