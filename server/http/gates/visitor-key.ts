import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ok, type Result } from '#lib/result.ts';
import { readKey } from '#server/http/keys.ts';
import type { Recusa } from '#server/http/recusa.ts';

/**
 * What a visitor's request is known by when it comes again: its key and a hash of what it asks. He has no user, so
 * the key alone must be his: it is a random UUID, and a repeat learns nothing that its sender did not send.
 */
export function visitorKey(request: FastifyRequest): Result<{ chave: string | null; hash: string }, Recusa> {
  const found = readKey(request);
  if (!found.ok) return found;
  const hash = createHash('sha256').update(request.rawBody).digest('hex');
  return ok({ chave: found.value?.key ?? null, hash: found.value?.hash ?? hash });
}
