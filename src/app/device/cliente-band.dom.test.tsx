import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { clienteSample } from '#tests/support/dom/samples.ts';
import { ClienteBand } from './cliente-band.tsx';

const NOME = 'Farmácia e Drogaria Nossa Senhora do Perpétuo Amanhecer das Águas Claras Ltda';

test('the line shows 30 characters of a long name; tool tip and screen readers give it whole', async () => {
  const device = await openPageDevice();
  const row = clienteSample(CLIENTE, NOME, null, 1);
  const { cpfCnpjFormatado } = row.usuarioCliente.pessoa;
  await device.vault.clientes.put(row);
  renderPage(<ClienteBand />, device);
  const button = await screen.findByRole('button', { name: `Cliente ${NOME} ${cpfCnpjFormatado}` });
  expect(button.title).toBe(NOME);
  expect(screen.getByText('Farmácia e Drogaria Nossa Senh…')).toBeDefined();
});

test('a name that fits stands once', async () => {
  const device = await openPageDevice();
  await device.vault.clientes.put(clienteSample(CLIENTE, 'Farmácia Aurora', null, 1));
  renderPage(<ClienteBand />, device);
  expect(await screen.findAllByText('Farmácia Aurora')).toHaveLength(1);
});
