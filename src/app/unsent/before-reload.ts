/** A page that does not answer in this time has lost its chance: a stuck callback must not keep an old build alive. */
const PATIENCE_MS = 3000;

/** How long the first reload may take: a browser can lose one that is asked for while a worker takes over. */
const RELOAD_PATIENCE_MS = 10_000;

type Callback = () => void | Promise<void>;

const callbacks = new Set<Callback>();
let reloading: Promise<void> | undefined;

/**
 * Registers what must be done before this page reloads itself for an update: pause the queue, store a draft.
 * Returns a function that takes it off the list again.
 */
export function beforeReload(callback: Callback): () => void {
  callbacks.add(callback);
  return () => {
    callbacks.delete(callback);
  };
}

/**
 * Runs all registered callbacks, side by side, and resolves when they have finished or three seconds are over.
 * One that fails is reported and does not stop the others: nobody is served by a tab that stays half updated.
 */
export async function settleBeforeReload(): Promise<void> {
  const work = Promise.allSettled([...callbacks].map(async (callback) => callback()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<[]>((resolve) => {
    timer = setTimeout(() => resolve([]), PATIENCE_MS);
  });
  const results = await Promise.race([work, patience]);
  clearTimeout(timer);
  for (const result of results) {
    if (result.status === 'rejected') console.error('Not finished before the reload:', result.reason);
  }
}

/**
 * Settles what is registered and reloads the page, again for as long as the page is still there; called again while
 * that is under way, it does nothing more.
 */
export function reloadOnce(): Promise<void> {
  reloading ??= settleBeforeReload().then(() => reloadUntilGone(RELOAD_PATIENCE_MS));
  return reloading;
}

/** Each wait is twice the one before, so that a slow load gets its time. */
function reloadUntilGone(patienceMs: number): void {
  setTimeout(() => reloadUntilGone(patienceMs * 2), patienceMs);
  location.reload();
}
