import * as z from 'zod/mini';
import { encerrarSessaoDeixada } from '#contract/access/sessao.ts';
import { request } from './request.ts';

/** Where the names of sessions are kept that were left while the server could not be told. */
const STORAGE_KEY = 'maleta:left';

/** More were not left by people. */
const MOST = 20;

const MUITAS_REQUISICOES = 429;

/** A session by its name, which opens nothing, and its end (ISO 8601): after that there is nothing to tell. */
const leftSession = z.object({ sid: z.string(), expiraEm: z.string() });
const leftSessions = z.array(leftSession);
type LeftSession = z.output<typeof leftSession>;

const named = z.object({ sid: z.string() });

/** The name of a token's session (the `sid` of its claims); null in a token that has none. */
function sidOf(token: string): string | null {
  try {
    const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return z.parse(named, JSON.parse(atob(claims))).sid;
  } catch {
    // Somebody else's server may give tokens of its own kind.
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

/** Notes a session that was left without the server's word. Its token is not kept. */
export function noteLeftSession({ token, expiraEm }: { token: string; expiraEm: string }): void {
  const sid = sidOf(token);
  if (sid !== null) writeLeft([...readLeft(Date.now()), { sid, expiraEm }]);
}

/** Tells the server about ended sessions; one without a response is told again later. */
export async function tellLeftSessions(): Promise<void> {
  for (const { sid } of readLeft(Date.now())) {
    const told = await request(encerrarSessaoDeixada, { body: { sid } });
    const isLater = !told.ok && (told.error.kind !== 'refused' || told.error.status === MUITAS_REQUISICOES);
    if (isLater) return;
    // Read again: another tab may have noted one meanwhile.
    writeLeft(readLeft(Date.now()).filter((left) => left.sid !== sid));
  }
}
