import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { chaveTexto } from '#contract/cart/mutacao.ts';
import { KEY_HEADER } from '#contract/wire/headers.ts';
import { ok, type Result } from '#lib/result.ts';
import { type Recusa, refuse } from './recusa.ts';

/** A request's key with the hash of its content; undefined for a request without a key. */
export function readKey(request: FastifyRequest): Result<{ key: string; hash: string } | undefined, Recusa> {
  const key = request.headers[KEY_HEADER];
  if (key === undefined) return ok(undefined);
  if (typeof key !== 'string' || !z.safeParse(chaveTexto, key).success) {
    return refuse(
      'requisicao-invalida',
      'O cabeçalho Idempotency-Key não é válido: de 8 a 80 letras, algarismos, pontos, dois-pontos ou hifens.',
    );
  }
  const what = `${request.method}\n${request.url}\n${request.rawBody}`;
  const hash = createHash('sha256').update(what).digest('hex');
  return ok({ key: key.toLowerCase(), hash });
}
