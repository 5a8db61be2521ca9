import { proxy } from 'valtio';

/** The hotsite that is open in a dialog: a page by its number, or the company's policies by theirs. */
export type HotsiteAberto = { readonly idHotsite: number; readonly isPolitica: boolean };

export const hotsiteState = proxy<{ aberto: HotsiteAberto | null }>({ aberto: null });

/** Opens a hotsite over the present screen; it closes itself when there is nothing to show. */
export function openHotsite(idHotsite: number): void {
  hotsiteState.aberto = { idHotsite, isPolitica: false };
}

/** Opens the company's policies over the present screen. */
export function openPolitica(idHotsite: number): void {
  hotsiteState.aberto = { idHotsite, isPolitica: true };
}

export function closeHotsite(): void {
  hotsiteState.aberto = null;
}
