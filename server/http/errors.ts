import { Readable } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { chaveTexto } from '#contract/cart/mutacao.ts';
import { KEY_HEADER, MARKER_HEADER, MARKER_VALUE } from '#contract/wire/headers.ts';
import { isUnavailable } from '#server/db/unavailable.ts';
import { type Answer, answerRecusa } from './answer.ts';
import { BodyTooLarge } from './body-limit.ts';
import { type Recusa, recusa } from './recusa.ts';

/** True for the paths of the contract, ignoring case. */
export const isApi = (url: string): boolean => /^\/api(?:[/?]|$)/i.test(url);

function payloadOf(corpo: Answer['corpo']): string | Buffer | Readable {
  if (typeof corpo === 'string') return corpo;
  if (corpo instanceof Readable) return corpo;
  return corpo instanceof Uint8Array ? Buffer.from(corpo) : Readable.from(corpo, { objectMode: false });
}

/** The request's own key, by which a device recognises the response to its request; empty without a key. */
function nameKey({ headers }: FastifyRequest): Record<string, string> {
  const key = headers[KEY_HEADER];
  return z.safeParse(chaveTexto, key).success ? { [KEY_HEADER]: String(key) } : {};
}

/** Sends a response with the proof that a device checks: the marker, and the key of the request. */
export function sendAnswer(
  reply: FastifyReply,
  { status, corpo, headers, accessEvent }: Answer,
): FastifyReply {
  reply.request.accessEvent = accessEvent;
  reply.code(status).header(MARKER_HEADER, MARKER_VALUE).headers(nameKey(reply.request));
  reply.header('cache-control', 'no-store');
  if (typeof corpo === 'string' && corpo !== '') reply.type('application/json; charset=utf-8');
  return reply.headers(headers ?? {}).send(payloadOf(corpo));
}

const SEM_BANCO = 'O servidor está sem acesso aos dados ou ocupado demais. Tente de novo em instantes.';

/**
 * The refusal for an unavailable database, and for a request that Fastify itself rejects: too large, no JSON, another
 * content type, a bad address.
 */
function recusaOf(error: FastifyError): Recusa {
  if (isUnavailable(error)) return recusa('indisponivel', SEM_BANCO);
  if (error instanceof BodyTooLarge) return recusa('corpo-grande', error.message);
  const status = error.statusCode ?? 500;
  if (status === 413) return recusa('corpo-grande', 'O conteúdo enviado é grande demais.');
  if (status === 429) return recusa('muitas-requisicoes', 'Muitas requisições. Tente de novo em instantes.');
  if (status === 503) return recusa('indisponivel', 'O servidor está sendo encerrado. Tente de novo.');
  if (status >= 400 && status < 500) {
    return recusa('requisicao-invalida', 'A requisição está em formato inválido.');
  }
  return recusa('erro-interno', 'Houve um erro inesperado no servidor. Tente de novo em instantes.');
}

/** Turns every failure into a refusal in the contract's form; an unexpected error is logged, not sent. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = recusaOf(error);
    if (isUnavailable(error)) request.log.warn({ err: error }, 'the database did not answer');
    else if (refusal.status >= 500) request.log.error({ err: error }, 'unexpected error');
    return sendAnswer(reply, answerRecusa(refusal));
  });
  app.setNotFoundHandler((request, reply) => {
    if (isApi(request.url)) {
      return sendAnswer(reply, answerRecusa(recusa('chamada-desconhecida', 'Página não encontrada!')));
    }
    return reply.code(404).type('text/plain; charset=utf-8').send('Página não encontrada!');
  });
}
