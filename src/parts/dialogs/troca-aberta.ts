import { proxy } from 'valtio';

/** Whether the choice of another customer is open over the screen. */
export const trocaAberta = proxy({ isOpen: false });

/** Opens the choice of the next customer over the current screen. */
export function openTroca(): void {
  trocaAberta.isOpen = true;
}

export function closeTroca(): void {
  trocaAberta.isOpen = false;
}
