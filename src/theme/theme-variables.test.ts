import { describe, expect, test } from 'vitest';
import { paint } from './paint.ts';
import { resolveTheme } from './resolve-theme.ts';
import { themeVariables } from './theme-variables.ts';

const variablesOf = (...given: [id: number, valor: string][]) =>
  themeVariables(
    resolveTheme(given.map(([idParametroTipo, valor]) => ({ parametroTipo: { idParametroTipo }, valor })))
      .values,
  );

describe('themeVariables', () => {
  test('sets nothing for the built-in colours', () => {
    expect(variablesOf()).toEqual({});
    expect(variablesOf([3, '#32307B'])).toEqual({});
  });

  test('sets one variable for a component that is coloured alone', () => {
    expect(variablesOf([385, '#dddddd'])).toEqual({ '--maleta-skeleton': '#dddddd' });
  });

  test('sets a base colour with what CSS cannot derive from it, and leaves the rest to the stylesheet', () => {
    const variables = variablesOf([3, '#0b6b4f']);
    expect(variables['--maleta-brand']).toBe('#0b6b4f');
    expect(variables['--maleta-brandSoft']).toBe('#ebf3f1');
    expect(variables).not.toHaveProperty('--maleta-button-primary-background');
    expect(Object.keys(variables).length).toBeLessThan(12);
  });

  test('sets the text that has to change because its ground did', () => {
    expect(variablesOf([101, '#ffe14d'])).toMatchObject({
      '--maleta-button-primary-background': '#ffe14d',
      '--maleta-button-primary-text': '#1a1c2a',
    });
  });
});

describe('paint', () => {
  test('falls back in CSS as the catalogue derives', () => {
    expect(paint('brand')).toBe('var(--maleta-brand)');
    expect(paint('button.primary.border')).toBe(
      'var(--maleta-button-primary-border, var(--maleta-button-primary-background, var(--maleta-brand)))',
    );
    expect(paint('header.hover.background')).toBe(
      'var(--maleta-header-hover-background, color-mix(in srgb, var(--maleta-header-background, var(--maleta-brand)), var(--maleta-ink) 45%))',
    );
    expect(paint('button.primary.text')).toBe('var(--maleta-button-primary-text, #ffffff)');
  });
});
