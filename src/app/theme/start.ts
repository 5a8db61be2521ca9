import { PARAMETROS_STORAGE } from '#app/session/query-client.ts';
import { readSession } from '#net/session.ts';
import { refreshThemes, showKeptThemes } from './theme-keeper.ts';

let themes: Promise<void> = Promise.resolve();
let hasThemes = false;

/** Shows the colours of the last start and asks for today's. Call it once, before the first drawing. */
export function beginThemes(): void {
  hasThemes = showKeptThemes();
  themes = refreshThemes().catch((error: unknown) =>
    console.error('the themes could not be refreshed', error),
  );
}

/** Resolves when the themes have come or have failed. */
export const themesCame = (): Promise<void> => themes;

/** True when the app was on this device before: then it opens with its stored data, whatever the network does. */
export const wasHere = (): boolean =>
  hasThemes || localStorage.getItem(PARAMETROS_STORAGE) !== null || readSession() !== null;
