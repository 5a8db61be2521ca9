/** One colour as red, green and blue (0-255) and alpha (0-1). */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

const hex = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const functional = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:[\s,/]+(\d*\.?\d+%?))?\s*\)$/i;

/** Reads `#rgb`, `#rrggbb`, their forms with alpha, `rgb()`, `rgba()` and `transparent`; null for anything else. */
export function parseColor(value: string): Rgba | null {
  const trimmed = value.trim();
  if (trimmed.toLowerCase() === 'transparent') return [0, 0, 0, 0];
  if (hex.test(trimmed)) return parseHex(trimmed.slice(1));
  const match = functional.exec(trimmed);
  if (match === null) return null;
  const channels = [Number(match[1]), Number(match[2]), Number(match[3])] as const;
  if (channels.some((channel) => channel > 255)) return null;
  return [...channels, parseAlpha(match[4])];
}

function parseHex(digits: string): Rgba {
  const wide = digits.length <= 4 ? digits.replaceAll(/./g, '$&$&') : digits;
  const channel = (at: number) => Number.parseInt(wide.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4), wide.length === 8 ? channel(6) / 255 : 1];
}

function parseAlpha(text: string | undefined): number {
  if (text === undefined) return 1;
  const number = text.endsWith('%') ? Number.parseFloat(text) / 100 : Number(text);
  return Math.min(1, Math.max(0, number));
}

/** Writes a colour as `#rrggbb`, or `#rrggbbaa` when it is not opaque. */
export function toHex([red, green, blue, alpha]: Rgba): string {
  const pair = (channel: number) => Math.round(channel).toString(16).padStart(2, '0');
  const tail = alpha >= 1 ? '' : pair(alpha * 255);
  return `#${pair(red)}${pair(green)}${pair(blue)}${tail}`;
}

/** Returns the colour `percent` of the way from `a` to `b`. */
export function mixColors(a: Rgba, b: Rgba, percent: number): Rgba {
  const part = percent / 100;
  const between = (from: number, to: number) => from + (to - from) * part;
  return [between(a[0], b[0]), between(a[1], b[1]), between(a[2], b[2]), between(a[3], b[3])];
}

/** WCAG 2.2 contrast ratio (1 to 21) of two opaque colours. Source: WCAG 2.2, "contrast ratio". */
export function contrastRatio(a: Rgba, b: Rgba): number {
  const [darker, lighter] = [luminance(a), luminance(b)].toSorted((left, right) => left - right);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance([red, green, blue]: Rgba): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
