import type { FastifyInstance } from 'fastify';

const LOOK_MS = 50;

/**
 * Ends a server in bounded time: complete requests get at most `graceMs` for their response; then connections with half
 * a request, or with a client that reads too slowly, are cut.
 */
export function endGracefully(app: FastifyInstance, graceMs: number): void {
  let answering = 0;
  app.addHook('preHandler', async (_request, reply) => {
    answering += 1;
    reply.raw.once('close', () => {
      answering -= 1;
    });
  });
  app.addHook('preClose', async () => {
    const until = performance.now() + graceMs;
    const cut = () => {
      if (answering === 0 || performance.now() >= until) app.server.closeAllConnections();
    };
    const timer = setInterval(cut, LOOK_MS);
    app.server.once('close', () => clearInterval(timer));
    timer.unref();
  });
}
