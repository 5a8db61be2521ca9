/**
 * Returns the n-th key after a UUID. It depends only on the old key, so that settling a response twice queues
 * one change. The remainder of an order (`<key>.resto`) continues from the order's key, whose next keys are
 * free.
 */
export function keyAfter(key: string, n: number): string {
  const last = Number.parseInt(key.slice(24, 36), 16) + n;
  return key.slice(0, 24) + (last % 2 ** 48).toString(16).padStart(12, '0');
}
