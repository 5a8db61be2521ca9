/** The most time for the callbacks: a stuck one must not keep an old build alive. */
const PATIENCE_MS = 3000;

/** The time for the first reload: a browser can lose one that is requested while a worker takes over. */
const RELOAD_PATIENCE_MS = 10_000;

type Callback = () => void | Promise<void>;

const callbacks = new Set<Callback>();
let reloading: Promise<void> | undefined;

/**
 * Registers work to be done before this page reloads itself for an update: pause the queue, store a draft. Returns a
 * function that removes it.
 */
export function beforeReload(callback: Callback): () => void {
  callbacks.add(callback);
  return () => {
    callbacks.delete(callback);
  };
}

/**
 * Runs all registered callbacks in parallel, and resolves when they have finished or after three seconds. One that
 * fails is logged and does not stop the others: a tab must not stay half updated.
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
 * Settles the registered callbacks and reloads the page, and again while the page is still there. A call during that
 * time does nothing more.
 */
export function reloadOnce(): Promise<void> {
  reloading ??= settleBeforeReload().then(() => reloadUntilGone(RELOAD_PATIENCE_MS));
  return reloading;
}

/** Each wait is twice the previous one, so that a slow load gets its time. */
function reloadUntilGone(patienceMs: number): void {
  setTimeout(() => reloadUntilGone(patienceMs * 2), patienceMs);
  location.reload();
}
