import { registerRoute } from 'workbox-routing';

/** What the server says of itself beside the build: the company's manifest, and the policy of its pages. */
const CACHE = 'identity';
const MANIFEST = '/manifest.webmanifest';
const POLICY = 'content-security-policy';
/** Under this address the newest policy is kept; nothing is ever asked for there. */
const POLICY_KEY = '/policy';

/** A worker that waits for an answer keeps the next build's from taking over. */
const PATIENCE_MS = 5000;

const isOwn = (response: Response): boolean =>
  response.ok && !response.redirected && response.type === 'basic' && response.headers.has(POLICY);

/** Keeps what came in, when it is our server's: a portal's page has no policy like ours. */
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

/** Asks the server who it is, so that the next page has its policy. Never rejects: without a signal all stays. */
export async function refreshIdentity(): Promise<void> {
  await fetchManifest().catch(() => undefined);
}

/** Answers for the manifest: the server's, or without a signal its last one, so that installing needs none. */
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
 * A page of the build under the policy that the server has now: the policy that was kept with the page is of the day
 * it was installed, and a company may have allowed or withdrawn an origin since.
 */
export async function underNewestPolicy(page: Response): Promise<Response> {
  const cache = await caches.open(CACHE);
  const policy = (await cache.match(POLICY_KEY))?.headers.get(POLICY);
  if (!policy) return page;
  const headers = new Headers(page.headers);
  headers.set(POLICY, policy);
  return new Response(page.body, { status: page.status, statusText: page.statusText, headers });
}
