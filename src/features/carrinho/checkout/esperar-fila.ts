const LOOK_EVERY_MS = 150;

/** Waits until `isDone`, so many milliseconds at most; answers whether it is. */
export async function waitUntil(isDone: () => boolean | Promise<boolean>, forMs: number): Promise<boolean> {
  const end = performance.now() + forMs;
  while (!(await isDone())) {
    if (performance.now() >= end) return false;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return true;
}
