import * as z from 'zod/mini';
import { type UsuarioComToken, usuarioComToken } from '#contract/access/sessao.ts';

/**
 * Storage key of the signed-in user: local storage if they stay signed in, otherwise the tab's session
 * storage.
 */
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

/**
 * Returns the session of this device, or null; a damaged entry counts as none. The same object until it
 * changes.
 */
export function readSession(): UsuarioComToken | null {
  const raw = sessionStorage.getItem(STORAGE_KEY) ?? localStorage.getItem(STORAGE_KEY);
  if (raw !== cached.raw) cached = { raw, session: parse(raw) };
  return cached.session;
}

/** Returns the token of this user only: a user's queued changes are never sent as another user. */
export function tokenOf(idUsuario: number): string | null {
  const session = readSession();
  return session?.id === idUsuario ? session.token : null;
}

/** Stores the session; `stay` keeps it after the browser closes. */
export function writeSession(session: UsuarioComToken, stay: boolean): void {
  const [wanted, other] = stay ? [localStorage, sessionStorage] : [sessionStorage, localStorage];
  other.removeItem(STORAGE_KEY);
  wanted.setItem(STORAGE_KEY, JSON.stringify(session));
  for (const listener of listeners) listener();
}

/** Deletes the session from both storages. The user's vault stays. */
export function clearSession(): void {
  sessionStorage.removeItem(STORAGE_KEY);
  localStorage.removeItem(STORAGE_KEY);
  for (const listener of listeners) listener();
}

/** Deletes the session with this token, which the server ended. A newer session, of another tab, stays. */
export function dropSession(token: string): void {
  for (const storage of [sessionStorage, localStorage]) {
    if (parse(storage.getItem(STORAGE_KEY))?.token === token) storage.removeItem(STORAGE_KEY);
  }
  for (const listener of listeners) listener();
}

/** Calls back when the session changes here or in another tab. Returns a function that stops it. */
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
