/**
 * True for the message by which a page, on its user's word, lets a waiting worker take over. A worker never
 * takes over by itself: the open tabs run the old build's code and ask for the old build's chunks.
 */
export function isTakeoverRequest(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING';
}
