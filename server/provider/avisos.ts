import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { isAssinado } from './assinatura.ts';

/** Receives the adapter's notices of changed charges. */
const AVISOS = '/avisos/pagamento';
/** The header that carries the signature. */
const ASSINATURA = 'maleta-assinatura';

const BODY_LIMIT = 1024;
const MAX_REFERENCIA = 64;

// Other fields of a notice are ignored.
const aviso = z.object({ referencia: z.string().check(z.minLength(1), z.maxLength(MAX_REFERENCIA)) });

type Avisos = {
  readonly segredo: string;
  readonly clock: () => Date;
  /** Makes the charge of this name, if there is one, due to be asked about soon. */
  readonly adiantar: (referencia: string) => Promise<void>;
};

/**
 * Takes signed notices, as described in README.md in this folder. A notice is not trusted: it makes the server ask the
 * provider. Known and unknown charges get the same response.
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
