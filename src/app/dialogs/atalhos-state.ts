import { proxy } from 'valtio';

/** `isOpen` is true while the sheet of keyboard shortcuts is open. */
export const atalhosState = proxy({ isOpen: false });

export const openAtalhos = (): void => {
  atalhosState.isOpen = true;
};
