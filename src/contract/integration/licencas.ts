import * as z from 'zod/mini';
import {
  LICENCA_CONTROLADOS,
  LICENCA_HOSPITALAR,
  LICENCA_MEDICAMENTOS,
} from '#contract/customers/licencas.ts';

const BITS = {
  medicamentos: LICENCA_MEDICAMENTOS,
  controlados: LICENCA_CONTROLADOS,
  hospitalar: LICENCA_HOSPITALAR,
} as const;

const NOMES = ['medicamentos', 'controlados', 'hospitalar'] as const;

/** Licences as names on the wire, as bits in code. */
export const licencas = z.codec(z.array(z.enum(NOMES)).check(z.maxLength(NOMES.length)), z.int(), {
  decode: (nomes) => nomes.reduce((bits, nome) => bits | BITS[nome], 0),
  encode: (bits) => NOMES.filter((nome) => (bits & BITS[nome]) > 0),
});
