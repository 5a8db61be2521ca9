import { describe, expect, test } from 'vitest';
import { contrastRatio, parseColor, type Rgba } from './color-math.ts';
import { resolveTheme, type ThemeParametro } from './resolve-theme.ts';

const parametro = (id: number, valor: string, transparente?: string): ThemeParametro => ({
  parametroTipo: { idParametroTipo: id },
  valor,
  valorComPercentualTransparencia: transparente,
});

const valuesOf = (...args: Parameters<typeof resolveTheme>) => resolveTheme(...args).values;

function color(value: string): Rgba {
  const parsed = parseColor(value);
  if (parsed === null) throw new Error(`not a colour: ${value}`);
  return parsed;
}

describe('resolveTheme', () => {
  test('returns the built-in colours when nothing is set', () => {
    const values = valuesOf();
    expect(values.brand).toBe('#32307b');
    expect(values.accent).toBe('#d99424');
    expect(values.scrim).toBe('#14162a80');
    expect(values['button.quiet.background']).toBe('#00000000');
  });

  test('derives the soft, strong and text colours from a brand colour that a store sets', () => {
    const values = valuesOf([parametro(3, '#ffe14d')]);
    expect(values.brand).toBe('#ffe14d');
    expect(values.brandSoft).toBe('#fffdf1');
    expect(values.brandStrong).toBe('#98883d');
    expect(values.onBrand).toBe('#1a1c2a');
  });

  test('colours a component from its base colour; its own parameter changes only that component', () => {
    expect(valuesOf([parametro(3, '#004400')])['button.primary.background']).toBe('#004400');
    const alone = valuesOf([parametro(101, '#004400')]);
    expect(alone['button.primary.background']).toBe('#004400');
    expect(alone['button.primary.border']).toBe('#004400');
    expect(alone.brand).toBe('#32307b');
    expect(alone['header.background']).toBe('#32307b');
  });

  test('prefers the chosen theme over the default theme and the default theme over its own values', () => {
    const values = valuesOf([parametro(3, '#004400')], [parametro(3, '#ff0000'), parametro(4, '#0000ff')]);
    expect(values.brand).toBe('#004400');
    expect(values.accent).toBe('#0000ff');
  });

  test('takes the value with transparency when it is a colour', () => {
    expect(valuesOf([parametro(27, '#000000', 'rgba(0, 0, 0, 0.5)')]).scrim).toBe('#00000080');
    expect(valuesOf([parametro(27, '#000', '')]).scrim).toBe('#000000');
  });

  test('skips a value that is no colour, so that only colours reach the style', () => {
    expect(valuesOf([parametro(3, 'url(javascript:1)')]).brand).toBe('#32307b');
    expect(valuesOf([parametro(3, 'rgb(300, 0, 0)')]).brand).toBe('#32307b');
  });
});

describe('an unreadable text colour', () => {
  test('becomes a readable shade, is listed in `corrected`, and its ground keeps the theme’s colour', () => {
    const { values, corrected } = resolveTheme([parametro(3, '#ffe14d'), parametro(103, '#ffffff')]);
    expect(corrected).toContain('brandText');
    expect(corrected).toContain('button.primary.text');
    expect(values['button.primary.background']).toBe('#ffe14d');
    const text = color(values['button.primary.text']);
    expect(contrastRatio(text, color('#ffe14d'))).toBeGreaterThanOrEqual(4.5);
  });

  test('becomes readable everywhere when a theme only darkens the grounds', () => {
    const { values } = resolveTheme([
      parametro(1, '#16181f'),
      parametro(10, '#0c0e14'),
      parametro(11, '#22252e'),
    ]);
    for (const text of ['ink', 'inkSoft', 'positive', 'field.text', 'table.row.text'] as const) {
      expect([text, contrastRatio(color(values[text]), color('#16181f')) >= 4.5]).toEqual([text, true]);
    }
  });

  test('is left alone on a translucent ground, whose background is unknown', () => {
    const { values } = resolveTheme([
      parametro(101, '#ffffff10'),
      parametro(104, '#ffffff10'),
      parametro(103, '#fefefe'),
    ]);
    expect(values['button.primary.text']).toBe('#fefefe');
  });

  test('does not occur in the built-in colours', () => {
    expect(resolveTheme().corrected).toEqual([]);
  });
});
