import type * as z from 'zod/mini';
import type { Right } from '#contract/access/papel.ts';
import type { Codigo } from './codigo.ts';

export type Schema = z.ZodMiniType;

/**
 * One call of the wire as data. `path` is in the spelling that the client writes; `query` holds codecs from
 * text. `documented` is false for calls that this contract adds to the documented ones.
 */
export type Call<
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema | undefined = Schema | undefined,
  Params extends Schema | undefined = Schema | undefined,
> = {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  summary: string;
  documented: boolean;
  /**
   * `visitor`: with a session or without any; a session that is over is refused, not taken for a visitor. `machine`: with
   * a token of the company's own system.
   */
  access: 'public' | 'visitor' | 'session' | 'machine';
  /** The right that the user's role needs, where it is not the one of its kind (`rightOf`). */
  right?: Right;
  /** The request is only carried out once per Idempotency-Key. */
  keyed?: boolean;
  /** A GET with an effect but without a key: HEAD is refused, as for a keyed GET. */
  hasEffect?: boolean;
  /** The body is multipart/form-data, whose fields are texts and files; JSON unless it is said. */
  multipart?: boolean;
  /** A stream whose body may be answered by its name (`FEED_HEADER`). */
  named?: boolean;
  /** The sentence of a refusal for a missing or wrong field, by its path: `pessoa.idPessoa`. */
  sentences?: Readonly<Record<string, string>>;
  /** The body is a stream of NDJSON, which the server reads itself: the schema of a line by the kind of its load. */
  ndjson?: Readonly<Record<string, Schema>>;
  /** The largest body in bytes, where it may be larger than usual. */
  bodyLimit?: number;
  params?: Params;
  query: Query;
  body: Body;
  /** Undefined for a stream, which the caller reads itself. */
  reply: Reply;
  /** The status of an answer to work that goes on after it; 200 unless it is said. */
  accepted?: 202;
  /** The content type of a stream; NDJSON by default. */
  contentType?: string;
  /** The content type of several files that come as one. */
  contentTypeOfSeveral?: string;
  errors: readonly Codigo[];
};

export type AnyCall = Call<Schema | undefined, Schema | undefined, Schema | undefined, Schema | undefined>;

/** Keeps a call's exact types while checking its form. */
// The bundler removes calls that are never made. @__NO_SIDE_EFFECTS__
export function defineCall<
  const Query extends Schema | undefined,
  const Body extends Schema | undefined,
  const Reply extends Schema | undefined,
  const Params extends Schema | undefined = undefined,
>(call: Call<Query, Body, Reply, Params>): Call<Query, Body, Reply, Params> {
  return call;
}

type OutputOf<S> = S extends Schema ? z.output<S> : undefined;

/** The query in code's form. */
export type QueryOf<C extends AnyCall> = OutputOf<C['query']>;
/** The body in code's form. */
export type BodyOf<C extends AnyCall> = OutputOf<C['body']>;
/** The reply in code's form. */
export type ReplyOf<C extends AnyCall> = OutputOf<C['reply']>;
/** The params of the path in code's form. */
export type ParamsOf<C extends AnyCall> = OutputOf<Exclude<C['params'], undefined>>;
