import { formatCount } from '#lib/format-number.ts';
import type { UnsentCliente } from '#outbox/unsent.ts';

const alteracoes = (n: number): string => (n === 1 ? '1 alteração' : `${formatCount(n)} alterações`);

/** One customer's unsent work, in one line. */
export function unsentWords({
  pedidos,
  alteracoes: n,
}: Pick<UnsentCliente, 'pedidos' | 'alteracoes'>): string {
  const parts = pedidos.map((codigo) => `Pedido ${codigo}`);
  if (n > 0) parts.push(alteracoes(n));
  return parts.join(' · ');
}

/** The number of unsent changes, for a sentence. */
export const unsentCount = (n: number): string =>
  n === 1 ? '1 alteração não enviada' : `${formatCount(n)} alterações não enviadas`;

/** The word that a user types before their work is discarded. */
export const DISCARD_WORD = 'descartar';

export const isDiscardWord = (typed: string): boolean =>
  typed.trim().toLocaleLowerCase('pt-BR') === DISCARD_WORD;
