import { useMemo } from 'react';
import { discardContato, retryContato } from '#outbox/contatos/decide-contato.ts';
import {
  changeParked,
  type Decided,
  discardParked,
  type LinhaWish,
  type NewYes,
  retryParked,
} from '#outbox/decide.ts';
import { discardDevolucao, retryDevolucao } from '#outbox/devolucoes/decide-devolucao.ts';
import { retryVisita } from '#outbox/visitas/decide-visita.ts';
import { useDevice } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import { isContato } from '#vault/contato-intents.ts';
import { isDevolucao } from '#vault/devolucao-intents.ts';
import type { Vault } from '#vault/vault.ts';
import { isVisita } from '#vault/visita-intent.ts';

/** The user's decisions on refused changes. Each returns null when saved, else the sentence to show. */
export type RefusedActs = {
  /** Retries as a new change; a submission is sent as the user has just seen it. */
  retry: (key: string, yes?: NewYes) => Promise<string | null>;
  discard: (key: string) => Promise<string | null>;
  /** Replaces a line's refused change by another quantity; 0 removes the line. */
  change: (key: string, wish: LinhaWish) => Promise<string | null>;
};

/** The sentence of a decision that was not saved, else null. A missing row was decided in another window. */
export const decidedText = (decided: Decided): string | null =>
  decided.ok || decided.error.kind === 'gone' ? null : storageMessage(decided.error);

/** A refused change of a return, a contact or a visit has its own decisions: they go by the order within that one. */
const DEVOLUCAO = { retry: retryDevolucao, discard: discardDevolucao };
const CONTATO = { retry: retryContato, discard: discardContato };
const VISITA = { retry: retryVisita, discard: discardParked };

async function decisionsOf(
  vault: Vault,
  key: string,
): Promise<typeof DEVOLUCAO | typeof CONTATO | typeof VISITA | null> {
  const intent = (await vault.parked.get(key))?.intent;
  if (intent === undefined) return null;
  if (isContato(intent)) return CONTATO;
  if (isVisita(intent)) return VISITA;
  return isDevolucao(intent) ? DEVOLUCAO : null;
}

/** The decisions on refused changes. */
export function useRefused(): RefusedActs {
  const { vault, env } = useDevice();
  return useMemo(
    () => ({
      retry: async (key, yes) => {
        const own = await decisionsOf(vault, key);
        return decidedText(
          await (own ? own.retry(vault, key, null, env) : retryParked(vault, key, yes ?? null, env)),
        );
      },
      discard: async (key) => {
        const own = await decisionsOf(vault, key);
        return decidedText(await (own?.discard ?? discardParked)(vault, key, env));
      },
      change: async (key, wish) => decidedText(await changeParked(vault, key, wish, env)),
    }),
    [vault, env],
  );
}
