import * as z from 'zod/mini';
import type { AnyCall, Schema } from '#contract/wire/call.ts';
import { KEY_HEADER } from '#contract/wire/headers.ts';
import type { Random } from '#tests/sync/chaos/random.ts';
import type { Pool } from './pool.ts';
import { type JsonSchema, objectOf, valueOf } from './valid.ts';

/** A request as bytes on the wire; `body` is sent unchanged. */
export type FuzzRequest = {
  readonly call: AnyCall;
  /** The changes made to it; empty for a request that the contract allows. */
  readonly spoilt: readonly string[];
  /** False if the method or the address may be another call's. */
  readonly reachesCall: boolean;
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string | Uint8Array | undefined;
  /** Written to the socket instead of all of the above. */
  readonly raw?: string;
};

/** A request in parts that can still be spoilt. */
export type Draft = {
  readonly params: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
};

const schemas = new Map<Schema, JsonSchema>();

function wireSchema(schema: Schema): JsonSchema {
  const found = schemas.get(schema) ?? (z.toJSONSchema(schema, { io: 'input' }) as JsonSchema);
  schemas.set(schema, found);
  return found;
}

/** Arguments that the contract allows. */
export function draftOf(call: AnyCall, pool: Pool, random: Random): Draft {
  const part = (schema: Schema | undefined) =>
    schema === undefined ? {} : objectOf(wireSchema(schema), pool, random);
  return {
    params: part(call.params),
    query: part(call.query),
    body: call.body === undefined ? undefined : valueOf(wireSchema(call.body), '', pool, random),
  };
}

/** A value of a query or a path as text, of any type. */
export const toText = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? '');

/** The address of a call with these arguments. */
function targetOf(call: AnyCall, { params, query }: Draft): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(toText(params[name] ?? '')),
  );
  const search = Object.entries(query)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => [name, toText(one)]))
    .map(([name = '', text = '']) => `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(text)}`)
    .join('&');
  return `/api${path}${search === '' ? '' : `?${search}`}`;
}

/** A draft as a request with this token; '' for a visitor. */
export function toRequest(call: AnyCall, draft: Draft, token: string, random: Random): FuzzRequest {
  const text = draft.body === undefined ? undefined : JSON.stringify(draft.body);
  return {
    call,
    spoilt: [],
    reachesCall: true,
    method: call.method,
    target: targetOf(call, draft),
    headers: [
      ...(token === '' ? [] : [['authorization', `Bearer ${token}`] as const]),
      ...(text === undefined ? [] : [['content-type', 'application/json'] as const]),
      ...(call.keyed && random.chance(0.5) ? [[KEY_HEADER, random.uuid()] as const] : []),
    ],
    body: text,
  };
}
