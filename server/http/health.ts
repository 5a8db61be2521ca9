import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';

export const VIVA = '/saude/viva';
export const PRONTA = '/saude/pronta';

/** How long the database may take to respond. */
const LIMIT_MS = 1000;

const say = (reply: FastifyReply, status: number, word: string) =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(word);

/**
 * Serves two addresses for monitoring: `/saude/viva` is 200 while the process responds; `/saude/pronta` is 200 while it
 * should get requests: its database responds within a second, and it was not told to end.
 */
export function serveHealth(
  app: FastifyInstance,
  askDatabase: () => Promise<unknown>,
  ending: AbortSignal | undefined,
): void {
  const isReady = async (): Promise<boolean> => {
    if (ending?.aborted === true) return false;
    const asked = askDatabase().then(
      () => true,
      () => false,
    );
    return await Promise.race([asked, setTimeout(LIMIT_MS, false, { ref: false })]);
  };
  app.get(VIVA, (_request, reply) => say(reply, 200, 'viva'));
  app.get(PRONTA, async (_request, reply) =>
    (await isReady())
      ? say(reply, 200, 'pronta')
      : say(reply.header('retry-after', '2'), 503, 'indisponível'),
  );
}
