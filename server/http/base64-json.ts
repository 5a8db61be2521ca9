import * as z from 'zod/mini';
import type { Schema } from '#contract/wire/call.ts';

/** Checked because Node skips characters that are not base64. */
const BASE64 = /^[\w+/-]*={0,2}$/;

/**
 * Reads UTF-8 JSON in base64 (or base64url) with a schema; undefined for anything else, which is not repeated, since it
 * may hold a secret. An unencoded plus in an address arrives as a space.
 */
export function readBase64Json<S extends Schema>(schema: S, text: string): z.output<S> | undefined {
  try {
    const base64 = decodeURIComponent(text).replaceAll(' ', '+');
    if (!BASE64.test(base64)) return undefined;
    const raw: unknown = JSON.parse(Buffer.from(base64, 'base64').toString('utf8'));
    const parsed = z.safeDecode(schema, raw as never);
    return parsed.success ? parsed.data : undefined;
  } catch {
    // Wrong percent-encoding or wrong JSON.
    return undefined;
  }
}
