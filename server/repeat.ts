/** Repeated work. `stop` tells the current run to end, and waits for it. */
export type Repeated = { stop(): Promise<void> };

/**
 * Runs work this many milliseconds after its last end, so never two at once; a failure is reported and the work
 * repeats. The first run comes after `firstMs`.
 */
export function repeat(
  work: (signal: AbortSignal) => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
  firstMs = everyMs,
): Repeated {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const once = async () => {
    try {
      await work(stopping.signal);
    } catch (error) {
      onError(error);
    }
    if (!stopping.signal.aborted) plan(everyMs);
  };
  const plan = (afterMs: number) => {
    timer = setTimeout(() => {
      running = once();
    }, afterMs);
    timer.unref();
  };
  plan(firstMs);
  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
