import { base } from './catalogue/base.ts';
import type { ColorParameter } from './catalogue/parameter.ts';
import { type ColorName, catalogue } from './catalogue.ts';
import { resolveTheme } from './resolve-theme.ts';
import { variableName } from './variable-name.ts';

const byName = new Map(catalogue.map((parameter) => [parameter.name, parameter]));
const baseNames: ReadonlySet<string> = new Set(base.map(({ name }) => name));
const builtIn = resolveTheme().values;

/**
 * The colour of a component's state, for styles: its variable, and in the variable's absence its derivation in
 * CSS. So a page without a theme sets nothing, a theme sets only what differs, and an element that sets a base
 * colour for what is inside it recolours the components there. For `.css.ts` files only: it brings the whole
 * catalogue with it.
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
  // CSS cannot compare contrasts: the built-in answer, and `themeVariables` sets another when a theme needs it.
  return builtIn[name];
}
