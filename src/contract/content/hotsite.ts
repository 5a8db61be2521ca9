import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { id, idTexto } from '#contract/wire/wire.ts';

/** A hotsite that is another site's page in a frame; any other type of content is html. */
export const HOTSITE_QUADRO = 1;

/**
 * A page of the store. One for logged-in users only comes to a visitor without its content. `nome` (the last part of
 * its address) and `titulo` are ours.
 */
export const hotsite = z.object({
  idHotsite: id,
  nome: z.optional(z.string()),
  titulo: z.optional(z.string()),
  /** Of a framed one: the page in the frame. */
  url: z.nullish(z.string()),
  idTipoConteudo: id,
  html: z.nullish(z.string()),
  somenteLogado: z.boolean(),
  ecommerceVitrine: z.nullish(z.object({ idVitrine: id })),
});

export type Hotsite = z.output<typeof hotsite>;

/** The hotsite of an address: `url` is the part after /hotsite/, its name or its number. */
export const consultarHotsite = defineCall({
  name: 'consultarHotsite',
  method: 'GET',
  path: '/hotsite',
  summary: 'A hotsite by its address',
  documented: true,
  access: 'visitor',
  query: z.object({ url: z.string().check(z.maxLength(200)) }),
  body: undefined,
  reply: z.nullable(hotsite),
  errors: ['requisicao-invalida', 'nao-encontrado'],
});

export const consultarHotsiteId = defineCall({
  name: 'consultarHotsiteId',
  method: 'GET',
  path: '/hotsite/consultarHotsiteId',
  summary: 'A hotsite by its number, for a dialog',
  documented: true,
  access: 'visitor',
  query: z.object({ idHotsite: idTexto }),
  body: undefined,
  reply: z.nullable(hotsite),
  errors: ['requisicao-invalida', 'nao-encontrado'],
});

/** The company's policies: the hotsite of the number, only if it is one of policies. */
export const consultarHotsitePolitica = defineCall({
  name: 'consultarHotsitePolitica',
  method: 'GET',
  path: '/hotsite/consultarHotsitePolitica',
  summary: 'The hotsite of the company’s policies',
  documented: true,
  access: 'visitor',
  query: z.object({ idHotsite: idTexto }),
  body: undefined,
  reply: z.nullable(hotsite),
  errors: ['requisicao-invalida', 'nao-encontrado'],
});
