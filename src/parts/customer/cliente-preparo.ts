import type { Prontidao } from '#mirror/prontidao.ts';
import type { Falta } from './preferencia-falta.ts';

/** A customer's readiness for work offline. */
export type Preparo = { texto: string; tone: 'positive' | 'sync' | 'pending' | 'caution' | 'neutral' };

/** A customer's load ends with the instalments, and prices come after it. */
const isComing = ({ partes }: Prontidao): boolean => partes.recebiveis === null || partes.precos === null;

/** The customer's own obstacle to buying: the data are complete, and removing it needs a signal. */
const IMPEDIDO: Readonly<Record<Falta, Preparo>> = {
  preferencias: { texto: 'Faltam preferências', tone: 'pending' },
  'meio-pagamento': { texto: 'Sem forma de pagamento', tone: 'pending' },
};

/**
 * A customer's state; `isKept`: this device keeps the customer ready; `falta`: the customer's own obstacle to buying, or
 * null.
 */
export function preparoOf(
  prontidao: Prontidao,
  isKept: boolean,
  connected: boolean,
  falta: Falta | null,
): Preparo {
  if (prontidao.completo) return falta === null ? { texto: 'Pronto', tone: 'positive' } : IMPEDIDO[falta];
  if (isKept && isComing(prontidao)) {
    return connected ? { texto: 'Preparando', tone: 'sync' } : { texto: 'Espera sinal', tone: 'pending' };
  }
  if (prontidao.desde === null) return { texto: 'Sem preços neste aparelho', tone: 'neutral' };
  if (prontidao.partes.precos === null) return { texto: 'Faltam preços', tone: 'caution' };
  return { texto: 'Incompleto', tone: 'caution' };
}
