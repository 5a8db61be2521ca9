import * as z from 'zod/mini';
import type { Schema } from '#contract/wire/call.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { codigo } from './codigo.ts';
import { sentenceOf } from './sentence-of.ts';

/** The sentence of the first member that is wrong. */
function firstOf({ issues: [issue] }: z.core.$ZodError, json: unknown, path: readonly string[] = []): string {
  return issue === undefined
    ? 'A linha não é um objeto.'
    : sentenceOf({ ...issue, path: [...path, ...issue.path] }, json);
}

/**
 * The codes that name a line's record, whatever its other members are, or why they cannot be read. A member of the key that
 * is no code has a schema.
 */
export function readCodigos(
  json: unknown,
  nomes: readonly string[],
  schemas: Readonly<Record<string, Schema>> = {},
): Result<Record<string, string>, string> {
  if (typeof json !== 'object' || json === null) return fail('A linha não é um objeto.');
  const dados: Record<string, unknown> = { ...json };
  const lidos: Record<string, string> = {};
  for (const nome of nomes) {
    const schema = schemas[nome];
    const read = z.safeDecode(schema ?? codigo, dados[nome] as never);
    if (!read.success)
      return fail(schema ? firstOf(read.error, dados, [nome]) : `O campo ${nome} falta ou não é um código.`);
    lidos[nome] = String(read.data);
  }
  return ok(lidos);
}

/** Reads a line's JSON with its schema: its members in code's form, or why it is refused. */
export function readMembros(schema: Schema, json: unknown): Result<object, string> {
  const read = z.safeDecode(schema, json as never);
  return read.success ? ok(read.data as object) : fail(firstOf(read.error, json));
}
