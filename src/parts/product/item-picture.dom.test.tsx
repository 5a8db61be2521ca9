import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ItemPicture } from './item-picture.tsx';

const PRODUTO = {
  nome: 'DIPIRONA',
  apresentacao: '1 G',
  fabricante: 'ACHÉ',
  tarja: 0,
  generico: false,
  hospitalar: false,
  refrigerado: false,
  size: 132,
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const photo = () => screen.queryByRole('img', { name: 'Embalagem de DIPIRONA 1 G' })?.getAttribute('src');

test.each([
  ['a list of cards', true, 400],
  ['any other place', false, 250],
])('a photo in %s is loaded once it has been near the screen for a while', async (_, isInCard, ms) => {
  render(<ItemPicture {...PRODUTO} imagem="/dipirona.jpg" isInCard={isInCard} />);
  await pass(ms - 1);
  expect(photo() ?? null).toBeNull();
  await pass(1);
  expect(photo()).toBe('/dipirona.jpg');
});

test('a photo that cannot be loaded gives way to the drawn box', async () => {
  render(<ItemPicture {...PRODUTO} imagem="/dipirona.jpg" />);
  await pass(250);
  const shown = screen.getByRole('img', { name: 'Embalagem de DIPIRONA 1 G' });
  act(() => void shown.dispatchEvent(new Event('error')));
  expect(photo() ?? null).toBeNull();
});
