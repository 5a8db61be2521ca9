import { useSyncExternalStore } from 'react';
import { logoSource } from '#theme/logo-source.ts';
import { onThemeChange, shownTheme } from './theme-keeper.ts';

/** The address of the shown theme's logo; null without a logo. */
export const useLogo = (): string | null =>
  logoSource(useSyncExternalStore(onThemeChange, shownTheme)?.imagemTema);
