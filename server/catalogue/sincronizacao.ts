import type { FastifyRequest } from 'fastify';
import {
  consultarContextos,
  lerFeed,
  transmitirCatalogo,
  transmitirPrecos,
} from '#contract/catalogue/sincronizacao.ts';
import type { QueryOf } from '#contract/wire/call.ts';
import { FEED_BY_NAME, FEED_HEADER } from '#contract/wire/headers.ts';
import { ok } from '#lib/result.ts';
import { readCliente } from '#server/customers/data/clientes.ts';
import { hasContexto, listContextos } from '#server/customers/data/compra.ts';
import type { Scope } from '#server/db/scope.ts';
import {
  type Feed,
  readCatalogoFeed,
  readFeedRest,
  readGeracao,
  readNewestName,
  readPrecosFeed,
} from '#server/feed/feed.ts';
import { readDeltaOverBase } from '#server/feed/feed-delta.ts';
import { buildMissing, catchUp } from '#server/feed/feed-fresh.ts';
import { readSharedDelta } from '#server/feed/feed-shared.ts';
import { type Answer, answerRecusa } from '#server/http/answer.ts';
import type { Deps } from '#server/http/deps.ts';
import { naoVinculado, recusa } from '#server/http/recusa.ts';
import { publicStreamRoute, type Route, sessionRoute, streamRoute } from '#server/http/route.ts';

const NDJSON = { 'content-type': 'application/x-ndjson; charset=utf-8', 'content-encoding': 'gzip' };

/** Other content has another name, so a copy stays valid. */
const FOR_GOOD = { 'cache-control': 'public, max-age=31536000, immutable' };

const NOME = /^[0-9a-f]{64}$/;

const indisponivel = () =>
  answerRecusa(recusa('indisponivel', 'O catálogo está sendo preparado. Tente de novo em instantes.'));

const loadWhole = (reason: string) =>
  answerRecusa(recusa('cursor-desconhecido', `${reason} Carregue o catálogo inteiro.`));

const badParte = (reason: string) => answerRecusa(recusa('requisicao-invalida', reason));

const notModified = (headers: Record<string, string> = {}): Answer => ({ status: 304, corpo: '', headers });

const matches = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

const answerName = ({ nome, sha256 }: { nome: string; sha256: string }, headers = {}): Answer => ({
  status: 200,
  corpo: '',
  headers: { ...headers, [FEED_HEADER]: `${nome};sha256=${sha256}` },
});

const takesNames = (request: FastifyRequest): boolean => request.headers[FEED_HEADER] === FEED_BY_NAME;

/** One of the feeds: its read, and the ETag that it derives from the generation. */
type Stream = {
  readonly user: Scope;
  readonly idContexto: string;
  readonly now: Date;
  readonly etagOf: (geracao: string) => string;
  readonly readWhole: () => Promise<Feed | undefined>;
  readonly deps: Deps;
};

type Parte =
  | { readonly kind: 'whole' | 'bad' }
  | { readonly kind: 'rest'; readonly geracao: string; readonly from: number }
  | { readonly kind: 'delta'; readonly cursor: string };

function parteOf({ geracao, aPartirDe, cursor }: QueryOf<typeof transmitirCatalogo>): Parte {
  if (cursor !== undefined) {
    return geracao === undefined && aPartirDe === undefined ? { kind: 'delta', cursor } : { kind: 'bad' };
  }
  if (geracao === undefined && aPartirDe === undefined) return { kind: 'whole' };
  return geracao === undefined || aPartirDe === undefined
    ? { kind: 'bad' }
    : { kind: 'rest', geracao, from: aPartirDe };
}

async function answerWhole(
  { user, idContexto, now, etagOf, readWhole, deps }: Stream,
  request: FastifyRequest,
): Promise<Answer> {
  const geracao = await readGeracao(user.db, idContexto);
  if (geracao !== undefined && matches(request, etagOf(geracao)))
    return notModified({ etag: etagOf(geracao) });
  if (geracao === undefined) await buildMissing(user.db, idContexto, now);
  if (takesNames(request)) {
    const named = await readNewestName(user.db, idContexto);
    if (named !== undefined && named.bytes >= deps.nomearDesde)
      return answerName(named, { etag: etagOf(named.geracao) });
  }
  const feed = await readWhole();
  if (feed === undefined) return indisponivel();
  return { status: 200, corpo: feed.corpo, headers: { ...NDJSON, etag: etagOf(feed.geracao) } };
}

async function answerRest(
  { user, idContexto, etagOf }: Stream,
  { geracao, from }: Parte & { kind: 'rest' },
): Promise<Answer> {
  const rest = await readFeedRest(user.db, { idContexto, geracao, from });
  if (rest === 'gone') return loadWhole('Esta geração do catálogo não existe mais.');
  if (rest === 'beyond') return badParte('O campo aPartirDe está além do último segmento (na consulta).');
  return { status: 200, corpo: rest.corpo, headers: { ...NDJSON, etag: etagOf(geracao) } };
}

async function answerDelta(
  { user, idContexto, now, deps }: Stream,
  cursor: string,
  request: FastifyRequest,
): Promise<Answer> {
  const delta = await readSharedDelta(user.db, { idContexto, cursor }, deps.passoMs);
  if (delta === 'unchanged') return notModified();
  if (typeof delta === 'object') {
    const { corpo, sha256, nome } = delta;
    return nome !== null && corpo.length >= deps.nomearDesde && takesNames(request)
      ? answerName({ nome, sha256 })
      : { status: 200, corpo, headers: NDJSON };
  }
  const isFresh = await catchUp(user.db, idContexto, now);
  if (delta === 'large' && !isFresh) return indisponivel();
  return delta === 'large'
    ? loadWhole('Muita coisa mudou desde a última atualização.')
    : loadWhole('Este servidor não conhece a última atualização deste aparelho.');
}

async function answerStream(
  stream: Stream,
  query: QueryOf<typeof transmitirCatalogo>,
  request: FastifyRequest,
): Promise<Answer> {
  const parte = parteOf(query);
  if (parte.kind === 'bad')
    return badParte('Informe geracao com aPartirDe, ou cursor, ou nenhum deles (na consulta).');
  if (parte.kind === 'rest') return await answerRest(stream, parte);
  return parte.kind === 'delta'
    ? await answerDelta(stream, parte.cursor, request)
    : await answerWhole(stream, request);
}

/** A context's differences from its base. An unreadable base and a wrong base get the same response. */
async function answerOverBase(
  user: Scope,
  now: Date,
  idContextoBase: string,
  { idContexto, geracao, aPartirDe, cursor }: QueryOf<typeof transmitirPrecos>,
): Promise<Answer> {
  if (cursor === undefined || geracao !== undefined || aPartirDe !== undefined)
    return badParte('Informe idContextoBase com cursor, sem geracao nem aPartirDe (na consulta).');
  const mayRead = await hasContexto(user, idContextoBase, now);
  const delta = mayRead
    ? await readDeltaOverBase(user.db, { idContexto, idContextoBase, cursor })
    : 'unknown';
  return typeof delta === 'object'
    ? { status: 200, corpo: delta.corpo, headers: NDJSON }
    : loadWhole('Os preços deste contexto não podem ser dados como diferenças.');
}

/**
 * The streams that fill a device. A generation's bytes are made once and sent as stored; a request with a cursor gets
 * the changes since then, including the stock that orders took.
 */
export const sincronizacaoRoutes: readonly Route[] = [
  sessionRoute(consultarContextos, async ({ user, query, now }) => {
    const cliente = await readCliente(user, query.idPessoaCliente);
    return cliente === undefined ? naoVinculado() : ok(await listContextos(user, cliente, now));
  }),

  streamRoute(transmitirCatalogo, async ({ user, query, now }, request, deps) => {
    const stream: Stream = {
      user,
      idContexto: '',
      now,
      etagOf: (geracao) => `"${geracao}"`,
      readWhole: () => readCatalogoFeed(user.db),
      deps,
    };
    return await answerStream(stream, query, request);
  }),

  streamRoute(transmitirPrecos, async ({ user, query, now }, request, deps) => {
    const { idContexto, idContextoBase } = query;
    if (!(await hasContexto(user, idContexto, now))) return answerRecusa(naoVinculado().error);
    if (idContextoBase !== undefined) return await answerOverBase(user, now, idContextoBase, query);
    const stream: Stream = {
      user,
      idContexto,
      now,
      etagOf: (geracao) => `"${geracao}-${idContexto}"`,
      readWhole: () => readPrecosFeed(user.db, idContexto),
      deps,
    };
    return await answerStream(stream, query, request);
  }),

  publicStreamRoute(lerFeed, async ({ params: { nome } }, { queries }) => {
    const corpo = NOME.test(nome) ? await queries.readNamedFeed(nome) : undefined;
    return corpo === undefined
      ? answerRecusa(recusa('nao-encontrado', 'Este conteúdo não existe mais.'))
      : { status: 200, corpo, headers: { ...NDJSON, ...FOR_GOOD } };
  }),
];
