import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ok, type Result } from '#lib/result.ts';
import { readKey } from '#server/http/keys.ts';
import type { Recusa } from '#server/http/recusa.ts';

/**
 * Identifies a visitor's repeated request: its key and a hash of its content. A visitor has no user, so the key alone
 * identifies them: it is a random UUID, and a repeat learns only what its sender sent.
 */
export function visitorKey(request: FastifyRequest): Result<{ chave: string | null; hash: string }, Recusa> {
  const found = readKey(request);
  if (!found.ok) return found;
  const hash = createHash('sha256').update(request.rawBody).digest('hex');
  return ok({ chave: found.value?.key ?? null, hash: found.value?.hash ?? hash });
}
