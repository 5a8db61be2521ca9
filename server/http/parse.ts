import * as z from 'zod/mini';
import type { AnyCall, BodyOf, ParamsOf, QueryOf, Schema } from '#contract/wire/call.ts';
import { ok, type Result } from '#lib/result.ts';
import { type Recusa, refuse } from './recusa.ts';

/** The arguments of a call in code's form. */
export type CallArguments<C extends AnyCall> = {
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly params: ParamsOf<C>;
};

type RawRequest = {
  readonly query: unknown;
  readonly body: unknown;
  readonly params: unknown;
  /** The address and the body as received. */
  readonly url: string;
  readonly rawBody: string;
};

/** PostgreSQL's text holds every character but this one. */
const NUL = /%00|\\u0000/;

const PLACE = { params: 'no endereço', query: 'na consulta', body: 'no corpo' } as const;

/** The message of a schema that has no sentence of its own. */
const UNSAID = 'Invalid input';

/** A schema's own sentence, or the first field that did not parse, named for developers; its value is not repeated. */
function sentenceOf(place: keyof typeof PLACE, error: z.core.$ZodError): string {
  const own = error.issues[0]?.message ?? UNSAID;
  if (own !== UNSAID) return own;
  const path = error.issues[0]?.path.join('.') ?? '';
  return path === ''
    ? `A requisição está incompleta ou em formato inválido (${PLACE[place]}).`
    : `O campo ${path} está ausente ou é inválido (${PLACE[place]}).`;
}

/** Ids are 32-bit integers in the database, except those that count up with each order. */
const ID_MAX = 2 ** 31 - 1;
const COUNTING = /^id(?:ecommerce)?(?:carr?inho(?:grupo)?|prepedido|titulo|boleto)s?$/i;

/** The name of the first id that is too large for the database, at any depth. */
function tooLargeId(parsed: unknown): string | undefined {
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  for (const [name, value] of Object.entries(parsed)) {
    const isTooLarge =
      typeof value === 'number' && value > ID_MAX && /^id/i.test(name) && !COUNTING.test(name);
    const found = isTooLarge ? name : tooLargeId(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

function parsePart(
  schema: Schema | undefined,
  place: keyof typeof PLACE,
  raw: unknown,
): Result<unknown, Recusa> {
  if (schema === undefined) return ok(undefined);
  const parsed = z.safeDecode(schema, raw as never);
  if (!parsed.success) return refuse('requisicao-invalida', sentenceOf(place, parsed.error));
  const large = tooLargeId(parsed.data);
  if (large === undefined) return ok(parsed.data);
  return refuse('requisicao-invalida', `O campo ${large} está fora do intervalo aceito (${PLACE[place]}).`);
}

/** Reads a request with its call's schemas; a refusal names the first wrong field. */
export function parseArguments<C extends AnyCall>(
  call: C,
  raw: RawRequest,
): Result<CallArguments<C>, Recusa> {
  if (NUL.test(raw.url) || NUL.test(raw.rawBody)) {
    return refuse('requisicao-invalida', 'A requisição contém um caractere inválido.');
  }
  const params = parsePart(call.params, 'params', raw.params);
  if (!params.ok) return params;
  const query = parsePart(call.query, 'query', raw.query);
  if (!query.ok) return query;
  const body = parsePart(call.body, 'body', raw.body);
  if (!body.ok) return body;
  return ok({ params: params.value, query: query.value, body: body.value } as CallArguments<C>);
}
