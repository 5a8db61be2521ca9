import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { ClientesCard } from './clientes-card.tsx';

test('the customers of the home are named by the company’s code', async () => {
  const device = await openPageDevice();
  const { usuarioCliente, ...row } = must(await device.vault.clientes.get(CLIENTE), 'customer');
  const pessoa = { ...usuarioCliente.pessoa, codigoErp: 'C-000101' };
  const cliente = { ...row, usuarioCliente: { ...usuarioCliente, pessoa } };
  renderPage(<ClientesCard clientes={[cliente]} idAtual={null} />, device);
  const detail = await screen.findByText(/^C-000101 · /);
  expect(detail.textContent).toContain(pessoa.cpfCnpjFormatado);
});
