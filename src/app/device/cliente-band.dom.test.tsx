import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { clienteSample } from '#tests/support/dom/samples.ts';
import { ClienteBand } from './cliente-band.tsx';

const NOME = 'Farmácia e Drogaria Nossa Senhora do Perpétuo Amanhecer das Águas Claras Ltda';

test('the customer is named whole, with the number: only the room cuts the name', async () => {
  const device = await openPageDevice();
  const row = clienteSample(CLIENTE, NOME, null, 1);
  const { cpfCnpjFormatado } = row.usuarioCliente.pessoa;
  await device.vault.clientes.put(row);
  renderPage(<ClienteBand />, device);
  const button = await screen.findByTitle(NOME);
  expect(button.textContent).toBe(`Cliente${NOME} ${cpfCnpjFormatado}`);
});
