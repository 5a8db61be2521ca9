import * as z from 'zod/mini';
import { dia } from '#contract/wire/paging.ts';
import { codigo } from './codigo.ts';
import { imagem } from './conteudo.ts';
import { emOrdem, lista, nome } from './membros.ts';

/** When a theme is shown: the store's own, between two days, on the pages of hotsites, or where there is no other. */
export const TIPOS_DE_TEMA = { loja: 1, periodo: 2, hotsites: 3, reserva: 8 } as const;

export const NOMES_DE_TIPOS_DE_TEMA = ['loja', 'periodo', 'hotsites', 'reserva'] as const;

/** Every visitor's device reads all themes with their logos. */
const LOGO = 512 * 1024;

/** A colour by its name in docs/themes.md; `transparencia` is the percentage of the ground that shows through. */
const cor = z.strictObject({
  cor: nome(80),
  valor: z
    .string()
    .check(z.trim(), z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/, 'tem de ser uma cor como #32307b')),
  transparencia: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(100))), null),
});

type Cor = z.output<typeof cor>;

/** The name of a hotsite, which the database joins with others by `;`. */
const hotsite = nome(200).check(z.regex(/^[^;/]*$/, 'tem de ser o nome de um hotsite, sem ; nem /'));

const corDe = (one: Cor): string => one.cor;

/** Colours in the order in which they are compared. */
export const ordenarCores = (cores: readonly Cor[]): Cor[] => emOrdem(cores, corDe);

/** A theme: its logo and the colours that differ from the store's own theme. */
export const temaRegistro = z.strictObject({
  codigoErp: codigo,
  nome: nome(100),
  tipo: z.enum(NOMES_DE_TIPOS_DE_TEMA),
  dataInicial: z.nullable(dia),
  dataFinal: z.nullable(dia),
  hotsites: lista(hotsite, (one) => one, 100),
  /** The codes of the showcases that belong to it. */
  vitrines: lista(codigo, (one) => one, 100),
  imagem: imagem(LOGO),
  cores: lista(cor, corDe, 500),
});

export type TemaRegistro = z.output<typeof temaRegistro>;

/** A line of temas: its members, all but the code optional. */
export const temaLinha = z.partial(temaRegistro);
