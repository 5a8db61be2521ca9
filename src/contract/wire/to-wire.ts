import * as z from 'zod/mini';
import type { AnyCall, BodyOf, QueryOf } from './call.ts';

/** A request as it goes on the wire. `query` and `body` are already in the wire's form. */
export type WireRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api, with params filled in. */
  path: string;
  query: Record<string, string>;
  /** JSON text, or null for none. */
  body: string | null;
};

/** The arguments of a call, in code's form. */
export type CallInput<C extends AnyCall> = {
  params?: Readonly<Record<string, string>>;
} & (QueryOf<C> extends undefined ? { query?: undefined } : { query: QueryOf<C> }) &
  (BodyOf<C> extends undefined ? { body?: undefined } : { body: BodyOf<C> });

/** A call with its arguments as it goes on the wire: codecs applied, params filled in, absent values left out. */
export function toWire<C extends AnyCall>(call: C, input: CallInput<C>): WireRequest {
  const query = call.query ? (z.encode(call.query, input.query) as Record<string, string | undefined>) : {};
  const present = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  );
  const body = call.body ? JSON.stringify(z.encode(call.body, input.body)) : null;
  return { method: call.method, path, query: Object.fromEntries(present), body };
}
