import type { ColorParameter, Derivation } from './catalogue/parameter.ts';
import { type ColorName, catalogue } from './catalogue.ts';
import { mixColors, parseColor, type Rgba, toHex } from './color-math.ts';
import { easierToRead, isReadable, makeReadable } from './readable.ts';

/** One colour of a stored theme, as the server sends it. */
export interface ThemeParametro {
  readonly parametroTipo: { readonly idParametroTipo: number };
  readonly valor: string;
  /** The same colour with its transparency; takes precedence over `valor` if it is a colour. */
  readonly valorComPercentualTransparencia?: string | null | undefined;
}

export type ThemeValues = Readonly<Record<ColorName, string>>;

export interface ResolvedTheme {
  /** `#rrggbb` or `#rrggbbaa` by name. */
  readonly values: ThemeValues;
  /** The text colours that were unreadable on their grounds and were replaced in `values` by a readable shade. */
  readonly corrected: readonly ColorName[];
}

const nothing: Rgba = [0, 0, 0, 0];

/** A corrected colour changes the colours derived from it, possibly grounds: three rounds are enough. */
const ROUNDS = 3;

/**
 * Resolves every colour: from the chosen theme, else the default theme, else the catalogue's derivation, else the
 * built-in value, else transparent. Values that are no colour count as absent. A text under 4.5:1 on one of its
 * grounds becomes its nearest readable shade; grounds never change.
 */
export function resolveTheme(
  parametros: readonly ThemeParametro[] = [],
  padrao: readonly ThemeParametro[] = [],
): ResolvedTheme {
  const chosen = colorsById(parametros);
  const fallback = colorsById(padrao);
  const given = ({ id }: ColorParameter) => chosen.get(id) ?? fallback.get(id);
  const colors = new Map<string, Rgba>();
  const read = (name: string) => colors.get(name) ?? nothing;
  for (const parameter of catalogue) {
    colors.set(parameter.name, given(parameter) ?? ownColor(parameter, read));
  }
  const corrected = new Set<ColorName>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const parameter of catalogue) {
      const own = given(parameter) ?? ownColor(parameter, read);
      const grounds = (parameter.on ?? []).map(read);
      const isFine = isReadable(own, grounds);
      colors.set(parameter.name, isFine ? own : makeReadable(own, grounds));
      if (!isFine) corrected.add(parameter.name);
    }
  }
  const values = Object.fromEntries([...colors].map(([name, color]) => [name, toHex(color)]));
  return { values: values as Record<ColorName, string>, corrected: [...corrected] };
}

function colorsById(parametros: readonly ThemeParametro[]): Map<number, Rgba> {
  const byId = new Map<number, Rgba>();
  for (const { parametroTipo, valor, valorComPercentualTransparencia } of parametros) {
    const color = parseColor(valorComPercentualTransparencia ?? '') ?? parseColor(valor);
    if (color !== null) byId.set(parametroTipo.idParametroTipo, color);
  }
  return byId;
}

/** Returns a parameter's colour without a theme. */
export function ownColor({ derivation, value }: ColorParameter, read: (name: string) => Rgba): Rgba {
  if (derivation !== undefined) return derive(derivation, read);
  return parseColor(value ?? '') ?? nothing;
}

function derive(derivation: Derivation, read: (name: string) => Rgba): Rgba {
  if ('same' in derivation) return read(derivation.same);
  if ('mix' in derivation) {
    const [from, to, percent] = derivation.mix;
    return mixColors(read(from), read(to), percent);
  }
  const [first, second] = derivation.readable;
  return easierToRead(read(first), read(second), [read(derivation.on)]);
}
