import { useMemo } from 'react';
import { changeParked, discardParked, type LinhaWish, type NewYes, retryParked } from '#outbox/decide.ts';
import { useDevice } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';

/** The user's decisions on refused changes. Each returns null when saved, else the sentence to show. */
export type RefusedActs = {
  /** Retries as a new change; a submission is sent as the user has just seen it. */
  retry: (key: string, yes?: NewYes) => Promise<string | null>;
  discard: (key: string) => Promise<string | null>;
  /** Replaces a line's refused change by another quantity; 0 removes the line. */
  change: (key: string, wish: LinhaWish) => Promise<string | null>;
};

type Decided = Awaited<ReturnType<typeof discardParked>>;

// A missing row was decided in another window: no message is needed.
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
