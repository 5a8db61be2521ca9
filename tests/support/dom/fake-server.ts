import { afterEach, beforeEach } from 'vitest';
import * as z from 'zod/mini';
import type { AnyCall, ReplyOf } from '#contract/wire/call.ts';
import { KEY_HEADER, MARKER_HEADER, MARKER_VALUE } from '#contract/wire/headers.ts';

type Refusal = { status: number; Message: string; Description: string; Codigo?: string };

/** A request as the fake server received it. */
export type Asked = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** Parsed JSON, or the form's fields; null without a body. */
  body: unknown;
};

/** A response outside the contract; without the server's marker unless `isOurs`. */
type Raw = {
  status: number;
  body: string | Uint8Array<ArrayBuffer>;
  isOurs?: boolean;
  headers?: Record<string, string>;
};

/** The fake response to a call: a reply in code's form, a refusal, no response at all, or a foreign page. */
type Outcome =
  | { kind: 'reply'; value: unknown }
  | { kind: 'refusal'; refusal: Refusal }
  | { kind: 'silence' }
  | { kind: 'raw'; raw: Raw };

type Answerer = { call: AnyCall; isFor: (asked: Asked) => boolean; answer: (asked: Asked) => Outcome };

export type FakeServer = {
  /** Every request of a test, oldest first. */
  asked: Asked[];
  /** Requests of one call. */
  askedOf: (call: AnyCall) => Asked[];
  /** Replies to a call from now on with this, in code's form: it goes through the contract's own codecs. */
  reply: <C extends AnyCall>(call: C, value: ReplyOf<C>) => void;
  /** The same, depending on the request. */
  answer: <C extends AnyCall>(call: C, by: (asked: Asked) => ReplyOf<C>) => void;
  /** Refuses a call, or only those of its requests that `isFor` selects. */
  refuse: (call: AnyCall, refusal: Refusal, isFor?: (asked: Asked) => boolean) => void;
  /** The device is offline for this call. */
  silence: (call: AnyCall) => void;
  /** A file, a portal's page, or a failing server. */
  raw: (call: AnyCall, raw: Raw) => void;
  /** Holds the responses of a call back until the returned function is called. */
  hold: (call: AnyCall) => () => void;
};

const matchesPath = (call: AnyCall, path: string): boolean =>
  new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`).test(path);

async function bodyOf(init: RequestInit): Promise<unknown> {
  if (typeof init.body === 'string') return JSON.parse(init.body);
  if (init.body instanceof FormData) return Object.fromEntries(init.body);
  return null;
}

/** The headers that make a response to this request ours: the marker, and the key. */
function markerOf({ headers }: Asked): Record<string, string> {
  const key = headers.get(KEY_HEADER);
  return { [MARKER_HEADER]: MARKER_VALUE, ...(key === null ? {} : { [KEY_HEADER]: key }) };
}

function toResponse(call: AnyCall, request: Asked, outcome: Outcome): Response {
  const headers = { ...markerOf(request), 'content-type': 'application/json' };
  switch (outcome.kind) {
    case 'reply':
      return new Response(JSON.stringify(call.reply ? z.encode(call.reply, outcome.value) : null), {
        headers,
      });
    case 'refusal': {
      const { status, ...erro } = outcome.refusal;
      return new Response(JSON.stringify(erro), { status, headers });
    }
    case 'raw': {
      const { status, body, isOurs, headers: own } = outcome.raw;
      const marker = isOurs ? markerOf(request) : {};
      return new Response(body, { status, headers: { ...marker, ...own } });
    }
    case 'silence':
      throw new TypeError('Failed to fetch');
  }
}

/**
 * A server at the end of `fetch` that responds as a test sets, in the contract's own form. A call without a set
 * response
 * is offline. Call it at the top of a test file.
 */
export function fakeServer(): FakeServer {
  const { fetch } = globalThis;
  let answerers: Answerer[] = [];
  const held = new Map<AnyCall, Promise<void>>();
  const asked: (Asked & { call: AnyCall | undefined })[] = [];
  const say = (call: AnyCall, answer: Answerer['answer'], isFor?: Answerer['isFor']) => {
    const others = isFor ? answerers : answerers.filter((other) => other.call !== call);
    answerers = [{ call, answer, isFor: isFor ?? (() => true) }, ...others];
  };
  const take = async (input: string, init: RequestInit): Promise<Response> => {
    const url = new URL(input, 'http://maleta.test');
    const path = url.pathname.replace(/^\/api/, '');
    const method = init.method ?? 'GET';
    const request: Asked = {
      method,
      path,
      query: url.searchParams,
      headers: new Headers(init.headers),
      body: await bodyOf(init),
    };
    const found = answerers.find(
      ({ call, isFor }) => call.method === method && matchesPath(call, path) && isFor(request),
    );
    asked.push({ ...request, call: found?.call });
    if (found === undefined) throw new TypeError(`no test answers ${method} ${path}`);
    await held.get(found.call);
    init.signal?.throwIfAborted();
    return toResponse(found.call, request, found.answer(request));
  };
  beforeEach(() => {
    answerers = [];
    held.clear();
    asked.length = 0;
    globalThis.fetch = (input, init = {}) =>
      take(input instanceof Request ? input.url : input.toString(), init);
  });
  afterEach(() => {
    globalThis.fetch = fetch;
  });
  return {
    asked,
    askedOf: (call) => asked.filter((request) => request.call === call),
    reply: (call, value) => say(call, () => ({ kind: 'reply', value })),
    answer: (call, by) => say(call, (request) => ({ kind: 'reply', value: by(request) })),
    refuse: (call, refusal, isFor) => say(call, () => ({ kind: 'refusal', refusal }), isFor),
    silence: (call) => say(call, () => ({ kind: 'silence' })),
    raw: (call, raw) => say(call, () => ({ kind: 'raw', raw })),
    hold: (call) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(call, promise);
      return resolve;
    },
  };
}
