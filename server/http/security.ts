import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { keepOrigens, type Origens } from './origens.ts';

/** The one style that react-aria itself adds to the page (touch-action), by its hash. */
const REACT_ARIA_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

const DIRECTIVES = {
  'default-src': ["'self'"],
  'style-src': ["'self'", REACT_ARIA_STYLE],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'form-action': ["'self'"],
};

/** The tag manager's addresses: its script, and its reports. */
const ANALISE = {
  scripts: ['https://www.googletagmanager.com'],
  imagens: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  destinos: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
} as const;

/** The workers that read bar codes and pictures of lists by WebAssembly programs: a worker obeys the policy of its own script. */
const DECODER = /^\/assets\/(?:decode|ocr)\.worker-[^/]*\.js$/;

/** The same for a refusal outside all hooks: it loads no content and cannot be framed. */
export const REFUSAL_HEADERS = {
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** The directives that the installation's parameters extend, read each time the header is written. */
function openDirectives(origens: () => Origens) {
  const list = (own: readonly string[], read: (now: Origens) => readonly string[]) => [
    () => [...own, ...read(origens())].join(' '),
  ];
  const analise = (name: keyof typeof ANALISE) => (now: Origens) => (now.analise ? ANALISE[name] : []);
  return {
    'script-src': [
      ({ url }: IncomingMessage) =>
        [
          "'self'",
          ...(DECODER.test(url ?? '') ? ["'wasm-unsafe-eval'"] : []),
          ...analise('scripts')(origens()),
        ].join(' '),
    ],
    'img-src': list(["'self'", 'data:'], (now) => [...now.imagens, ...analise('imagens')(now)]),
    'connect-src': list(["'self'"], analise('destinos')),
    'frame-src': list([], ({ frames }) => (frames.length === 0 ? ["'none'"] : frames)),
  };
}

/**
 * Security headers of every response. A page may load only from its own origin and from those that `readOrigens`
 * returns: hosts that hotsites may frame, sources of pictures, the tag manager if it is enabled.
 */
export async function secure(
  app: FastifyInstance,
  readOrigens: () => Promise<Origens>,
  now: () => Date,
): Promise<void> {
  const origens = keepOrigens(app, readOrigens, now);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...DIRECTIVES, ...openDirectives(origens) },
    },
    referrerPolicy: { policy: 'no-referrer' },
    // A server in front that uses TLS sets it: on plain HTTP in a local network it would lock users out.
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'geolocation=(self), camera=(self), microphone=(), payment=()');
  });
}
