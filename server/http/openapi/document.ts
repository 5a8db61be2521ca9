import * as z from 'zod/mini';
import type { AnyCall, Schema } from '#contract/wire/call.ts';
import {
  FEED_BY_NAME,
  FEED_HEADER,
  KEY_HEADER,
  MARCA_HEADER,
  MARKER_VALUE,
  PENDING_HEADER,
} from '#contract/wire/headers.ts';
import { EXAMPLES } from './examples.ts';
import { infoText } from './info.ts';
import { HEADERS, responsesOf } from './responses.ts';
import { bodyName, componentSchemas, type Json, lineName, refTo, wireSchema } from './schemas.ts';
import { tagOf, tagsOf } from './tags.ts';

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

const PARAMETERS: Json = {
  'Idempotency-Key': {
    name: KEY_HEADER,
    in: 'header',
    required: false,
    description:
      'Send it with every such request: a repeat with the same key and the same bytes gets the same answer and does ' +
      'nothing. Without it a repeat is done again. Kept 90 days.',
    schema: {
      type: 'string',
      minLength: 8,
      maxLength: 80,
      examples: ['6f1c1d0e-3c1b-4f0a-9b53-2f6c1f0c7a11'],
    },
  },
  'X-Marca': {
    name: MARCA_HEADER,
    in: 'header',
    required: false,
    description:
      'The mark of the newest cart answer. A server that was restored from an older backup refuses it (409).',
    schema: { type: 'string' },
  },
  'X-Feed': {
    name: FEED_HEADER,
    in: 'header',
    required: false,
    description:
      'A large body is then answered by its name: 200 without a body and `x-feed: <name>;sha256=<hash>`, to be read ' +
      'at `/feed/{nome}`. Without it every body comes with the answer.',
    schema: { type: 'string', const: FEED_BY_NAME },
  },
  'X-Pending': {
    name: PENDING_HEADER,
    in: 'header',
    required: false,
    description:
      'How many changes wait on the device and the age of the oldest in seconds: `3;age=120`. Logged.',
    schema: { type: 'string' },
  },
};

const parameter = (name: string): Json => ({ $ref: `#/components/parameters/${name}` });

/** An empty requirement next to another one means that the call may be made without it. */
function securityOf({ access, name }: AnyCall): Json[] {
  if (access === 'visitor') return [{ bearer: [] }, {}];
  if (access === 'session') return [{ bearer: [] }];
  if (access === 'machine') return [{ machine: [] }];
  return name === 'login' ? [{ basic: [] }] : [];
}

/** A body of NDJSON: OpenAPI has no word for the schema of one line, so an extension names it. */
function linesOf(kinds: NonNullable<AnyCall['ndjson']>): Json {
  const names = Object.keys(kinds).map((kind) => [kind, lineName(kind)] as const);
  const media = {
    schema: { type: 'string' },
    'x-ndjson-schema': { oneOf: names.map(([, name]) => refTo(name)) },
  };
  const list = names.map(([kind, name]) => `${kind} \`${name}\``).join(', ');
  return {
    requestBody: {
      required: true,
      description: `One JSON object a line, of the schema of its kind: ${list}.`,
      content: { 'application/x-ndjson': media },
    },
  };
}

function bodyOf(call: AnyCall): Json {
  if (call.ndjson !== undefined) return linesOf(call.ndjson);
  if (call.body === undefined) return {};
  const isOptional = z.safeDecode(call.body, undefined as never).success;
  const example = EXAMPLES[call.name]?.body;
  const media = { schema: refTo(bodyName(call)), ...(example === undefined ? {} : { example }) };
  const content = { [call.multipart ? 'multipart/form-data' : 'application/json']: media };
  return { requestBody: { required: !isOptional, content } };
}

/** The description of a call beyond its schemas: the contract's own words, then the facts from its data. */
function descriptionOf(call: AnyCall, comments: ReadonlyMap<string, string>): string {
  const facts = [
    call.documented ? undefined : 'Added by this contract: not among the documented calls.',
    call.keyed ? 'Takes an `Idempotency-Key`.' : undefined,
    call.bodyLimit === undefined ? undefined : `The body holds at most ${call.bodyLimit} bytes.`,
  ];
  return [comments.get(call.name) ?? `${call.summary}.`, ...facts.filter((fact) => fact !== undefined)].join(
    '\n\n',
  );
}

function operationOf(call: AnyCall, comments: ReadonlyMap<string, string>): Json {
  const isOfTheCart = call.keyed === true && call.path.toLowerCase().startsWith('/carrinho');
  return {
    operationId: call.name,
    tags: [tagOf(call)],
    summary: call.summary,
    description: descriptionOf(call, comments),
    ...(call.documented ? {} : { 'x-decided': true }),
    security: securityOf(call),
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...(call.keyed ? [parameter('Idempotency-Key')] : []),
      ...(isOfTheCart ? [parameter('X-Marca')] : []),
      ...(call.named ? [parameter('X-Feed')] : []),
      ...(call.access === 'session' ? [parameter('X-Pending')] : []),
    ],
    ...bodyOf(call),
    responses: responsesOf(call),
  };
}

/**
 * The contract as an OpenAPI 3.1 document, made from the same data that the routes are bound to. `comments` are the
 * calls' descriptions by name; a call without one is described by its summary.
 */
export function toOpenApi(calls: readonly AnyCall[], comments: ReadonlyMap<string, string>): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const name = call.path.replace(/:(\w+)/g, '{$1}');
    paths[name] = { ...paths[name], [call.method.toLowerCase()]: operationOf(call, comments) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Maleta', version: MARKER_VALUE.split('/')[1], description: infoText() },
    servers: [{ url: '/api' }],
    tags: tagsOf(calls),
    paths,
    components: {
      schemas: componentSchemas(calls),
      headers: HEADERS,
      parameters: PARAMETERS,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        basic: { type: 'http', scheme: 'basic' },
        machine: { type: 'http', scheme: 'bearer', description: 'A token of the company’s own system.' },
      },
    },
  };
}
