import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerRecusa } from './answer.ts';
import { sendAnswer } from './errors.ts';
import { addressKey } from './gates/address-key.ts';
import { createTurns, type TurnLimits } from './gates/turns.ts';
import { recusa } from './recusa.ts';

class FormError extends Error {
  readonly statusCode = 400;
}

async function readForm(request: FastifyRequest, body: Buffer): Promise<FormData> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  try {
    return await new Response(new Uint8Array(body), { headers }).formData();
  } catch {
    throw new FormError('not a form');
  }
}

/** A field's part of a key's hash: of a file its content counts, not its name. */
async function toDigested(field: string | File): Promise<string> {
  if (typeof field === 'string') return field;
  return createHash('sha256')
    .update(await field.bytes())
    .digest('hex');
}

/** An empty field: a text without characters, a file without name and content. */
const isAbsent = (field: string | File): boolean =>
  typeof field === 'string' ? field === '' : field.name === '' && field.size === 0;

async function toFields(request: FastifyRequest, body: Buffer): Promise<Record<string, string | File>> {
  const entries = [...(await readForm(request, body))].filter(([, field]) => !isAbsent(field));
  const fields = new Map(entries);
  if (fields.size !== entries.length) throw new FormError('a field came twice');
  const digested = await Promise.all(entries.map(async ([name, field]) => [name, await toDigested(field)]));
  // Instead of the bytes: a repeat has another boundary.
  request.rawBody = JSON.stringify(digested);
  return Object.fromEntries(fields);
}

/** Limits how many forms, of some megabytes each, are in memory at once: in all and per address. */
export const FORMS: Readonly<Record<'visitor' | 'session', TurnLimits>> = {
  visitor: { atOnce: 8, perName: 2, deep: 100, waitMs: 10_000 },
  // Several devices of one company stand behind one address.
  session: { atOnce: 16, perName: 8, deep: 100, waitMs: 10_000 },
};
const MANY = 'Há muitos envios ao mesmo tempo. Tente de novo em alguns segundos.';

/** Reads each form in its turn. The turn ends when the response closes. */
function takeTurns(app: FastifyInstance, limits: TurnLimits): void {
  const turns = createTurns(limits);
  app.addHook('onRequest', async (request, reply) => {
    const end = await turns.take(addressKey(request.ip));
    if (end === undefined) return await sendAnswer(reply, answerRecusa(recusa('indisponivel', MANY)));
    // The sender may have closed the connection during the wait: no second 'close' follows.
    if (request.raw.socket.destroyed) end();
    else reply.raw.once('close', end);
  });
}

/** Reads multipart bodies, and only those, on the routes of this part of the server. */
export function acceptForm(app: FastifyInstance, limits: TurnLimits): void {
  takeTurns(app, limits);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('multipart/form-data', { parseAs: 'buffer' }, toFields);
}
