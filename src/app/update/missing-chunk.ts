import { buildId } from '#app/page/build-id.ts';
import { consultarParametros } from '#contract/content/parametro.ts';
import { request } from '#net/request.ts';
import { takeNewestBuild } from './update.ts';

const MARK = 'maleta:reloaded-for-chunk';
const PROBE_MS = 3000;

/** True when our server responds, and not a portal in its place. */
async function isServerThere(): Promise<boolean> {
  const reply = await request(consultarParametros, {}, { timeoutMs: PROBE_MS });
  return reply.ok || reply.error.kind === 'refused';
}

async function recover(): Promise<void> {
  if (sessionStorage.getItem(MARK) === buildId || !(await isServerThere())) return;
  sessionStorage.setItem(MARK, buildId);
  try {
    await takeNewestBuild();
  } catch (error) {
    // Nothing was reloaded: trying the screen again tries this again.
    sessionStorage.removeItem(MARK);
    throw error;
  }
}

/**
 * Runs the newest build when a chunk of this one can no longer be loaded although the server responds: once per build
 * in a tab. When the server cannot be reached, a reload would lose the screen's content: then the screen says so and
 * can be tried again.
 */
export function recoverMissingChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    recover().catch((error: unknown) => console.error('the missing part could not be recovered:', error));
  });
}
