import * as z from 'zod/mini';
import type { AnyCall, Schema } from '#contract/call.ts';
import { erro } from '#contract/erro.ts';
import { errorsOf } from '#contract/errors-of.ts';
import { KEY_HEADER, MARKER_HEADER, MARKER_VALUE } from '#contract/headers.ts';

type Json = Record<string, unknown>;

/** A schema as it stands on the wire: a codec's input side (reais, ISO text), not the form of our code. */
function wireSchema(schema: Schema): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input' }) as Json;
  return json;
}

function parametersOf(schema: Schema | undefined, place: 'query' | 'path'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = wireSchema(schema) as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: value,
  }));
}

const KEY_PARAMETER = {
  name: KEY_HEADER,
  in: 'header',
  required: false,
  description:
    'A repeat with the same key and the same bytes gets the same answer and does nothing. Kept 90 days.',
  schema: { type: 'string', format: 'uuid' },
};

const headers = {
  [MARKER_HEADER]: { schema: { const: MARKER_VALUE }, description: 'On every answer of this contract.' },
};

const json = (schema: Json) => ({ 'application/json': { schema } });
const form = (schema: Json) => ({ 'multipart/form-data': { schema } });

function replyOf(call: AnyCall): Json {
  if (call.reply !== undefined) return json(wireSchema(call.reply));
  const { contentType = 'application/x-ndjson', contentTypeOfSeveral = contentType } = call;
  const schema = { type: 'string' };
  return { [contentType]: { schema }, [contentTypeOfSeveral]: { schema } };
}

/** An empty requirement beside another one says that the call may be made without it. */
function securityOf({ access, name }: AnyCall): Json[] {
  if (access === 'visitor') return [{ bearer: [] }, {}];
  if (access === 'session') return [{ bearer: [] }];
  return name === 'login' ? [{ basic: [] }] : [];
}

function operationOf(call: AnyCall): Json {
  const optionalBody = call.body !== undefined && z.safeDecode(call.body, undefined as never).success;
  return {
    operationId: call.name,
    summary: call.summary,
    ...(call.documented ? {} : { 'x-decided': true, description: 'Added by this contract.' }),
    security: securityOf(call),
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...(call.keyed ? [KEY_PARAMETER] : []),
    ],
    ...(call.body === undefined
      ? {}
      : {
          requestBody: {
            required: !optionalBody,
            content: (call.multipart ? form : json)(wireSchema(call.body)),
          },
        }),
    responses: {
      200: { description: 'Done.', headers, content: replyOf(call) },
      default: {
        description: `A refusal. Codes of this call: ${errorsOf(call).join(', ')}.`,
        headers,
        content: json({ $ref: '#/components/schemas/Erro' }),
      },
    },
  };
}

/** The contract as an OpenAPI 3.1 document, made from the same data that the routes are bound to. */
export function toOpenApi(calls: readonly AnyCall[]): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const name = call.path.replace(/:(\w+)/g, '{$1}');
    paths[name] = { ...paths[name], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Maleta',
      version: MARKER_VALUE.split('/')[1],
      description:
        'Paths are matched without regard to case. Calls with x-decided are not among the documented ones. ' +
        'Money is a JSON number in reais, dates are ISO 8601.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Erro: wireSchema(erro) },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        basic: { type: 'http', scheme: 'basic' },
      },
    },
  };
}
