import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { must } from '#lib/must.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { setViewport } from '#tests/support/dom/layout.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { Atendimento } from './atendimento.tsx';
import type { ParteProps } from './parte-props.ts';

/** Tells that the later part has been read. */
let read: (() => void) | undefined;

vi.mock('./parte.tsx', () => ({
  Parte: ({ onRead }: ParteProps) => {
    read = onRead;
    return <p>Parte</p>;
  },
}));

afterEach(() => setViewport({}));

/** The home of a user with so many customers, whose later part is still being read. */
async function openHome(count: number): Promise<void> {
  const device = await openPageDevice();
  const row = must(await device.vault.clientes.get(CLIENTE), 'customer');
  const others = Array.from({ length: count - 1 }, (_, at) => ({ ...row, idPessoa: 501 + at }));
  await device.vault.clientes.bulkPut(others);
  renderPage(<Atendimento avisos={null} loja={<p>Loja</p>} />, device);
  await screen.findByText('Parte');
}

const shown = () => screen.queryAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));

test('on a phone no card is drawn before the day above it has been read', async () => {
  setViewport({ width: 360, height: 740 });
  await openHome(2);
  expect(shown()).toEqual([]);
  act(() => read?.());
  await screen.findByText('Loja');
  expect(shown()).toContain('atendendo');
});

test('on a wider screen only the cards below the day and the store wait for it', async () => {
  await openHome(2);
  await screen.findByRole('region', { name: 'Carrinho' });
  expect(shown()).toEqual(['atendendo', 'carrinho']);
  expect(screen.queryByText('Loja')).toBeNull();
  act(() => read?.());
  await screen.findByText('Loja');
  await screen.findByRole('region', { name: /^Seus clientes/ });
});

test('the orders of an only customer wait for the week above them', async () => {
  await openHome(1);
  await screen.findByRole('region', { name: 'Carrinho' });
  expect(shown()).toEqual(['atendendo', 'carrinho']);
  act(() => read?.());
  await screen.findByRole('region', { name: 'Pedidos neste aparelho' });
});
