import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { policyOf } from './page.ts';

/** The response to a sent form: another page, or a page with a status. */
export type Resposta = { readonly location: string } | { readonly status: number; readonly html: string };

/** A page with forms that are sent back to its own address. */
export type PaginaDeFormularios = {
  readonly path: string;
  /** True for a page that shows pictures of this server. */
  readonly hasPictures?: boolean;
  readonly read: (query: URLSearchParams) => string | Promise<string>;
  readonly act: (fields: URLSearchParams) => Resposta | Promise<Resposta>;
};

/** A sentence of 200 characters, each of them up to twelve when it is sent, and the short fields. */
const CORPO_MAXIMO = 4096;

/** Another site's form is also sent with the user's browser; a form of this page names its origin. */
function isOfThisSite({ headers }: FastifyRequest): boolean {
  if (headers['sec-fetch-site'] !== undefined) return headers['sec-fetch-site'] === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === headers.host;
}

const sendAs = (policy: string) => (reply: FastifyReply, status: number, html: string) =>
  reply
    .code(status)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    // With no policy at all, a browser hides the origin of its forms.
    .header('referrer-policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(html);

/** Serves a page of forms; forms of other sites are refused. */
export async function serveForms(
  app: FastifyInstance,
  { path, hasPictures, read, act }: PaginaDeFormularios,
): Promise<void> {
  const send = sendAs(policyOf("'self'", hasPictures));
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: CORPO_MAXIMO },
      (_request, text, done) => done(null, new URLSearchParams(String(text))),
    );
    scope.get(path, async (request, reply) =>
      send(reply, 200, await read(new URL(request.url, 'http://localhost').searchParams)),
    );
    scope.post(path, async (request, reply) => {
      if (!isOfThisSite(request)) return send(reply, 403, '<p>Este formulário veio de outro site.</p>');
      const { body } = request;
      const resposta = await act(body instanceof URLSearchParams ? body : new URLSearchParams());
      return 'location' in resposta
        ? reply.redirect(resposta.location, 303)
        : send(reply, resposta.status, resposta.html);
    });
  });
}
