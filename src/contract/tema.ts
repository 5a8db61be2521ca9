import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id } from './wire.ts';

export const temaPersonalizado = z.object({
  idTemaPersonalizado: id,
  temaPersonalizadoTipo: z.object({ idTemaPersonalizadoTipo: id }),
  dataInicial: z.nullable(z.string()),
  dataFinal: z.nullable(z.string()),
  variosHotsite: z.array(z.string()),
  imagemTema: z.nullable(z.string()),
  parametros: z.array(z.object({ parametroTipo: z.object({ idParametroTipo: id }), valor: z.string() })),
});

export type TemaPersonalizado = z.output<typeof temaPersonalizado>;

export const consultarTemas = defineCall({
  name: 'consultarTemas',
  method: 'GET',
  path: '/temapersonalizado',
  summary: 'The themes of this installation; a missing parameter falls back to its default',
  documented: true,
  access: 'public',
  query: undefined,
  body: undefined,
  reply: z.array(temaPersonalizado),
  errors: [],
});
