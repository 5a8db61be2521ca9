/**
 * The wait before late prices are requested again. It doubles each time, up to the interval of the usual
 * refresh.
 */
const FIRST_MS = 5000;
const LONGEST_MS = 5 * 60_000;

/**
 * Requests prices again soon if the line did not bring them: `askAgain` runs while the page is visible. A
 * page that becomes visible requests everything anyway. The returned function is called after each try for
 * the drawn prices.
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
