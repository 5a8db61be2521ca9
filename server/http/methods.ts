import type { FastifyInstance } from 'fastify';
import { answerRecusa } from './answer.ts';
import { sendAnswer } from './errors.ts';
import { recusa } from './recusa.ts';

/** HEAD goes with GET. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Answers 405 with `Allow` for a known path that is called by a method that no route takes: the caller is told
 * that the address is right. Call it after the routes.
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
      // Before the body is read: whatever it holds, the method is what is wrong.
      onRequest: (_request, reply) => void sendAnswer(reply, answer),
      handler: (_request, reply) => reply,
    });
  }
}
