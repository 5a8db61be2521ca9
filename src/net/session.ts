import * as z from 'zod/mini';
import { type UsuarioComToken, usuarioComToken } from '#contract/access/sessao.ts';

/** The place of the signed-in user: local storage if they stay connected, else the tab's session storage. */
const STORAGE_KEY = 'GSUsuario';

const listeners = new Set<() => void>();
let cached: { raw: string | null; session: UsuarioComToken | null } = { raw: null, session: null };

function parse(raw: string | null): UsuarioComToken | null {
  if (raw === null) return null;
  try {
    const parsed = z.safeParse(usuarioComToken, JSON.parse(raw));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The session of this device, or null. A damaged entry counts as none. The same object until it changes. */
export function readSession(): UsuarioComToken | null {
  const raw = sessionStorage.getItem(STORAGE_KEY) ?? localStorage.getItem(STORAGE_KEY);
  if (raw !== cached.raw) cached = { raw, session: parse(raw) };
  return cached.session;
}

/** The token of this user only: work that one user queued is never sent as another. */
export function tokenOf(idUsuario: number): string | null {
  const session = readSession();
  return session?.id === idUsuario ? session.token : null;
}

/** Keeps the session; `stay` keeps it after the browser is closed. */
export function writeSession(session: UsuarioComToken, stay: boolean): void {
  const [wanted, other] = stay ? [localStorage, sessionStorage] : [sessionStorage, localStorage];
  other.removeItem(STORAGE_KEY);
  wanted.setItem(STORAGE_KEY, JSON.stringify(session));
  for (const listener of listeners) listener();
}

/** Forgets the session in both places. The user's vault stays. */
export function clearSession(): void {
  sessionStorage.removeItem(STORAGE_KEY);
  localStorage.removeItem(STORAGE_KEY);
  for (const listener of listeners) listener();
}

/** Forgets a session that the server ended, by its token: a newer one, of another tab, stays. */
export function dropSession(token: string): void {
  for (const storage of [sessionStorage, localStorage]) {
    if (parse(storage.getItem(STORAGE_KEY))?.token === token) storage.removeItem(STORAGE_KEY);
  }
  for (const listener of listeners) listener();
}

/** Calls back when the session changes here or in another tab; answers how to stop. */
export function onSessionChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
