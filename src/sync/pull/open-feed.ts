import { lerFeed } from '#contract/catalogue/sincronizacao.ts';
import { toWire, type WireRequest } from '#contract/wire/to-wire.ts';
import type { FeedError } from '#mirror/catalogue/feed-parser.ts';
import type { SendOptions, StreamAnswer } from '#net/send.ts';
import { feedSentence } from './feed-sentence.ts';

type FeedEnv = {
  openStream: (request: WireRequest, options: SendOptions) => Promise<StreamAnswer>;
  token: () => string | null;
};

/** `sha256`: the hash that the last line of a body fetched by name must carry. */
export type Opened =
  | { kind: 'stream'; body: ReadableStream<Uint8Array>; sha256?: string }
  | { kind: 'unchanged' }
  /** The server does not know the device's generation: the device loads the whole feed. */
  | { kind: 'unknown' }
  /** The server has no feed: the device reads the catalogue page by page. */
  | { kind: 'absent' }
  | { kind: 'failed'; sentence: string; isLate: true };

const GONE = 410;
const NOT_FOUND = 404;
const NAMED = /^([0-9a-f]{64});sha256=([0-9a-f]{64})$/;

function toOpened(answer: StreamAnswer): Opened {
  if (answer.kind === 'silence')
    return { kind: 'failed', sentence: 'Sem sinal para atualizar o catálogo.', isLate: true };
  if (answer.isOurs && answer.status === 304) return { kind: 'unchanged' };
  if (answer.isOurs && answer.status === GONE) return { kind: 'unknown' };
  if (answer.isOurs && answer.status === NOT_FOUND) return { kind: 'absent' };
  if (answer.isOurs && answer.status === 200 && answer.body) return { kind: 'stream', body: answer.body };
  return { kind: 'failed', sentence: feedSentence('formato'), isLate: true };
}

/**
 * Opens a stream of the feed. If the server names the body, it is fetched from the address of that name,
 * without the session. If the name leads to no body, the body itself is requested.
 */
async function openFeed(env: FeedEnv, request: WireRequest): Promise<Opened> {
  const answer = await env.openStream(request, { token: env.token(), takesName: true });
  const isNamed = answer.kind === 'stream' && answer.isOurs && answer.status === 200;
  const [, nome, sha256] = NAMED.exec((isNamed && answer.feed) || '') ?? [];
  if (nome === undefined || sha256 === undefined) return toOpened(answer);
  const found = await env.openStream(toWire(lerFeed, { params: { nome } }), {});
  const named = toOpened(found);
  if (named.kind === 'stream') return { ...named, sha256 };
  return found.kind === 'silence' ? named : await openInline(env, request);
}

/** Opens a stream whose body is in the response itself. */
const openInline = async (env: FeedEnv, request: WireRequest): Promise<Opened> =>
  toOpened(await env.openStream(request, { token: env.token() }));

/** True if this failure of a body means that it is not the named one. */
export const isAltered = ({ sha256 }: { sha256?: string }, erro: FeedError): boolean =>
  sha256 !== undefined && (erro === 'hash' || erro === 'formato');

/**
 * Opens a stream and passes it to `take`, which returns null for a body that is not the named one. The body
 * is then requested again without names. Returns null if `take` returns null for that one too.
 */
export const takeOpened = async <T>(
  env: FeedEnv,
  request: WireRequest,
  take: (opened: Opened) => Promise<T | null>,
): Promise<T | null> =>
  (await take(await openFeed(env, request))) ?? (await take(await openInline(env, request)));
