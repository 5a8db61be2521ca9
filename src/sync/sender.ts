import type { WakeReason } from '#outbox/wake.ts';
import type { SyncEnv } from './env.ts';
import { type Drained, drain } from './push/push.ts';

export type Sender = {
  /** Requests a drain; if one is running, another follows. */
  wake: (reason: WakeReason) => void;
  /** Resolves when nothing is being sent. */
  idle: () => Promise<void>;
  stop: () => void;
};

/** Makes all queued rows due: the user asked, or the signal came back. */
async function hurry(env: SyncEnv): Promise<void> {
  const now = env.now();
  await env.vault.outbox
    .filter((row) => row.state === 'queued' && row.notBefore > now)
    .modify({ notBefore: now });
}

/**
 * Drains the queue at each wake-up, and again when the next row is due. `exclusive` holds the lock between
 * tabs for one drain, for economy, not for safety. `onDrained` is called after each completed drain.
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
    let drained: Drained = { nextAt: null, answered: false, carrinhos: [], errors: [] };
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
        // The database may be lost for a moment: look again later, even without a wake-up.
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
