import type { FastifyInstance } from 'fastify';
import { answerRecusa } from './answer.ts';
import { sendAnswer } from './errors.ts';
import { recusa } from './recusa.ts';

/** HEAD is handled with GET. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Responds 405 with `Allow` to a known path with an unknown method: so the caller learns that the address is right.
 * Call it after the routes.
 */
export function refuseOtherMethods(
  app: FastifyInstance,
  bound: readonly { readonly method: string; readonly url: string }[],
): void {
  for (const [url, here] of Map.groupBy(bound, (route) => route.url)) {
    const taken = [...new Set(here.map((route) => route.method))];
    const answer = {
      ...answerRecusa(recusa('metodo-nao-permitido', 'Este endereço não aceita o método da requisição.')),
      headers: { allow: taken.flatMap((m) => (m === 'GET' ? ['GET', 'HEAD'] : [m])).join(', ') },
    };
    app.route({
      method: METHODS.filter((method) => !taken.includes(method)),
      url,
      // Before the body is read: the method is wrong, whatever the body holds.
      onRequest: (_request, reply) => void sendAnswer(reply, answer),
      handler: (_request, reply) => reply,
    });
  }
}
