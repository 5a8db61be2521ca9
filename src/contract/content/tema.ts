import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { id } from '#contract/wire/wire.ts';

/**
 * A theme of the portal. Types: 1 the store's, 2 between two dates, 3 of hotsites, 8 when there is no other.
 * `dataInicial` and `dataFinal` are instants, or days of the business time zone (the last one counts whole).
 * `imagemTema` is the logo: an address, or a picture in base64.
 */
export const temaPersonalizado = z.object({
  idTemaPersonalizado: id,
  temaPersonalizadoTipo: z.object({ idTemaPersonalizadoTipo: id }),
  dataInicial: z.nullable(z.string()),
  dataFinal: z.nullable(z.string()),
  variosHotsite: z.array(z.string()),
  imagemTema: z.nullable(z.string()),
  parametros: z.array(
    z.object({
      parametroTipo: z.object({ idParametroTipo: id }),
      valor: z.string(),
      /** The same colour with its transparency worked in. */
      valorComPercentualTransparencia: z.optional(z.nullable(z.string())),
    }),
  ),
});

export type TemaPersonalizado = z.output<typeof temaPersonalizado>;

export const consultarTemas = defineCall({
  name: 'consultarTemas',
  method: 'GET',
  path: '/temapersonalizado',
  summary:
    "The themes of this installation, the store's own first; a missing parameter falls back to its default",
  documented: true,
  access: 'public',
  query: undefined,
  body: undefined,
  reply: z.array(temaPersonalizado),
  errors: [],
});
