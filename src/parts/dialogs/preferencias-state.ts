import { proxy } from 'valtio';

/** `isOpen`: the user's preferences are open over the screen. `saved`: the number of saves since the start. */
export const preferenciasState = proxy({ isOpen: false, saved: 0 });

/** Opens 'Minhas Preferências' over the current screen. */
export function openPreferencias(): void {
  preferenciasState.isOpen = true;
}

export function closePreferencias(): void {
  preferenciasState.isOpen = false;
}

/** Closes the saved preferences: lists start again with them. */
export function notePreferenciasSaved(): void {
  preferenciasState.isOpen = false;
  preferenciasState.saved += 1;
}
