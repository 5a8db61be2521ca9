import { useCallback } from 'react';
import { openLogIn } from '#parts/dialogs/log-in-state.ts';

/** The current address, to return to. */
const here = (): string => `${location.pathname}${location.search}`;

/** Opens the log-in, which returns to the current address. */
export function useEntrar(): () => void {
  return useCallback(() => openLogIn(here()), []);
}
