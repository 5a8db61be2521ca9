import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { contagemTexto, idTexto } from '#contract/wire/wire.ts';

/** `carrinho`: another device changed the user's cart. `cliente`: an order of the customer changed. `catalogo`: products or prices changed. */
export const aviso = z.enum(['carrinho', 'cliente', 'catalogo']);

export type Aviso = z.output<typeof aviso>;

/**
 * A stream of hints for the customer being served: `data: <word>`, an empty line, and a comment every 25 s that shows that
 * the line lives. A hint carries no data: it says that it is worth asking. It never comes of a change that the same
 * session made. The server ends the stream with the session, or after a quarter of an hour, and the device asks again.
 *
 * 204: this server gives no hints, and is not asked again before the app is opened anew. What happens while nobody listens
 * is found by the refresh that the device does anyway.
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
