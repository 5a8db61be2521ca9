import type { FastifyRequest } from 'fastify';
import { MARCA_HEADER } from '#contract/wire/headers.ts';
import { answerRecusa } from './answer.ts';
import type { Deps } from './deps.ts';
import { recusa } from './recusa.ts';
import type { Route } from './route.ts';

/** Returns whether the request has a mark that this database never gave out. */
async function isOutra({ queries }: Deps, { headers }: FastifyRequest): Promise<boolean> {
  const marca = headers[MARCA_HEADER];
  return marca !== undefined && !(await queries.knowsMarca(String(marca)));
}

/** Adds the current mark to a cart call's responses. Refuses a request whose mark this database never gave out. */
export const withMarca = (route: Route): Route => ({
  call: route.call,
  async respond(deps, request) {
    if (await isOutra(deps, request)) {
      return answerRecusa(
        recusa('outra-epoca', 'Os dados do servidor voltaram a uma cópia anterior. Leia o carrinho de novo.'),
      );
    }
    const answer = await route.respond(deps, request);
    return { ...answer, headers: { ...answer.headers, [MARCA_HEADER]: await deps.queries.readMarca() } };
  },
});
