import type { WireRequest } from '#contract/wire/to-wire.ts';

/**
 * The Idempotency-Keys of requests that are not queued: a repeat with the same bytes, after a lost response, gets the
 * first key. They live until a response comes, at most as long as the screen; after that the cart's situation shows the
 * result.
 */
export type Chaves = (request: WireRequest) => string;

/** Keys for one customer's cart. */
export function createChaves(uuid: () => string): Chaves {
  const kept = new Map<string, string>();
  return (request) => {
    const bytes = JSON.stringify(request);
    const key = kept.get(bytes) ?? uuid();
    kept.set(bytes, key);
    return key;
  };
}
