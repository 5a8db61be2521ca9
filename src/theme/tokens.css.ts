import { createGlobalThemeContract } from '@vanilla-extract/css';
import { base } from './catalogue/base.ts';
import type { BaseColorName } from './catalogue.ts';

const names = Object.fromEntries(base.map(({ name }) => [name, name])) as Record<
  BaseColorName,
  BaseColorName
>;

/**
 * The base colours as CSS variables (`--maleta-brand`...), for elements without their own parameter; the others use
 * `paint`. `global.css.ts` sets the built-in values.
 */
export const color = createGlobalThemeContract(names, (name) => `maleta-${name}`);
