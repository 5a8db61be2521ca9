import { describe, expect, test } from 'vitest';
import { logoSource } from './logo-source.ts';

describe('logoSource', () => {
  test('returns addresses and data pictures unchanged', () => {
    expect(logoSource('/temas/loja.svg')).toBe('/temas/loja.svg');
    expect(logoSource('https://cdn.exemplo.com.br/logo.png')).toBe('https://cdn.exemplo.com.br/logo.png');
    expect(logoSource('data:image/png;base64,iVBOR')).toBe('data:image/png;base64,iVBOR');
  });

  test('adds the type to a picture that comes as bare base64', () => {
    const png = `iVBORw0KGgo${'A'.repeat(80)}`;
    expect(logoSource(png)).toBe(`data:image/png;base64,${png}`);
    const jpeg = `/9j/4AAQSkZJRg${'A'.repeat(80)}`;
    expect(logoSource(jpeg)).toBe(`data:image/jpeg;base64,${jpeg}`);
  });

  test('returns null for any other text', () => {
    for (const text of [null, undefined, '', '  ', 'javascript:alert(1)', 'data:text/html,x', 'logo']) {
      expect(logoSource(text)).toBe(null);
    }
  });
});
