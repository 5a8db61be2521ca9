import { useSyncExternalStore } from 'react';
import { logoSource } from '#theme/logo-source.ts';
import { onThemeChange, shownTheme } from './theme-keeper.ts';

/** The address of the shown theme's logo; null when it has none. */
export const useLogo = (): string | null =>
  logoSource(useSyncExternalStore(onThemeChange, shownTheme)?.imagemTema);
