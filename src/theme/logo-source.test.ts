import { describe, expect, test } from 'vitest';
import { logoSource } from './logo-source.ts';

describe('logoSource', () => {
  test('takes addresses and pictures as they are', () => {
    expect(logoSource('/temas/loja.svg')).toBe('/temas/loja.svg');
    expect(logoSource('https://cdn.exemplo.com.br/logo.png')).toBe('https://cdn.exemplo.com.br/logo.png');
    expect(logoSource('data:image/png;base64,iVBOR')).toBe('data:image/png;base64,iVBOR');
  });

  test('names the kind of a picture that comes as bare base64', () => {
    const png = `iVBORw0KGgo${'A'.repeat(80)}`;
    expect(logoSource(png)).toBe(`data:image/png;base64,${png}`);
    const jpeg = `/9j/4AAQSkZJRg${'A'.repeat(80)}`;
    expect(logoSource(jpeg)).toBe(`data:image/jpeg;base64,${jpeg}`);
  });

  test('shows nothing for what is neither', () => {
    for (const text of [null, undefined, '', '  ', 'javascript:alert(1)', 'data:text/html,x', 'logo']) {
      expect(logoSource(text)).toBe(null);
    }
  });
});
