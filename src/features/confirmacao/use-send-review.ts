import { keepAsDraft, retryParked, reviewParked } from '#outbox/decide.ts';
import { useDevice } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import type { Revisao } from './revisao.ts';

/** Sends a refused order again as reviewed. Returns null when it is saved, else the sentence to show. */
export function useSendReview(): (key: string, revisao: Revisao) => Promise<string | null> {
  const { vault, env } = useDevice();
  return async (key, { yes, mudancas, rascunhos }) => {
    const decided =
      mudancas.length > 0
        ? await reviewParked(vault, key, { yes, mudancas }, env)
        : rascunhos.length > 0
          ? await keepAsDraft(vault, key, { yes, drafts: rascunhos }, env)
          : await retryParked(vault, key, yes, env);
    // An order that is gone was decided in another window: there is nothing left to say.
    return decided.ok || decided.error.kind === 'gone' ? null : storageMessage(decided.error);
  };
}
