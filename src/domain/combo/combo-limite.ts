import { LIMITE_MOSTRADO } from '#contract/catalogue/combo.ts';
import { formatCount } from '#lib/format-number.ts';

/** A combo's limit and the units that the customer has bought of it in standing orders. */
export type ComboLimite = { quantidadeLimite: number; quantidadeComprada?: number | undefined };

/** The number of units that the customer may still add; never below 0. */
export const restanteDoLimite = ({ quantidadeLimite, quantidadeComprada = 0 }: ComboLimite): number =>
  Math.max(0, quantidadeLimite - quantidadeComprada);

/** The limit as it is shown; null for one so high that it says nothing. */
export const limiteMostrado = ({ quantidadeLimite }: ComboLimite): number | null =>
  quantidadeLimite < LIMITE_MOSTRADO ? quantidadeLimite : null;

/** The limit in words, with the units bought in orders. */
export function limiteSentence({ quantidadeLimite, quantidadeComprada = 0 }: ComboLimite): string {
  const sentence = `O limite deste combo é de ${formatCount(quantidadeLimite)} por cliente.`;
  if (quantidadeComprada === 0) return sentence;
  return `${sentence} Já ${quantidadeComprada === 1 ? 'foi pedido' : 'foram pedidos'} ${formatCount(quantidadeComprada)}.`;
}

/** Why so many of a combo cannot be in the customer's cart; undefined when they can. */
export const limiteExcedido = (limite: ComboLimite, quantidade: number): string | undefined =>
  quantidade <= restanteDoLimite(limite) ? undefined : limiteSentence(limite);
