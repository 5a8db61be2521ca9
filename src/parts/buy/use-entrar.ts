import { useCallback } from 'react';
import { openLogIn } from '#parts/dialogs/log-in-state.ts';

/** The present address, to come back to. */
const here = (): string => `${location.pathname}${location.search}`;

/** Opens the log-in; after it the person is where he was. */
export function useEntrar(): () => void {
  return useCallback(() => openLogIn(here()), []);
}
