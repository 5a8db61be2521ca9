/** The default duration of scrolling to the top. */
const DURATION_MS = 999;

/** Events that stop scrolling up: the user does something else. */
const TAKEN_OVER = ['wheel', 'touchmove', 'keydown'] as const;

/** The remaining share of the way after a share of the time (0 to 1): quick at first, gentle at the end. */
export const leftOfWay = (part: number): number => (1 - Math.min(1, Math.max(0, part))) ** 4;

let stopLast: (() => void) | undefined;

/**
 * Scrolls to the top of the page in so many milliseconds; within a frame under reduced motion. Rows that are measured on the
 * way move the page; the scroll still ends at the top, unless the user scrolls or types meanwhile.
 */
export function scrollUp(durationMs = DURATION_MS): void {
  stopLast?.();
  const watch = new AbortController();
  const stop = () => watch.abort();
  stopLast = stop;
  for (const event of TAKEN_OVER) {
    window.addEventListener(event, stop, { passive: true, signal: watch.signal });
  }
  const began = performance.now();
  let start: number | undefined;
  const step = (now: number) => {
    if (watch.signal.aborted) return;
    // Read within the frame: earlier it would force a layout of a page that is still changing.
    start ??= window.scrollY;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const part = isStill ? 1 : (now - began) / durationMs;
    window.scrollTo({ top: Math.min(window.scrollY, start * leftOfWay(part)), behavior: 'instant' });
    if (part < 1 && window.scrollY > 0) requestAnimationFrame(step);
    else stop();
  };
  requestAnimationFrame(step);
}

/** Stops scrolling up: other code sets the place. */
export const stopScrollUp = (): void => stopLast?.();
