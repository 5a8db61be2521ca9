import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { must } from '#lib/must.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { Atendimento } from './atendimento.tsx';

vi.mock('./parte.tsx', () => {
  throw new Error('no signal');
});

test('a home goes on without its later part when the code cannot be loaded', async () => {
  const device = await openPageDevice();
  const row = must(await device.vault.clientes.get(CLIENTE), 'customer');
  await device.vault.clientes.put({ ...row, idPessoa: 501 });
  renderPage(<Atendimento avisos={null} loja={<p>Loja</p>} />, device);
  await screen.findByText('Loja');
  await screen.findByRole('region', { name: /^Seus clientes/ });
  expect(screen.queryByRole('region', { name: 'Hoje' })).toBeNull();
});
