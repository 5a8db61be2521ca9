import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setViewport } from '#tests/support/dom/layout.ts';
import { person } from '#tests/support/dom/person.ts';
import { PopoverButton } from './popover-button.tsx';

test('an open popover follows its button when the window changes its size', async () => {
  setViewport({ width: 1280, height: 800 });
  render(<PopoverButton label="Legenda">Disponível</PopoverButton>);
  const button = screen.getByRole('button', { name: 'Legenda' });
  const panel = screen.getByText('Disponível');
  // As narrow as the room that its place leaves.
  panel.getBoundingClientRect = () => new DOMRect(0, 0, panel.style.left === '0px' ? 200 : 120, 100);
  button.getBoundingClientRect = () => new DOMRect(1200, 8, 44, 44);
  await person().click(button);
  expect(panel.style.left).toBe('1044px');
  button.getBoundingClientRect = () => new DOMRect(300, 8, 44, 44);
  setViewport({ width: 360, height: 740 });
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(panel.style.left).toBe('144px');
});
