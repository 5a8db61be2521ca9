import { describe, expect, test } from 'vitest';
import { catalogue, colorNames, edgePairs, textPairs } from './catalogue.ts';
import { contrastRatio, parseColor, type Rgba } from './color-math.ts';
import { resolveTheme, type ThemeParametro } from './resolve-theme.ts';

const parametro = (id: number, valor: string, transparente?: string): ThemeParametro => ({
  parametroTipo: { idParametroTipo: id },
  valor,
  valorComPercentualTransparencia: transparente,
});

function color(value: string): Rgba {
  const parsed = parseColor(value);
  if (parsed === null) throw new Error(`not a colour: ${value}`);
  return parsed;
}

describe('resolveTheme', () => {
  test('gives the built-in brand when nothing is set', () => {
    const values = resolveTheme();
    expect(values.brand).toBe('#32307b');
    expect(values.accent).toBe('#d99424');
    expect(values.scrim).toBe('#14162a80');
  });

  test('derives the soft, strong and text colours from a brand colour that a store sets', () => {
    const values = resolveTheme([parametro(3, '#ffe14d')]);
    expect(values.brand).toBe('#ffe14d');
    expect(values.brandSoft).toBe('#fffdf1');
    expect(values.brandStrong).toBe('#98883d');
    expect(values.onBrand).toBe('#1a1c2a');
  });

  test('prefers the chosen theme over the default theme and the default theme over its own values', () => {
    const values = resolveTheme(
      [parametro(3, '#004400')],
      [parametro(3, '#ff0000'), parametro(4, '#0000ff')],
    );
    expect(values.brand).toBe('#004400');
    expect(values.accent).toBe('#0000ff');
  });

  test('takes the value with transparency when it is a colour', () => {
    expect(resolveTheme([parametro(27, '#000000', 'rgba(0, 0, 0, 0.5)')]).scrim).toBe('#00000080');
    expect(resolveTheme([parametro(27, '#000', '')]).scrim).toBe('#000000');
  });

  test('passes over a value that is no colour, so that nothing but a colour reaches the style', () => {
    expect(resolveTheme([parametro(3, 'url(javascript:1)')]).brand).toBe('#32307b');
    expect(resolveTheme([parametro(3, 'rgb(300, 0, 0)')]).brand).toBe('#32307b');
  });
});

describe('the catalogue', () => {
  test('gives each name one id and one origin, and derives only from parameters above', () => {
    expect(catalogue.map(({ name }) => name).toSorted()).toEqual(colorNames.toSorted());
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
    const seen = new Set<string>();
    for (const { name, value, derivation } of catalogue) {
      expect([name, (value === undefined) !== (derivation === undefined)]).toEqual([name, true]);
      if (derivation !== undefined) {
        const sources =
          'mix' in derivation ? derivation.mix.slice(0, 2) : [...derivation.readable, derivation.on];
        for (const source of sources) expect([name, seen.has(String(source))]).toEqual([name, true]);
      }
      seen.add(name);
    }
  });

  test.each(textPairs)('prints %s on %s at 4.5:1 or better', (foreground, background) => {
    const values = resolveTheme();
    const ratio = contrastRatio(color(values[foreground]), color(values[background]));
    expect(ratio).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edgePairs)('draws %s on %s at 3:1 or better', (edge, background) => {
    const values = resolveTheme();
    expect(contrastRatio(color(values[edge]), color(values[background]))).toBeGreaterThanOrEqual(3);
  });
});
