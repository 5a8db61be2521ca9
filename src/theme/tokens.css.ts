import { createGlobalThemeContract } from '@vanilla-extract/css';
import { type ColorName, colorNames } from './catalogue.ts';

const names = Object.fromEntries(colorNames.map((name) => [name, name])) as Record<ColorName, ColorName>;

/** The colours as CSS variables (`--maleta-brand`...). They have no value until `applyTheme` gives them one. */
export const color = createGlobalThemeContract(names, (name) => `maleta-${name}`);
