import type { FastifyInstance } from 'fastify';
import type { AnyCall } from '#contract/wire/call.ts';
import { answerRecusa } from './answer.ts';
import { sendAnswer } from './errors.ts';
import { recusa } from './recusa.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** True for a call that HEAD may read: HEAD runs the handler of GET, so a GET with an effect refuses it. */
export const takesHead = ({
  method,
  keyed,
  hasEffect,
}: Pick<AnyCall, 'method' | 'keyed' | 'hasEffect'>): boolean => method === 'GET' && !keyed && !hasEffect;

/**
 * Responds 405 with `Allow` to a known path with an unknown method: so the caller learns that the address is right.
 * Call it after the routes.
 */
export function refuseOtherMethods(
  app: FastifyInstance,
  bound: readonly { readonly method: string; readonly url: string; readonly takesHead: boolean }[],
): void {
  for (const [url, here] of Map.groupBy(bound, (route) => route.url)) {
    const taken = [...new Set(here.flatMap((one) => (one.takesHead ? [one.method, 'HEAD'] : [one.method])))];
    const answer = {
      ...answerRecusa(recusa('metodo-nao-permitido', 'Este endereço não aceita o método da requisição.')),
      headers: { allow: taken.join(', ') },
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
