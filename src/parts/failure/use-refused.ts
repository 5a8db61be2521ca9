import { useMemo } from 'react';
import { changeParked, discardParked, type LinhaWish, type NewYes, retryParked } from '#outbox/decide.ts';
import { useDevice } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';

/** What a person decides on refused changes. Each answers null when it is saved, else the sentence to show. */
export type RefusedActs = {
  /** Tries again as a new change; a submission goes with what the person has just seen. */
  retry: (key: string, yes?: NewYes) => Promise<string | null>;
  discard: (key: string) => Promise<string | null>;
  /** Wants something else of the line whose change was refused; 0 removes it. */
  change: (key: string, wish: LinhaWish) => Promise<string | null>;
};

type Decided = Awaited<ReturnType<typeof discardParked>>;

// One that is gone was decided in another window: there is nothing left to say.
const sentenceOf = (decided: Decided): string | null =>
  decided.ok || decided.error.kind === 'gone' ? null : storageMessage(decided.error);

/** The decisions on refused changes. */
export function useRefused(): RefusedActs {
  const { vault, env } = useDevice();
  return useMemo(
    () => ({
      retry: async (key, yes) => sentenceOf(await retryParked(vault, key, yes ?? null, env)),
      discard: async (key) => sentenceOf(await discardParked(vault, key, env)),
      change: async (key, wish) => sentenceOf(await changeParked(vault, key, wish, env)),
    }),
    [vault, env],
  );
}
