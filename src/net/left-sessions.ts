import * as z from 'zod/mini';
import { encerrarSessaoDeixada } from '#contract/access/sessao.ts';
import { request } from './request.ts';

/** Storage key of the names of sessions that the user left while the server was out of reach. */
const STORAGE_KEY = 'maleta:left';

/** Only the newest are kept; real use stays far below this number. */
const MOST = 20;

const MUITAS_REQUISICOES = 429;

/**
 * A session's name, which grants no access, and its expiry (ISO 8601): an expired session needs no report.
 */
const leftSession = z.object({ sid: z.string(), expiraEm: z.string() });
const leftSessions = z.array(leftSession);
type LeftSession = z.output<typeof leftSession>;

const named = z.object({ sid: z.string() });

/** Returns the name of a token's session (its `sid` claim), or null if it has none. */
function sidOf(token: string): string | null {
  try {
    const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return z.parse(named, JSON.parse(atob(claims))).sid;
  } catch {
    // Another server's tokens may have another format.
    return null;
  }
}

function readLeft(now: number): LeftSession[] {
  try {
    const found = z.safeParse(leftSessions, JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]'));
    return found.success ? found.data.filter(({ expiraEm }) => Date.parse(expiraEm) > now) : [];
  } catch {
    return [];
  }
}

function writeLeft(left: readonly LeftSession[]): void {
  try {
    if (left.length === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(left.slice(-MOST)));
  } catch (error) {
    console.warn('a session that was left could not be noted: it lives on until it expires', error);
  }
}

/** Notes a session that the user left while the server was out of reach. Stores its name, not its token. */
export function noteLeftSession({ token, expiraEm }: { token: string; expiraEm: string }): void {
  const sid = sidOf(token);
  if (sid !== null) writeLeft([...readLeft(Date.now()), { sid, expiraEm }]);
}

/** Reports left sessions to the server. A session without a response is reported again later. */
export async function tellLeftSessions(): Promise<void> {
  for (const { sid } of readLeft(Date.now())) {
    const told = await request(encerrarSessaoDeixada, { body: { sid } });
    const isLater = !told.ok && (told.error.kind !== 'refused' || told.error.status === MUITAS_REQUISICOES);
    if (isLater) return;
    // Another tab may have noted one meanwhile, so the list is read again.
    writeLeft(readLeft(Date.now()).filter((left) => left.sid !== sid));
  }
}
