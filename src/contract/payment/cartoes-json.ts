import * as z from 'zod/mini';
import { type CartaoPagamento, cartaoPagamento } from './pagamento.ts';

const cartoes = z.array(cartaoPagamento);

/** The list of cards as the JSON that travels in base64 inside a payment's body. */
export const cartoesToJson = (list: readonly CartaoPagamento[]): string =>
  JSON.stringify(z.encode(cartoes, [...list]));
