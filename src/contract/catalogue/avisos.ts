import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { contagemTexto, idTexto } from '#contract/wire/wire.ts';

/** `carrinho`: another device changed the user's cart. `cliente`: an order or a contact of the customer changed. `catalogo`: products or prices changed. */
export const aviso = z.enum(['carrinho', 'cliente', 'catalogo']);

export type Aviso = z.output<typeof aviso>;

/**
 * A stream of hints for the served customer: `data: <word>`, an empty line, and a comment every 25 s that shows
 * that the line lives. A hint carries no data: it tells the device to ask. A change of the same session gives no
 * hint.
 *
 * The server ends the stream with the session, or after a quarter of an hour, and the device asks again. 204:
 * this server gives no hints, and the device does not ask again before the app is opened again. The device's
 * regular refresh finds changes that a hint missed.
 */
export const ouvirAvisos = defineCall({
  name: 'ouvirAvisos',
  method: 'GET',
  path: '/sincronizacao/avisos',
  summary: 'Tells a device that is online that there is something new to ask for',
  documented: false,
  access: 'session',
  /** `segundos`: how long it may stay open at most, if shorter than the server would have it. */
  query: z.object({ idPessoaCliente: idTexto, segundos: z.optional(contagemTexto) }),
  body: undefined,
  reply: undefined,
  contentType: 'text/event-stream',
  errors: ['cliente-nao-vinculado', 'muitas-requisicoes', 'indisponivel'],
});
