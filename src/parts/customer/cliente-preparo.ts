import type { Prontidao } from '#mirror/prontidao.ts';

/** A customer's readiness for work offline. */
export type Preparo = { texto: string; tone: 'positive' | 'sync' | 'pending' | 'caution' | 'neutral' };

/** A customer's load ends with the instalments, and prices come after it. */
const isComing = ({ partes }: Prontidao): boolean => partes.recebiveis === null || partes.precos === null;

/** A customer's state; `isKept`: this device keeps the customer ready. */
export function preparoOf(prontidao: Prontidao, isKept: boolean, connected: boolean): Preparo {
  if (prontidao.completo) return { texto: 'Pronto', tone: 'positive' };
  if (isKept && isComing(prontidao)) {
    return connected ? { texto: 'Preparando', tone: 'sync' } : { texto: 'Espera sinal', tone: 'pending' };
  }
  if (prontidao.desde === null) return { texto: 'Sem preços neste aparelho', tone: 'neutral' };
  if (prontidao.partes.precos === null) return { texto: 'Faltam preços', tone: 'caution' };
  return { texto: 'Incompleto', tone: 'caution' };
}
