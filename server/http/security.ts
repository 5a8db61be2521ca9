import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { isApi } from './errors.ts';

/** The one style that react-aria puts into the page by itself (touch-action), by its hash. */
const REACT_ARIA_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

const DIRECTIVES = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", REACT_ARIA_STYLE],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'form-action': ["'self'"],
};

/** The same for a refusal that no hook sees: it loads nothing, and nobody frames it. */
export const REFUSAL_HEADERS = {
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** How long a change of the hosts may take to reach the header. */
const FRAME_HOSTS_MS = 10_000;

/** The hosts that hotsites may frame, read again from time to time: a header cannot wait for the database. */
function keepFrameHosts(app: FastifyInstance, read: () => Promise<readonly string[]>, now: () => Date) {
  const kept = { hosts: [] as readonly string[], readAt: Number.NEGATIVE_INFINITY };
  app.addHook('onRequest', async (request) => {
    if (isApi(request.url) || now().getTime() - kept.readAt < FRAME_HOSTS_MS) return;
    kept.readAt = now().getTime();
    kept.hosts = await read();
  });
  return () => (kept.hosts.length === 0 ? "'none'" : kept.hosts.join(' '));
}

/**
 * Security headers of every answer. What a page may load is its own origin and nothing else, what it may frame are
 * the hosts that `readFrameHosts` answers.
 */
export async function secure(
  app: FastifyInstance,
  readFrameHosts: () => Promise<readonly string[]>,
  now: () => Date,
): Promise<void> {
  const frameSrc = keepFrameHosts(app, readFrameHosts, now);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...DIRECTIVES, 'frame-src': [frameSrc] },
    },
    referrerPolicy: { policy: 'no-referrer' },
    // Who serves it over TLS says so in front of it: on plain HTTP in a local network this would lock people out.
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'geolocation=(self), camera=(self), microphone=(), payment=()');
  });
}
