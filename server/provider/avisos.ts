import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { isAssinado } from './assinatura.ts';

/** Where the provider's adapter says that something happened to a charge. */
const AVISOS = '/avisos/pagamento';
/** The header that carries the signature. */
const ASSINATURA = 'maleta-assinatura';

const BODY_LIMIT = 1024;
const MAX_REFERENCIA = 64;

// Whatever else a notice tells is not looked at.
const aviso = z.object({ referencia: z.string().check(z.minLength(1), z.maxLength(MAX_REFERENCIA)) });

type Avisos = {
  readonly segredo: string;
  readonly clock: () => Date;
  /** Has the provider asked for a charge soon, if there is one of this name. */
  readonly adiantar: (referencia: string) => Promise<void>;
};

/**
 * Takes signed notices as README.md beside this file says. A notice is not believed: it makes the server ask the
 * provider. Known and unknown charges are answered alike.
 */
export function serveAvisos(app: FastifyInstance, { segredo, clock, adiantar }: Avisos): void {
  app.post(AVISOS, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const assinatura = request.headers[ASSINATURA];
    if (!isAssinado(assinatura, { segredo, corpo: request.rawBody, now: clock() })) {
      return reply.code(401).header('www-authenticate', 'Maleta-Assinatura').send();
    }
    const read = z.safeParse(aviso, request.body);
    if (!read.success || read.data.referencia.includes('\0')) return reply.code(400).send();
    await adiantar(read.data.referencia);
    return reply.code(202).send();
  });
}
