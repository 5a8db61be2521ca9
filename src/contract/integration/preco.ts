import * as z from 'zod/mini';
import { codigo } from './codigo.ts';
import { taxa } from './membros.ts';
import { percentualExato, precoExato } from './numeros.ts';

/** The price of a product in a price table; `vendido` false: the table does not sell it, although its base does. */
export const precoRegistro = z.strictObject({
  tabela: codigo,
  produto: codigo,
  valorUnitario: precoExato.check(z.nonnegative()),
  descontoComercial: taxa,
  descontoFinanceiro: taxa,
  /** The percentage of the net price that is added as ST, and the part of it for the state's fund against poverty. */
  st: percentualExato.check(z.nonnegative()),
  stFcp: percentualExato.check(z.nonnegative()),
  vendido: z.boolean(),
});

export type PrecoRegistro = z.output<typeof precoRegistro>;

/** A line of precos: its members, all but the codes optional. */
export const precoLinha = z.partial(precoRegistro);
