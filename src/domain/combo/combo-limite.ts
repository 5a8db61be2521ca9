import { LIMITE_MOSTRADO } from '#contract/catalogue/combo.ts';
import { formatCount } from '#lib/format-number.ts';

/** A combo's limit, and the units that the customer has in valid orders. */
export type ComboLimite = { quantidadeLimite: number; quantidadeComprada?: number | undefined };

/** Returns the number of units that the customer may still add; never below 0. */
export const restanteDoLimite = ({ quantidadeLimite, quantidadeComprada = 0 }: ComboLimite): number =>
  Math.max(0, quantidadeLimite - quantidadeComprada);

/** Returns the limit to show; null for a limit so high that it means nothing. */
export const limiteMostrado = ({ quantidadeLimite }: ComboLimite): number | null =>
  quantidadeLimite < LIMITE_MOSTRADO ? quantidadeLimite : null;

/** Returns the limit as a sentence, with the units already ordered. */
export function limiteSentence({ quantidadeLimite, quantidadeComprada = 0 }: ComboLimite): string {
  const sentence = `O limite deste combo é de ${formatCount(quantidadeLimite)} por cliente.`;
  if (quantidadeComprada === 0) return sentence;
  return `${sentence} Já ${quantidadeComprada === 1 ? 'foi pedido' : 'foram pedidos'} ${formatCount(quantidadeComprada)}.`;
}

/** Returns why the customer's cart cannot hold this many of a combo; undefined if it can. */
export const limiteExcedido = (limite: ComboLimite, quantidade: number): string | undefined =>
  quantidade <= restanteDoLimite(limite) ? undefined : limiteSentence(limite);
