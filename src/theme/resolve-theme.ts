import { type ColorName, type ColorParameter, catalogue, type Derivation } from './catalogue.ts';
import { contrastRatio, mixColors, parseColor, type Rgba, toHex } from './color-math.ts';

/** One colour of a stored theme, as the server sends it. */
export interface ThemeParametro {
  readonly parametroTipo: { readonly idParametroTipo: number };
  readonly valor: string;
  /** The same colour with its transparency worked in; wins over `valor` when it is a colour. */
  readonly valorComPercentualTransparencia?: string | null | undefined;
}

export type ThemeValues = Readonly<Record<ColorName, string>>;

const nothing: Rgba = [0, 0, 0, 0];

/**
 * Works out the value of every colour: the chosen theme's, else the default theme's, else derived from related
 * colours where the catalogue says how, else the built-in one, else transparent. Values that are no colour are
 * passed over as if absent. Returns `#rrggbb` or `#rrggbbaa` by name.
 */
export function resolveTheme(
  parametros: readonly ThemeParametro[] = [],
  padrao: readonly ThemeParametro[] = [],
): ThemeValues {
  const chosen = colorsById(parametros);
  const fallback = colorsById(padrao);
  const resolved = new Map<ColorName, Rgba>();
  for (const parameter of catalogue) {
    const given = chosen.get(parameter.id) ?? fallback.get(parameter.id);
    resolved.set(parameter.name, given ?? ownColor(parameter, resolved));
  }
  return Object.fromEntries([...resolved].map(([name, color]) => [name, toHex(color)])) as Record<
    ColorName,
    string
  >;
}

function colorsById(parametros: readonly ThemeParametro[]): Map<number, Rgba> {
  const byId = new Map<number, Rgba>();
  for (const { parametroTipo, valor, valorComPercentualTransparencia } of parametros) {
    const color = parseColor(valorComPercentualTransparencia ?? '') ?? parseColor(valor);
    if (color !== null) byId.set(parametroTipo.idParametroTipo, color);
  }
  return byId;
}

function ownColor({ derivation, value }: ColorParameter, resolved: ReadonlyMap<ColorName, Rgba>): Rgba {
  if (derivation !== undefined) return derive(derivation, (name) => resolved.get(name) ?? nothing);
  return parseColor(value ?? '') ?? nothing;
}

function derive(derivation: Derivation, read: (name: ColorName) => Rgba): Rgba {
  if ('mix' in derivation) {
    const [from, to, percent] = derivation.mix;
    return mixColors(read(from), read(to), percent);
  }
  const [first, second] = derivation.readable.map(read) as [Rgba, Rgba];
  const background = read(derivation.on);
  return contrastRatio(first, background) >= contrastRatio(second, background) ? first : second;
}
