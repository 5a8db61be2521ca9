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

  test('sets one variable when a theme colours a single component', () => {
    expect(variablesOf([385, '#dddddd'])).toEqual({ '--maleta-skeleton': '#dddddd' });
  });

  test('sets a base colour and the colours that CSS cannot derive from it', () => {
    const variables = variablesOf([3, '#0b6b4f']);
    expect(variables['--maleta-brand']).toBe('#0b6b4f');
    expect(variables['--maleta-brandSoft']).toBe('#ebf3f1');
    expect(variables).not.toHaveProperty('--maleta-button-primary-background');
    expect(Object.keys(variables).length).toBeLessThan(12);
  });

  test('sets a text colour that changes because its ground changed', () => {
    expect(variablesOf([101, '#ffe14d'])).toMatchObject({
      '--maleta-button-primary-background': '#ffe14d',
      '--maleta-button-primary-text': '#1a1c2a',
    });
  });
});

describe('paint', () => {
  test('nests the catalogue’s derivation as the CSS fallback', () => {
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
