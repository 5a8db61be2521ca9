import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmptyState, ErrorState } from './screen-state.tsx';

test.each([EmptyState, ErrorState])(
  '%o draws its title as the page’s heading only if it is the whole page',
  (State) => {
    const draw = (isPage: boolean) =>
      renderToStaticMarkup(createElement(State, { title: 'Nada aqui', isPage }));
    expect(draw(true)).toMatch(/<h1[^>]*>Nada aqui<\/h1>/);
    expect(draw(false)).not.toContain('<h1');
  },
);

test('an empty state draws a box, another picture, or with null none', () => {
  const draw = (picture?: string | null) =>
    renderToStaticMarkup(createElement(EmptyState, { title: 'Nada aqui', picture }));
  expect(draw()).toContain('<svg');
  expect(draw('foto')).toContain('foto</span>');
  expect(draw(null)).not.toContain('<span');
});
