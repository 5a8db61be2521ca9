import * as z from 'zod/mini';
import { codigo } from './codigo.ts';
import { nome, texto } from './membros.ts';

/** A badge of products and combos. `vitrine` is the last part of the address of the showcase to which it leads. */
export const seloRegistro = z.strictObject({
  codigoErp: codigo,
  rotulo: nome(60),
  icone: texto(40),
  estilo: z.enum(['traco', 'cheio']),
  /** The lowest stands first. */
  prioridade: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  detalhes: texto(2000),
  /** The badge of products with volume tiers. */
  descontoPorVolume: z.boolean(),
  vitrine: texto(200),
});

export type SeloRegistro = z.output<typeof seloRegistro>;

/** A line of selos: its members, all but the code optional. */
export const seloLinha = z.partial(seloRegistro);
