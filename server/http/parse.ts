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

/** The sentence of the first field that did not parse: its own, or one for developers that does not repeat its value. */
function sentenceOf(call: AnyCall, place: keyof typeof PLACE, error: z.core.$ZodError): string {
  const path = error.issues[0]?.path.join('.') ?? '';
  const own = call.sentences?.[path];
  if (own !== undefined) return own;
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

function parsePart(call: AnyCall, place: keyof typeof PLACE, raw: unknown): Result<unknown, Recusa> {
  const schema: Schema | undefined = call[place];
  if (schema === undefined) return ok(undefined);
  const parsed = z.safeDecode(schema, raw as never);
  if (!parsed.success) return refuse('requisicao-invalida', sentenceOf(call, place, parsed.error));
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
  const params = parsePart(call, 'params', raw.params);
  if (!params.ok) return params;
  const query = parsePart(call, 'query', raw.query);
  if (!query.ok) return query;
  const body = parsePart(call, 'body', raw.body);
  if (!body.ok) return body;
  return ok({ params: params.value, query: query.value, body: body.value } as CallArguments<C>);
}
