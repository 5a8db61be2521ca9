import * as z from 'zod/mini';
import type { Schema } from '#contract/wire/call.ts';

/** Parses JSON text with a schema; undefined if it does not match. */
export function parseText<S extends Schema>(schema: S, text: string): z.output<S> | undefined {
  try {
    const parsed = z.safeDecode(schema, JSON.parse(text) as z.input<S>);
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
