import type { AnyCall } from '#contract/wire/call.ts';
import type { Codigo } from '#contract/wire/codigo.ts';
import { errorsOf } from '#contract/wire/errors-of.ts';
import { FEED_HEADER, KEY_HEADER, MARKER_HEADER, MARKER_VALUE } from '#contract/wire/headers.ts';
import { statusOf } from '#server/http/recusa.ts';
import { EXAMPLES } from './examples.ts';
import { type Json, refTo, replyName } from './schemas.ts';

const WORDS: Readonly<Record<number, string>> = {
  400: 'The request is malformed',
  401: 'No session, or one that ended',
  403: 'The user may not do this',
  404: 'There is no such thing',
  409: 'The state is another than the request supposes',
  410: 'What the request names is over',
  413: 'The body is too large',
  422: 'A rule of the company or of the trade says no',
  429: 'Too many requests; the same is let through later',
  500: 'The server failed',
  503: 'The server cannot do it now; nothing was done',
};

const header = (name: string): Json => ({ $ref: `#/components/headers/${name}` });

/** The headers of responses, by the names under which responses refer to them. */
export const HEADERS: Json = {
  'X-Api': {
    description: 'On every answer of this contract; an answer without it is a proxy or a portal.',
    required: true,
    schema: { type: 'string', const: MARKER_VALUE },
  },
  'X-Request-Id': {
    description: 'Names the request in the logs of the server.',
    schema: { type: 'string' },
  },
  'Idempotency-Key': {
    description: "The request's own key, repeated. An answer without it may be to another request.",
    schema: { type: 'string' },
  },
  'X-Feed': {
    description: 'Where the body is read instead: its name, and the hash that its last line carries.',
    schema: { type: 'string', pattern: '^[0-9a-f]{64};sha256=[0-9a-f]{64}$' },
  },
  'Retry-After': {
    description: 'Seconds until the same request may go through.',
    required: true,
    schema: { type: 'integer', minimum: 0 },
  },
  'WWW-Authenticate': { description: 'Bearer.', required: true, schema: { type: 'string' } },
};

function headersOf(call: AnyCall, status: number): Json {
  return {
    [MARKER_HEADER]: header('X-Api'),
    'x-request-id': header('X-Request-Id'),
    ...(call.keyed ? { [KEY_HEADER]: header('Idempotency-Key') } : {}),
    ...(call.named && status === 200 ? { [FEED_HEADER]: header('X-Feed') } : {}),
    ...(status === 429 || status === 503 ? { 'retry-after': header('Retry-After') } : {}),
    ...(status === 401 ? { 'www-authenticate': header('WWW-Authenticate') } : {}),
  };
}

function contentOf(call: AnyCall): Json {
  const example = EXAMPLES[call.name]?.reply;
  if (call.reply !== undefined) {
    const schema = refTo(replyName(call));
    return { 'application/json': example === undefined ? { schema } : { schema, example } };
  }
  const { contentType = 'application/x-ndjson', contentTypeOfSeveral = contentType } = call;
  const schema = { type: 'string' };
  return { [contentType]: { schema }, [contentTypeOfSeveral]: { schema } };
}

/** The refusals of one status: the call's codes for it are a closed list. */
function refusals(call: AnyCall, status: number, codes: readonly Codigo[]): Json {
  const closed = { properties: { Codigo: { enum: codes } }, required: ['Codigo'] };
  return {
    description: `${WORDS[status] ?? 'A refusal'}. \`Codigo\`, a closed list: ${codes.join(', ')}.`,
    headers: headersOf(call, status),
    content: { 'application/json': { schema: { allOf: [refTo('Erro'), closed] } } },
  };
}

/** Every status that a call can return, with the codes of each. */
export function responsesOf(call: AnyCall): Json {
  const byStatus = [...Map.groupBy(errorsOf(call), statusOf)].toSorted(([a], [b]) => a - b);
  const done = call.accepted ?? 200;
  const description = call.accepted === undefined ? 'Done.' : 'Taken; the work goes on.';
  return {
    [done]: { description, headers: headersOf(call, done), content: contentOf(call) },
    ...Object.fromEntries(byStatus.map(([status, codes]) => [status, refusals(call, status, codes)])),
  };
}
