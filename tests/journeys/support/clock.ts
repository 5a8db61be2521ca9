import type { BrowserContext, Page } from '@playwright/test';

/**
 * Pages that this context loads from now on believe that it is so much later. Workers and the pages that are open
 * go on with their own time. Called again, the latest word counts.
 */
export async function setClockAhead(context: BrowserContext, ms: number): Promise<void> {
  await context.addInitScript((ahead) => {
    const real = Reflect.get(globalThis, 'realNow') ?? Date.now.bind(Date);
    Reflect.set(globalThis, 'realNow', real);
    Date.now = () => real() + ahead;
  }, ms);
}

/**
 * A page whose patience is so many times shorter, where it is `from` milliseconds or more: for requests without an
 * answer (20,000 and up) and for a lock of another tab (60,000).
 */
export async function hurry(page: Page, times: number, from = 0): Promise<void> {
  await page.evaluate(
    ([divisor, least]) => {
      const real = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (ms) => real(ms < least ? ms : ms / divisor);
    },
    [times, from] as const,
  );
}
