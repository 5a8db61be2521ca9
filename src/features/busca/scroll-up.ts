/** A scroll to the top takes so long at most; what is left of it then is jumped. */
const LONGEST_MS = 1000;

/** What a person does who does not want to go up any more. */
const TAKEN_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to the top of the page. Rows that are measured on the way push the page about and thereby end the
 * browser's own motion: whoever asked for the top gets there all the same, unless he scrolls himself meanwhile.
 */
export function scrollUp(): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
  const watch = new AbortController();
  const timer = setTimeout(() => {
    watch.abort();
    if (window.scrollY > 0) window.scrollTo({ top: 0, behavior: 'instant' });
  }, LONGEST_MS);
  const giveUp = () => {
    clearTimeout(timer);
    watch.abort();
  };
  for (const event of TAKEN_OVER) {
    window.addEventListener(event, giveUp, { passive: true, signal: watch.signal });
  }
}
