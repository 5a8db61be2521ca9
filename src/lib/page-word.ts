/**
 * What a page may tell its service worker. `SKIP_WAITING`: the user said yes to the update; a worker never takes
 * over by itself, since the open tabs run the old build's code and ask for the old build's chunks. `FETCH_LATER`:
 * the app is open and idle, so the screens beyond the first ones can come now; how many are there is told on the port
 * that comes with it (`LaterFiles`). `STOP_LATER`, to the worker that is
 * to go: it fetches no more, since a browser lets no other take over while one still works. `TELL_NOTES`: what is new
 * in the worker's build, as text on the port that comes with it; a build of before notes keeps silent.
 */
export type PageWord = 'SKIP_WAITING' | 'FETCH_LATER' | 'STOP_LATER' | 'TELL_NOTES';

const PAGE_WORDS: readonly unknown[] = [
  'SKIP_WAITING',
  'FETCH_LATER',
  'STOP_LATER',
  'TELL_NOTES',
] satisfies PageWord[];
const isPageWord = (word: unknown): word is PageWord => PAGE_WORDS.includes(word);

/** What the worker tells a page: the browser believes in a signal again, so look at the queue. */
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

/** The word in a message from a page, or null when it is none of ours. */
export function pageWordOf(data: unknown): PageWord | null {
  const word = wordOf(data);
  return isPageWord(word) ? word : null;
}
