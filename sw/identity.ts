import { registerRoute } from 'workbox-routing';

/** The server's data next to the build: the company's manifest and the policy of its pages. */
const CACHE = 'identity';
const MANIFEST = '/manifest.webmanifest';
const POLICY = 'content-security-policy';
/** The cache key of the newest policy; no request goes to this address. */
const POLICY_KEY = '/policy';

/** A worker that waits for a response keeps the next build's worker from taking over. */
const PATIENCE_MS = 5000;

const isOwn = (response: Response): boolean =>
  response.ok && !response.redirected && response.type === 'basic' && response.headers.has(POLICY);

/** Stores a response if it is our server's: a portal's page has no policy like ours. */
async function keep(response: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  const policy = response.headers.get(POLICY) ?? '';
  await cache.put(MANIFEST, response.clone());
  await cache.put(POLICY_KEY, new Response(null, { headers: { [POLICY]: policy } }));
}

async function fetchManifest(): Promise<Response> {
  const response = await fetch(MANIFEST, {
    cache: 'no-cache',
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (isOwn(response) && /\bmanifest\+json\b/.test(response.headers.get('content-type') ?? '')) {
    await keep(response);
  }
  return response;
}

/** Reads the server's policy for the next page. Never rejects: without a signal the old one stays. */
export async function refreshIdentity(): Promise<void> {
  await fetchManifest().catch(() => undefined);
}

/** Responds with the server's manifest, or offline with its last one, so that installing needs no signal. */
export function keepIdentity(): void {
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname === MANIFEST,
    () =>
      fetchManifest().catch(async () => {
        const cache = await caches.open(CACHE);
        return (await cache.match(MANIFEST)) ?? Response.error();
      }),
  );
}

/**
 * A page of the build with the server's current policy: the page's stored policy dates from its installation, and the
 * company may have allowed or withdrawn an origin since.
 */
export async function underNewestPolicy(page: Response): Promise<Response> {
  const cache = await caches.open(CACHE);
  const policy = (await cache.match(POLICY_KEY))?.headers.get(POLICY);
  if (!policy) return page;
  const headers = new Headers(page.headers);
  headers.set(POLICY, policy);
  return new Response(page.body, { status: page.status, statusText: page.statusText, headers });
}
