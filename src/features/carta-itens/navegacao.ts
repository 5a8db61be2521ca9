/** Reads an id out of a navigation state; null for anything else. */
const toId = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;

/**
 * Reads the letter out of the navigation state, which may hold the whole letter or only its id. Only the id is believed;
 * null without one.
 */
export function readNavegacao(state: unknown): number | null {
  if (typeof state !== 'object' || state === null) return null;
  if ('idCartaCorrecao' in state) return toId(state.idCartaCorrecao);
  return 'cartaCorrecao' in state ? readNavegacao(state.cartaCorrecao) : null;
}
