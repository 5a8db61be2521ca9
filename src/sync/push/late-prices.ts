/** How long after late prices they are asked for again: twice as long each time, up to the usual refresh. */
const FIRST_MS = 5000;
const LONGEST_MS = 5 * 60_000;

/**
 * Asks again soon for prices that the line did not bring: `askAgain` runs while somebody looks; a page that is shown
 * again asks for everything anyway. The returned function hears of each try for the prices that are drawn.
 */
export function createLatePrices(askAgain: () => void, isLookedAt: () => boolean): (isLate: boolean) => void {
  let waitMs = FIRST_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (isLate) => {
    clearTimeout(timer);
    if (!isLate) {
      waitMs = FIRST_MS;
      return;
    }
    timer = setTimeout(() => {
      if (isLookedAt()) askAgain();
    }, waitMs);
    waitMs = Math.min(LONGEST_MS, waitMs * 2);
  };
}
