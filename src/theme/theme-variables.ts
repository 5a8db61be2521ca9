import { base } from './catalogue/base.ts';
import type { ColorParameter } from './catalogue/parameter.ts';
import { type ColorName, catalogue } from './catalogue.ts';
import { parseColor, toHex } from './color-math.ts';
import { ownColor, resolveTheme, type ThemeValues } from './resolve-theme.ts';
import { variableName } from './variable-name.ts';

const builtIn = resolveTheme().values;
const baseNames: ReadonlySet<string> = new Set(base.map(({ name }) => name));

/**
 * Returns the CSS variables that a resolved theme must set, by name: only those whose value differs from the
 * stylesheet's own result (see `paint`). Empty for the built-in colours.
 */
export function themeVariables(values: ThemeValues): Record<string, string> {
  const different = catalogue.filter(
    (parameter) => values[parameter.name] !== inStylesheet(parameter, values),
  );
  return Object.fromEntries(different.map(({ name }) => [variableName(name), values[name]]));
}

/** Returns the stylesheet's own value of a parameter without a variable, given a theme's other values. */
function inStylesheet(parameter: ColorParameter<ColorName>, values: ThemeValues): string {
  const { name, derivation } = parameter;
  const isFixed = derivation === undefined || 'readable' in derivation || baseNames.has(name);
  if (isFixed) return builtIn[name];
  return toHex(ownColor(parameter, (source) => parseColor(values[source as ColorName]) ?? [0, 0, 0, 0]));
}
