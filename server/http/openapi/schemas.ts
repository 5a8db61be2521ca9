import * as z from 'zod/mini';
import type { AnyCall, Schema } from '#contract/wire/call.ts';
import { SHARED } from './shared-schemas.ts';

export type Json = Record<string, unknown>;

const REF = '#/components/schemas/';
export const refTo = (name: string): Json => ({ $ref: `${REF}${name}` });

const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
export const replyName = ({ name }: AnyCall): string => `${capital(name)}Reply`;
export const bodyName = ({ name }: AnyCall): string => `${capital(name)}Body`;
/** A line of one kind of load: `ProdutosLinha`. */
export const lineName = (kind: string): string => `${capital(kind)}Linha`;

/** Every body and reply of the calls, by the type name for code generators. */
const typesOf = (calls: readonly AnyCall[]): [name: string, schema: Schema][] =>
  calls.flatMap((call): [string, Schema][] => [
    ...(call.body === undefined ? [] : [[bodyName(call), call.body] satisfies [string, Schema]]),
    ...Object.entries(call.ndjson ?? {}).map(([kind, line]): [string, Schema] => [lineName(kind), line]),
    ...(call.reply === undefined ? [] : [[replyName(call), call.reply] satisfies [string, Schema]]),
  ]);

/** A schema in wire form: a codec's input side (reais, ISO text), not our code's form. */
export function wireSchema(schema: Schema): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input' }) as Json;
  return json;
}

/** The named types of the wire. A schema with several uses is written once, and the others refer to it. */
export function componentSchemas(calls: readonly AnyCall[]): Json {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(SHARED)) registry.add(schema, { id });
  const aliases: Json = {};
  for (const [id, schema] of typesOf(calls)) {
    const known = registry.get(schema);
    if (known === undefined) registry.add(schema, { id });
    else aliases[id] = refTo(known.id);
  }
  const { schemas } = z.toJSONSchema(registry, { io: 'input', uri: (id) => `${REF}${id}` });
  const named = Object.entries(schemas).map(([id, { $schema: _, $id: __, ...json }]) => [id, json] as const);
  return { ...Object.fromEntries(named), ...aliases };
}
