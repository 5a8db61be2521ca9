import { act, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { useCarrinho } from '#parts/cart/carrinho-na-tela.ts';
import { openPageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { useCarrinhoLido } from './carrinho-lido.ts';

const seen = { asked: () => Promise.resolve(), isKnown: false };

function Probe() {
  const asked = useCarrinhoLido();
  const isKnown = useCarrinho() !== null;
  useLayoutEffect(() => void Object.assign(seen, { asked, isKnown }));
  return null;
}

test('a press waits for the customer’s cart, and no longer', async () => {
  renderPage(<Probe />, await openPageDevice());
  expect(seen.isKnown).toBe(false);
  await seen.asked();
  expect(seen.isKnown).toBe(true);
  await seen.asked();
});

test('a cart that never comes holds a press for two seconds', async () => {
  vi.useFakeTimers();
  try {
    render(<Probe />);
    const told = vi.fn();
    const waits = seen.asked().then(told);
    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(told).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    await waits;
    expect(told).toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});
