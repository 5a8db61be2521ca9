import { proxy } from 'valtio';

/** A session that the server ended: its user, and the server's message. */
export type SessaoFinda = {
  idUsuario: number;
  nomeUsuario: string;
  /** True when it was ended elsewhere; otherwise it expired. */
  isEncerrada: boolean;
  motivo: string;
};

/**
 * The state of the sign-in dialog, and the address to open afterwards. `finda`: the ended session that opened the
 * dialog, until the next sign-in or until the user closes the dialog.
 */
export const logInState = proxy<{ isOpen: boolean; returnTo: string | null; finda: SessaoFinda | null }>({
  isOpen: false,
  returnTo: null,
  finda: null,
});

/** Opens the sign-in, which leads to `returnTo`. Keeps a sign-in that an ended session opened. */
export function openLogIn(returnTo: string | null = null): void {
  if (logInState.isOpen && logInState.finda !== null) return;
  logInState.isOpen = true;
  logInState.returnTo = returnTo;
}

/** Opens the sign-in for the user of an ended session; it leads back to `returnTo`. */
export function openLogInAgain(finda: SessaoFinda, returnTo: string): void {
  Object.assign(logInState, { isOpen: true, returnTo, finda });
}

export function closeLogIn(): void {
  Object.assign(logInState, { isOpen: false, returnTo: null, finda: null });
}

/**
 * Closes the sign-in because `idUsuario` has signed in. Returns the address to open; null without one, or if it
 * belongs to another user.
 */
export function finishLogIn(idUsuario: number): string | null {
  const { returnTo, finda } = logInState;
  closeLogIn();
  return finda !== null && finda.idUsuario !== idUsuario ? null : returnTo;
}
