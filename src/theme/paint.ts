import { base } from './catalogue/base.ts';
import type { ColorParameter } from './catalogue/parameter.ts';
import { type ColorName, catalogue } from './catalogue.ts';
import { resolveTheme } from './resolve-theme.ts';
import { variableName } from './variable-name.ts';

const byName = new Map(catalogue.map((parameter) => [parameter.name, parameter]));
const baseNames: ReadonlySet<string> = new Set(base.map(({ name }) => name));
const builtIn = resolveTheme().values;

/**
 * Returns a parameter's colour for styles: its variable, with its derivation in CSS as the fallback. So a theme sets
 * only the colours that differ, and an element that sets a base colour recolours the components inside it. For
 * `.css.ts` files only: it imports the whole catalogue.
 */
export function paint(name: ColorName): string {
  if (baseNames.has(name)) return `var(${variableName(name)})`;
  const parameter = byName.get(name);
  if (parameter === undefined) throw new Error(`no such colour parameter: ${name}`);
  return `var(${variableName(name)}, ${derivedInCss(parameter)})`;
}

function derivedInCss({ name, value, derivation }: ColorParameter<ColorName>): string {
  if (derivation === undefined) return value ?? 'transparent';
  if ('same' in derivation) return paint(derivation.same);
  if ('mix' in derivation) {
    const [from, to, percent] = derivation.mix;
    return `color-mix(in srgb, ${paint(from)}, ${paint(to)} ${percent}%)`;
  }
  // CSS cannot compare contrasts: this is the built-in result, and `themeVariables` sets another if a theme needs it.
  return builtIn[name];
}
