import { onSessionChange, readSession } from '#net/session.ts';
import { forgetDaAba, sweepRascunhos } from '#parts/cart/rascunho-visitante.ts';

const whoIsIn = (): number | null => readSession()?.id ?? null;

/**
 * Deletes a visitor's drafts on a shared device: old ones now, those kept only by the tab as soon as somebody signs in
 * or out. The same user's next session keeps them.
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
