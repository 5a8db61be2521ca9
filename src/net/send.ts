import {
  FEED_BY_NAME,
  FEED_HEADER,
  KEY_HEADER,
  MARCA_HEADER,
  MARKER_HEADER,
  PENDING_HEADER,
} from '#contract/wire/headers.ts';
import type { WireRequest } from '#contract/wire/to-wire.ts';
import { failWhenStalled } from './stalled.ts';

export type SendOptions = {
  /** Bearer token; `authorization` is a whole header value instead, for the log-in. */
  token?: string | null;
  authorization?: string;
  key?: string;
  pending?: string;
  /** The newest mark of the server's data that the device knows. */
  marca?: string;
  /** Called with the mark of our server's data if the response is a reply; only `request` calls it. */
  onMarca?: (marca: string) => void;
  ifNoneMatch?: string;
  /** Asks for the name of a stream's body instead of the body (`FEED_HEADER`). */
  takesName?: boolean;
  timeoutMs?: number;
  /** A stream ends with an error after this long without a byte. */
  stalledMs?: number;
  /** A stream ends with an error after this long in total waiting for bytes. */
  wholeMs?: number;
  signal?: AbortSignal;
};

/** An outgoing request: JSON text, or a form whose boundary and content type the browser sets. */
export type Sent = Omit<WireRequest, 'body'> & { body: WireRequest['body'] | FormData };

/** A response, or silence. `isOurs`: our server sent it, for this request. */
export type Answer =
  | {
      kind: 'answer';
      status: number;
      isOurs: boolean;
      retryAfter: string | null;
      /** The server's clock (the `Date` header). */
      date?: string | null;
      /** The mark of the server's data. */
      marca?: string | null;
      text: string;
    }
  | { kind: 'silence'; reason: 'network' | 'timeout' | 'aborted' };

/** A response whose body arrives as a stream. */
export type StreamAnswer =
  | {
      kind: 'stream';
      status: number;
      isOurs: boolean;
      etag: string | null;
      /** The name of the body, if the body must be fetched elsewhere (`FEED_HEADER`). */
      feed?: string | null;
      retryAfter: string | null;
      body: ReadableStream<Uint8Array> | null;
    }
  | { kind: 'silence'; reason: 'network' | 'timeout' | 'aborted' };

const DEFAULT_TIMEOUT_MS = 20_000;
const DEFAULT_STALLED_MS = 30_000;
const DEFAULT_WHOLE_MS = 10 * 60_000;

/** `/api` plus the path and its query. */
function urlOf(request: Sent): string {
  const query = new URLSearchParams(request.query).toString();
  return `/api${request.path}${query === '' ? '' : `?${query}`}`;
}

function headersOf(request: Sent, options: SendOptions): Headers {
  const headers = new Headers({ accept: 'application/json' });
  if (options.authorization !== undefined) headers.set('authorization', options.authorization);
  else if (options.token) headers.set('authorization', `Bearer ${options.token}`);
  if (options.key !== undefined) headers.set(KEY_HEADER, options.key);
  if (options.pending !== undefined) headers.set(PENDING_HEADER, options.pending);
  if (options.marca !== undefined) headers.set(MARCA_HEADER, options.marca);
  if (options.takesName) headers.set(FEED_HEADER, FEED_BY_NAME);
  if (options.ifNoneMatch !== undefined) headers.set('if-none-match', options.ifNoneMatch);
  if (typeof request.body === 'string') headers.set('content-type', 'application/json');
  return headers;
}

/**
 * Returns whether our server sent the response to this request. A redirect comes from a captive portal; a response
 * without the request's key may be a proxy's copy of an earlier one.
 */
const isOurs = (response: Response, { key }: SendOptions): boolean =>
  response.headers.has(MARKER_HEADER) &&
  (key === undefined || response.headers.get(KEY_HEADER) === key) &&
  !response.redirected &&
  response.type !== 'opaqueredirect';

function silenceOf(error: unknown, timedOut: boolean): Extract<Answer, { kind: 'silence' }> {
  if (timedOut) return { kind: 'silence', reason: 'timeout' };
  const aborted = error instanceof DOMException && error.name === 'AbortError';
  return { kind: 'silence', reason: aborted ? 'aborted' : 'network' };
}

async function go(request: Sent, options: SendOptions, signal: AbortSignal): Promise<Response> {
  return fetch(urlOf(request), {
    method: request.method,
    headers: headersOf(request, options),
    body: request.body,
    cache: 'no-store',
    credentials: 'same-origin',
    redirect: 'manual',
    referrerPolicy: 'no-referrer',
    signal,
  });
}

function signalsOf(options: SendOptions): { signal: AbortSignal; timeout: AbortSignal } {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  return { signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout, timeout };
}

/** Sends one request and reads its whole response. Never throws: without a response it returns `silence`. */
export async function send(request: Sent, options: SendOptions = {}): Promise<Answer> {
  const { signal, timeout } = signalsOf(options);
  try {
    const response = await go(request, options, signal);
    const text = await response.text();
    return {
      kind: 'answer',
      status: response.status,
      isOurs: isOurs(response, options),
      retryAfter: response.headers.get('retry-after'),
      date: response.headers.get('date'),
      marca: response.headers.get(MARCA_HEADER),
      text,
    };
  } catch (error) {
    return silenceOf(error, timeout.aborted);
  }
}

/**
 * Opens a stream. The time-out covers only the headers; a stalled body ends with an error (`stalledMs`,
 * `wholeMs`).
 */
export async function openStream(request: WireRequest, options: SendOptions = {}): Promise<StreamAnswer> {
  const headersLate = new AbortController();
  const timer = setTimeout(() => headersLate.abort(), options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, headersLate.signal]) : headersLate.signal;
  const { stalledMs = DEFAULT_STALLED_MS, wholeMs = DEFAULT_WHOLE_MS } = options;
  try {
    const response = await go(request, options, signal);
    return {
      kind: 'stream',
      status: response.status,
      isOurs: isOurs(response, options),
      etag: response.headers.get('etag'),
      feed: response.headers.get(FEED_HEADER),
      retryAfter: response.headers.get('retry-after'),
      body: response.body && failWhenStalled(response.body, stalledMs, wholeMs),
    };
  } catch (error) {
    return silenceOf(error, headersLate.signal.aborted);
  } finally {
    clearTimeout(timer);
  }
}
