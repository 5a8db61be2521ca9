import * as z from 'zod/mini';
import type { AnyCall, BodyOf, ParamsOf, QueryOf, Schema } from '#contract/call.ts';
import { ok, type Result } from '#lib/result.ts';
import { type Recusa, refuse } from './recusa.ts';

/** The arguments of a call in code's form. */
export type CallArguments<C extends AnyCall> = {
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly params: ParamsOf<C>;
};

type RawRequest = { readonly query: unknown; readonly body: unknown; readonly params: unknown };

const PLACE = { params: 'no endereço', query: 'na consulta', body: 'no corpo' } as const;

/** The first field that did not parse, named so that a developer finds it; its value is not repeated. */
function sentenceOf(place: keyof typeof PLACE, error: z.core.$ZodError): string {
  const path = error.issues[0]?.path.join('.') ?? '';
  return path === ''
    ? `A requisição está incompleta ou em formato inválido (${PLACE[place]}).`
    : `O campo ${path} está ausente ou é inválido (${PLACE[place]}).`;
}

function parsePart(
  schema: Schema | undefined,
  place: keyof typeof PLACE,
  raw: unknown,
): Result<unknown, Recusa> {
  if (schema === undefined) return ok(undefined);
  const parsed = z.safeDecode(schema, raw as never);
  return parsed.success ? ok(parsed.data) : refuse('requisicao-invalida', sentenceOf(place, parsed.error));
}

/** Reads a request with its call's schemas; a refusal names the first field that is wrong. */
export function parseArguments<C extends AnyCall>(
  call: C,
  raw: RawRequest,
): Result<CallArguments<C>, Recusa> {
  const params = parsePart(call.params, 'params', raw.params);
  if (!params.ok) return params;
  const query = parsePart(call.query, 'query', raw.query);
  if (!query.ok) return query;
  const body = parsePart(call.body, 'body', raw.body);
  if (!body.ok) return body;
  return ok({ params: params.value, query: query.value, body: body.value } as CallArguments<C>);
}
