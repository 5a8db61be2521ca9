import type { FastifyRequest } from 'fastify';
import { consultarContextos, transmitirCatalogo, transmitirPrecos } from '#contract/sincronizacao.ts';
import { ok } from '#lib/result.ts';
import { type Answer, answerRecusa } from '#server/http/answer.ts';
import { naoVinculado, recusa } from '#server/http/recusa.ts';
import { type Route, sessionRoute, streamRoute } from '#server/http/route.ts';
import type { Feed } from '#server/store/feed.ts';

const indisponivel = () =>
  answerRecusa(recusa('indisponivel', 'O catálogo está sendo preparado. Tente de novo em instantes.'));

const matches = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

function answerFeed(feed: Feed, etag: string): Answer {
  const headers = {
    'content-type': 'application/x-ndjson; charset=utf-8',
    'content-encoding': 'gzip',
    etag,
  };
  return { status: 200, corpo: feed.corpo, headers };
}

/**
 * The streams that fill a device. Their bytes are made once per generation and sent as they are stored. An
 * order does not make a new generation: the stock in a stream is of the hour it was built, and what is really
 * there is said by every answer of the cart.
 */
export const sincronizacaoRoutes: readonly Route[] = [
  sessionRoute(consultarContextos, async ({ user, query }) => {
    const cliente = await user.readCliente(query.idPessoaCliente);
    return cliente === undefined ? naoVinculado() : ok(await user.listContextos(cliente));
  }),

  streamRoute(transmitirCatalogo, async ({ user }, request) => {
    const geracao = await user.readGeracao();
    if (geracao !== undefined && matches(request, `"${geracao}"`)) return notModified(`"${geracao}"`);
    const feed = await user.readCatalogoFeed();
    return feed === undefined ? indisponivel() : answerFeed(feed, `"${feed.geracao}"`);
  }),

  streamRoute(transmitirPrecos, async ({ user, query }, request) => {
    const { idContexto } = query;
    if (!(await user.hasContexto(idContexto))) return answerRecusa(naoVinculado().error);
    const geracao = await user.readGeracao();
    const etagOf = (name: string) => `"${name}-${idContexto}"`;
    if (geracao !== undefined && matches(request, etagOf(geracao))) return notModified(etagOf(geracao));
    const feed = await user.readPrecosFeed(idContexto);
    return feed === undefined ? indisponivel() : answerFeed(feed, etagOf(feed.geracao));
  }),
];

const notModified = (etag: string): Answer => ({ status: 304, corpo: '', headers: { etag } });
