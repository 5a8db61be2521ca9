import { proxy } from 'valtio';

/** Whether the user's preferences are open over the screen, and how often they were saved since the start. */
export const preferenciasState = proxy({ isOpen: false, saved: 0 });

/** Opens 'Minhas Preferências' over the present screen. */
export function openPreferencias(): void {
  preferenciasState.isOpen = true;
}

export function closePreferencias(): void {
  preferenciasState.isOpen = false;
}

/** Closes them because they are saved: lists begin again as they say. */
export function notePreferenciasSaved(): void {
  preferenciasState.isOpen = false;
  preferenciasState.saved += 1;
}
