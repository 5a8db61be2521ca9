import type { WakeReason } from '#outbox/wake.ts';
import type { SyncEnv } from './env.ts';
import { type Drained, drain } from './push/push.ts';

export type Sender = {
  /** Asks for a drain; one that is running is followed by another. */
  wake: (reason: WakeReason) => void;
  /** Resolves when nothing is being sent. */
  idle: () => Promise<void>;
  stop: () => void;
};

/** Everything that waits becomes due: a person asked, or the signal came back. */
async function hurry(env: SyncEnv): Promise<void> {
  const now = env.now();
  await env.vault.outbox
    .filter((row) => row.state === 'queued' && row.notBefore > now)
    .modify({ notBefore: now });
}

/**
 * Drains the queue whenever something wakes it and again when the next row is due. `exclusive` holds the lock
 * between tabs for one drain; that is economy, not safety. `onDrained` is told after each drain that ended.
 */
export function createSender(
  env: SyncEnv,
  exclusive: (work: () => Promise<void>) => Promise<void>,
  hooks: { onDrained: (drained: Drained) => void; onError: (error: unknown) => void },
): Sender {
  let running: Promise<void> | null = null;
  let again = false;
  let urgent = false;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function once(): Promise<void> {
    let drained: Drained = { nextAt: null, answered: false, errors: [] };
    await exclusive(async () => {
      if (urgent) await hurry(env);
      urgent = false;
      drained = await drain(env);
      const { nextAt } = drained;
      clearTimeout(timer);
      if (nextAt !== null && !stopped) timer = setTimeout(start, Math.max(0, nextAt - env.now()));
    });
    for (const error of drained.errors) hooks.onError(error);
    hooks.onDrained(drained);
  }

  async function run(): Promise<void> {
    do {
      again = false;
      await once();
    } while (again && !stopped);
  }

  function start(): void {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    running = run()
      .catch((error: unknown) => {
        hooks.onError(error);
        // A database that was lost for a moment is asked again, though nothing wakes it.
        clearTimeout(timer);
        if (!stopped) timer = setTimeout(start, env.capMs());
      })
      .finally(() => {
        running = null;
      });
  }

  return {
    wake: (reason) => {
      if (reason !== 'enqueued') urgent = true;
      start();
    },
    idle: async () => {
      await running;
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
