import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that the system gives to outgoing connections: no other process takes it between two journeys.
 */
const FIRST = 20_000;
const LAST = 29_999;

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  probe.listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}

/** A free port that a worker's servers keep, one after the other: a browser's data belong to an origin. */
export async function ownPort(): Promise<number> {
  // Workers start at different places and so do not reach for the same port at once.
  const start = FIRST + (process.pid % (LAST - FIRST));
  for (let port = start; port <= LAST; port += 1) if (await isFree(port)) return port;
  throw new Error(`no free port between ${start} and ${LAST}`);
}
