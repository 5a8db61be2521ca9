/** The names under which the measured device stores data. The price table is the demo's first. */
export const TENANT = 'bench';
export const BARE = 'bench-bare';
export const USER = '1';
export const CONTEXT = 'c1';

/** The lines of a feed, each parsed and none checked. */
export function parseLines(bytes: BufferSource): unknown[] {
  const lines = new TextDecoder().decode(bytes).trimEnd().split('\n');
  return lines.map((line): unknown => JSON.parse(line));
}
