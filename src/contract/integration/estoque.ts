import * as z from 'zod/mini';
import { codigo } from './codigo.ts';

const unidades = z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1));

/** The units of a product at a branch; fewer than `poucas` count as few. */
export const estoqueRegistro = z.strictObject({
  filial: codigo,
  produto: codigo,
  estoque: unidades,
  poucas: unidades,
});

export type EstoqueRegistro = z.output<typeof estoqueRegistro>;

/** A line of estoques: its members, all but the codes optional. */
export const estoqueLinha = z.partial(estoqueRegistro);
