import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { showTheme } from './theme-keeper.ts';

/** Changes the colours with the address, before the new screen is drawn: a hotsite may have its own theme. */
export function ThemeWatch() {
  const [path] = useLocation();
  useLayoutEffect(() => showTheme(path), [path]);
  return null;
}
