/**
 * A stable number from 0 to 2^32-1 out of a text (FNV-1a, then mixed). It decides all data that is invented for the
 * real list, so that each machine invents the same.
 */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** One of the whole numbers from `low` to `high`, both included, chosen by the text. */
export function pickBetween(text: string, low: number, high: number): number {
  return low + (hashOf(text) % (high - low + 1));
}
