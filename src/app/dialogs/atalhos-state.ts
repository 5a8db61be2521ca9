import { proxy } from 'valtio';

/** Whether the sheet of keyboard shortcuts is open. */
export const atalhosState = proxy({ isOpen: false });

export const openAtalhos = (): void => {
  atalhosState.isOpen = true;
};
