import { proxy, useSnapshot } from 'valtio';

const STORAGE_KEY = 'maleta:margem';
const OCULTA = 'oculta';

const state = proxy({ isShown: true });

try {
  state.isShown = localStorage.getItem(STORAGE_KEY) !== OCULTA;
} catch {
  // Storage is refused: the choice lasts as long as the page.
}

/** Whether margins and their PMC are drawn on this device; true before the first choice. */
export const useMargemVisivel = (): boolean => useSnapshot(state).isShown;

/** Shows or hides margins on every screen of this device, from now on and after a reload. */
export function showMargem(isShown: boolean): void {
  state.isShown = isShown;
  try {
    localStorage.setItem(STORAGE_KEY, isShown ? '' : OCULTA);
  } catch (error) {
    console.warn('margins', error);
  }
}
