import * as z from 'zod/mini';
import { codigo } from './codigo.ts';
import { texto, valor } from './membros.ts';
import { precoExato } from './numeros.ts';

/**
 * The cashback of a product: `valor` for each unit, up to the limits of an order, null is none. `hotsite` is the address of
 * the page that explains it, `html` its text.
 */
export const cashbackRegistro = z.strictObject({
  produto: codigo,
  valor: precoExato.check(z.nonnegative()),
  limiteQuantidade: z.nullable(z.int().check(z.minimum(1), z.maximum(99_999))),
  limiteValor: z.nullable(valor),
  hotsite: texto(300),
  html: texto(20_000),
});

export type CashbackRegistro = z.output<typeof cashbackRegistro>;

/** A line of cashbacks: its members, all but the code optional. */
export const cashbackLinha = z.partial(cashbackRegistro);
