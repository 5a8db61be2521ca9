import { PARAMETROS_STORAGE } from '#app/session/query-client.ts';
import { readSession } from '#net/session.ts';
import { refreshThemes, showKeptThemes } from './theme-keeper.ts';

let themes: Promise<void> = Promise.resolve();
let hasThemes = false;

/** Shows the colours of the last start and asks for those of today. Call it once, before anything is drawn. */
export function beginThemes(): void {
  hasThemes = showKeptThemes();
  themes = refreshThemes().catch((error: unknown) =>
    console.error('the themes could not be refreshed', error),
  );
}

/** Resolves when the themes have come, or will not come. */
export const themesCame = (): Promise<void> => themes;

/** Whether the app was on this device before: then it opens with what it has, whatever the network does. */
export const wasHere = (): boolean =>
  hasThemes || localStorage.getItem(PARAMETROS_STORAGE) !== null || readSession() !== null;
