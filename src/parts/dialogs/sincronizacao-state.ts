import { proxy } from 'valtio';

/** Whether the sync sheet is open. */
export const sincronizacaoState = proxy({ isOpen: false });

/** Opens the sync sheet, where refused changes are decided. */
export const openSincronizacao = (): void => {
  sincronizacaoState.isOpen = true;
};

export const closeSincronizacao = (): void => {
  sincronizacaoState.isOpen = false;
};
