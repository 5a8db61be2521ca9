import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setViewport } from '#tests/support/dom/layout.ts';
import { Drawer } from './drawer.tsx';

const open = (content: React.ReactNode) =>
  render(
    <Drawer title="Filtrar" isOpen onClose={() => undefined} onClosed={() => undefined}>
      {content}
    </Drawer>,
  );

test('at a desk a drawer opens with the focus in its first field', () => {
  open(<input aria-label="Data inicial" />);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Data inicial' }));
});

test('under a finger a drawer opens no keyboard: the focus is on its title', () => {
  setViewport({ width: 800, height: 1280, pointer: 'coarse' });
  open(<input aria-label="Data inicial" />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Filtrar' }));
});

test('a drawer without fields opens with the focus on its title', () => {
  open(<p>Nada</p>);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Filtrar' }));
});
