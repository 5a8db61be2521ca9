import type { WireRequest } from '#contract/wire/to-wire.ts';

/**
 * The Idempotency-Keys of requests that are not queued: one that is made again with the same bytes, because its
 * answer was lost, has the key of the first time. They live until an answer comes, at most as long as the screen;
 * after that the cart's situation tells what became of it.
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
