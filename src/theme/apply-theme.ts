import { setElementVars } from '@vanilla-extract/dynamic';
import type { ThemeValues } from './resolve-theme.ts';
import { color } from './tokens.css.ts';

/**
 * Puts the colours on the document, for everything that is drawn from now on. Goes through
 * `style.setProperty`, which a strict Content-Security-Policy allows.
 */
export function applyTheme(values: ThemeValues, root: HTMLElement = document.documentElement): void {
  setElementVars(root, color, values);
}
