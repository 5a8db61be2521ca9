import * as z from 'zod/mini';
import { codigo } from './codigo.ts';
import { taxa } from './membros.ts';

/** A name that is part of a key, which joins its parts by `|`. */
const nomeNaChave = z.string().check(z.regex(/^[^|]{1,200}$/, 'tem de ter de 1 a 200 sinais, sem |'));

const quantidade = z.int().check(z.minimum(1), z.maximum(99_999));

/** The manufacturer of a brand whose products name none. */
export const SEM_FABRICANTE = 'Não informado';

/** The members of a tier's key that are no codes. */
export const faixaChaves = {
  marca: nomeNaChave,
  fabricante: z._default(nomeNaChave, SEM_FABRICANTE),
  quantidade,
} as const;

/** From `quantidade` units of a product on, its brand has these discounts in a price table instead of the price's own. */
export const faixaRegistro = z.strictObject({
  tabela: codigo,
  marca: nomeNaChave,
  fabricante: nomeNaChave,
  quantidade,
  descontoComercial: taxa,
  descontoFinanceiro: taxa,
});

export type FaixaRegistro = z.output<typeof faixaRegistro>;

/** A line of faixas: its members, all but those of the key optional. */
export const faixaLinha = z.partial(faixaRegistro);
