import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MargemText } from './margem-text.tsx';
import { showMargem } from './margem-visivel.ts';

const preco = {
  valorUnitario: 100_000,
  descontoComercial: 0,
  descontoFinanceiro: 0,
  st: 1000,
  faixas: [{ quantidade: 10, descontoComercial: 2000, descontoFinanceiro: 0 }],
};

afterEach(() => showMargem(true));

const text = () => document.body.textContent.replaceAll('\u00a0', ' ');

test('a price has its margin with the tier of the quantity and ST, next to its PMC', () => {
  const { rerender } = render(<MargemText pmc={16_77} preco={preco} quantidade={1} />);
  expect(text()).toBe('Margem 34,4% (PMC R$ 16,77)');
  rerender(<MargemText pmc={16_77} preco={preco} quantidade={10} />);
  expect(screen.getByText(/^Margem 47,5%/)).toBeTruthy();
});

test('a margin below zero is shown, and a product without a PMC has none', () => {
  const { rerender } = render(<MargemText pmc={10_00} preco={preco} quantidade={1} />);
  expect(screen.getByText(/^Margem -10,0%/)).toBeTruthy();
  rerender(<MargemText pmc={0} preco={preco} quantidade={1} />);
  expect(text()).toBe('');
});

test('hidden margins are gone at once and stay hidden on this device', async () => {
  render(<MargemText pmc={16_77} preco={preco} quantidade={1} />);
  await act(async () => showMargem(false));
  expect(text()).toBe('');
  cleanup();
  vi.resetModules();
  const Again = (await import('./margem-text.tsx')).MargemText;
  const again = await import('./margem-visivel.ts');
  render(<Again pmc={16_77} preco={preco} quantidade={1} />);
  expect(text()).toBe('');
  await act(async () => again.showMargem(true));
  expect(screen.getByText(/^Margem 34,4%/)).toBeTruthy();
});

test('the choice holds on the page if the device refuses to keep it', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no room');
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<MargemText pmc={16_77} preco={preco} quantidade={1} />);
  await act(async () => showMargem(false));
  expect(text()).toBe('');
});
