import { proxy, useSnapshot } from 'valtio';

/**
 * Tells if the code of every screen is on this device. `asking`: the service worker has not replied yet; `coming`: it
 * fetches them; `stopped`: it gave up until asked again; `none`: this browser has no service worker for the app.
 */
export type ScreenFiles = {
  state: 'asking' | 'coming' | 'stopped' | 'kept' | 'none';
  kept: number;
  total: number;
};

export const TELAS_SEM_NAVEGADOR = 'Este navegador não as guardou: sem sinal, o Maleta não abre.';

type State = {
  files: ScreenFiles;
  /** Asks the service worker again; null until the app has asked it once. */
  again: (() => void) | null;
};

const ASKING: ScreenFiles = { state: 'asking', kept: 0, total: 0 };

/** Only the app writes it. Read it with `useScreenFiles`. */
export const screenFilesState = proxy<State>({ files: ASKING, again: null });

export function setScreenFiles(state: ScreenFiles['state'], kept = 0, total = 0): void {
  screenFilesState.files = { state, kept, total };
}

export const useScreenFiles = (): ScreenFiles => useSnapshot(screenFilesState).files;
