import { useSyncExternalStore } from 'react';
import type { UsuarioComToken } from '#contract/access/sessao.ts';
import { onSessionChange, readSession } from '#net/session.ts';

/** The session of this device, followed across tabs; null for a visitor. */
export const useSession = (): UsuarioComToken | null =>
  useSyncExternalStore(onSessionChange, readSession, () => null);
