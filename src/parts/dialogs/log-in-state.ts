import { proxy } from 'valtio';

/** A session that the server ended: whose it was, and the server's words for it. */
export type SessaoFinda = {
  idUsuario: number;
  nomeUsuario: string;
  /** Somebody ended it elsewhere; otherwise it expired. */
  isEncerrada: boolean;
  motivo: string;
};

/**
 * Whether the log-in dialog is open, and the address to go on to after it. `finda`: the session that ended and made
 * the dialog open, until the next log-in or until the user closes the dialog.
 */
export const logInState = proxy<{ isOpen: boolean; returnTo: string | null; finda: SessaoFinda | null }>({
  isOpen: false,
  returnTo: null,
  finda: null,
});

/** Opens the log-in; after it the user goes on to `returnTo`. One that an ended session opened stays as it is. */
export function openLogIn(returnTo: string | null = null): void {
  if (logInState.isOpen && logInState.finda !== null) return;
  logInState.isOpen = true;
  logInState.returnTo = returnTo;
}

/** Opens the log-in for the user of an ended session, who goes back to `returnTo`. */
export function openLogInAgain(finda: SessaoFinda, returnTo: string): void {
  Object.assign(logInState, { isOpen: true, returnTo, finda });
}

export function closeLogIn(): void {
  Object.assign(logInState, { isOpen: false, returnTo: null, finda: null });
}

/**
 * Closes the log-in because `idUsuario` has logged in. Returns the address to go on to; null where there is none or
 * where it belongs to another user.
 */
export function finishLogIn(idUsuario: number): string | null {
  const { returnTo, finda } = logInState;
  closeLogIn();
  return finda !== null && finda.idUsuario !== idUsuario ? null : returnTo;
}
