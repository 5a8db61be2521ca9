import type { Prontidao } from '#mirror/prontidao.ts';

/** How far a customer is ready for work without a signal. */
export type Preparo = { texto: string; tone: 'positive' | 'sync' | 'pending' | 'caution' | 'neutral' };

/** The last pass over a customer ends with what is owed, and the prices come after it. */
const isComing = ({ partes }: Prontidao): boolean => partes.recebiveis === null || partes.precos === null;

/** How a customer stands; `isKept`: this device keeps him ready by itself. */
export function preparoOf(prontidao: Prontidao, isKept: boolean, connected: boolean): Preparo {
  if (prontidao.completo) return { texto: 'Pronto', tone: 'positive' };
  if (isKept && isComing(prontidao)) {
    return connected ? { texto: 'Preparando', tone: 'sync' } : { texto: 'Espera sinal', tone: 'pending' };
  }
  if (prontidao.desde === null) return { texto: 'Nunca baixado', tone: 'neutral' };
  if (prontidao.partes.precos === null) return { texto: 'Faltam preços', tone: 'caution' };
  return { texto: 'Incompleto', tone: 'caution' };
}
