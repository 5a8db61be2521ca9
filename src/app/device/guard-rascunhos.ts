import { onSessionChange, readSession } from '#net/session.ts';
import { forgetDaAba, sweepRascunhos } from '#parts/cart/rascunho-visitante.ts';

const whoIsIn = (): number | null => readSession()?.id ?? null;

/**
 * Sees to it that what a visitor typed does not outlive him on a shared device: what is too old goes now, what only
 * the tab kept goes as soon as somebody enters or leaves. The same user's next session is nobody else.
 */
export function guardRascunhos(): void {
  sweepRascunhos(Date.now());
  let before = whoIsIn();
  onSessionChange(() => {
    const now = whoIsIn();
    if (now !== before) forgetDaAba();
    before = now;
  });
}
