import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { showTheme } from './theme-keeper.ts';

/** Changes the colours with the address, before the new screen is drawn: a hotsite may have a theme of its own. */
export function ThemeWatch() {
  const [path] = useLocation();
  useLayoutEffect(() => showTheme(path), [path]);
  return null;
}
