import { createGlobalThemeContract } from '@vanilla-extract/css';
import { base } from './catalogue/base.ts';
import type { BaseColorName } from './catalogue.ts';

const names = Object.fromEntries(base.map(({ name }) => [name, name])) as Record<
  BaseColorName,
  BaseColorName
>;

/**
 * The base colours as CSS variables (`--maleta-brand`...), for what has no parameter of its own; what has one
 * takes it from `paint`. `global.css.ts` gives them their built-in values.
 */
export const color = createGlobalThemeContract(names, (name) => `maleta-${name}`);
