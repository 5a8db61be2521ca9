import { useSyncExternalStore } from 'react';

/** A user of this device with unsent work, without the work itself. */
export type UnsentUser = {
  id: number;
  nome: string;
  count: number;
  /** The number of orders among these; absent in an older build's note. */
  pedidos?: number;
  /** The number of drafts among these; absent in an older build's note. */
  rascunhos?: number;
};

/** Outside the vaults, since it is read while all of them are closed. */
const STORAGE_KEY = 'maleta:unsent';

const listeners = new Set<() => void>();
let cached: { raw: string | null; users: readonly UnsentUser[] } = { raw: null, users: [] };

const isUser = (value: unknown): value is UnsentUser =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'nome' in value &&
  typeof value.nome === 'string' &&
  'count' in value &&
  typeof value.count === 'number';

function parse(raw: string | null): UnsentUser[] {
  try {
    const rows: unknown = JSON.parse(raw ?? '[]');
    return Array.isArray(rows) ? rows.filter(isUser) : [];
  } catch {
    return [];
  }
}

/**
 * The users with unsent work on this device, by name. A damaged entry counts as empty. The same array until it changes.
 */
function readUnsentUsers(): readonly UnsentUser[] {
  const raw = localStorage.getItem(STORAGE_KEY);
  if (raw !== cached.raw) cached = { raw, users: parse(raw) };
  return cached.users;
}

/**
 * Notes how much unsent work a user has; zero takes them off the list. Synchronous, so that it works at a page's end.
 */
export function noteUnsent(user: UnsentUser): void {
  const others = readUnsentUsers().filter(({ id }) => id !== user.id);
  const users = user.count > 0 ? [...others, user] : others;
  try {
    localStorage.setItem(
      STORAGE_KEY,
      JSON.stringify(users.toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'))),
    );
  } catch (error) {
    // Only the list on the log-in suffers; the work is in the vault.
    console.warn('the list of users with unsent work could not be written:', error);
  }
  for (const listener of listeners) listener();
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The users with unsent work on this device, followed across tabs. */
export const useUnsentUsers = (): readonly UnsentUser[] =>
  useSyncExternalStore(onChange, readUnsentUsers, () => []);
