const LOOK_EVERY_MS = 150;

/** Waits until `isDone`, at most `forMs` milliseconds; returns whether it is done. */
export async function waitUntil(isDone: () => boolean | Promise<boolean>, forMs: number): Promise<boolean> {
  const end = performance.now() + forMs;
  while (!(await isDone())) {
    if (performance.now() >= end) return false;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return true;
}
