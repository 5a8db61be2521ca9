import { proxy } from 'valtio';

/** The hotsite that is open in a dialog, by its number: a page, or the company's policies. */
export type HotsiteAberto = { readonly idHotsite: number; readonly isPolitica: boolean };

export const hotsiteState = proxy<{ aberto: HotsiteAberto | null }>({ aberto: null });

/** Opens a hotsite over the current screen; it closes itself if it has no content. */
export function openHotsite(idHotsite: number): void {
  hotsiteState.aberto = { idHotsite, isPolitica: false };
}

/** Opens the company's policies over the current screen. */
export function openPolitica(idHotsite: number): void {
  hotsiteState.aberto = { idHotsite, isPolitica: true };
}

export function closeHotsite(): void {
  hotsiteState.aberto = null;
}
