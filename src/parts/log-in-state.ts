import { proxy } from 'valtio';

/**
 * Whether the log-in dialog is open, and where the person was going when it opened. `isOver`: a session has ended
 * and there is a signal to begin another. `motivo`: why, in the server's words, when it said so to a screen.
 */
export const logInState = proxy<{
  isOpen: boolean;
  returnTo: string | null;
  isOver: boolean;
  motivo: string | null;
}>({
  isOpen: false,
  returnTo: null,
  isOver: false,
  motivo: null,
});

/** Opens the log-in; after it the person goes on to `returnTo`. */
export function openLogIn(returnTo: string | null = null): void {
  logInState.isOpen = true;
  logInState.returnTo = returnTo;
}

export function closeLogIn(): void {
  logInState.isOpen = false;
}

/** The server ended the session, for this reason: the password is asked for where the person is. */
export function tellLogInWhy(motivo: string): void {
  logInState.motivo = motivo;
  if (!logInState.isOpen) openLogIn();
}

/** A session is good, perhaps one that began in another tab: nothing is asked any more of whoever lost his. */
export function takeSessionAsGood(): void {
  if (logInState.motivo !== null) closeLogIn();
  logInState.motivo = null;
}

/** Where to go after the log-in, told once. */
export function takeReturnTo(): string | null {
  const { returnTo } = logInState;
  logInState.returnTo = null;
  return returnTo;
}
