import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { Atendimento } from './atendimento.tsx';

const TO_COME = 'Nenhum cliente neste aparelho';
const NONE = 'Nenhum cliente ligado ao seu usuário';

/** The home of a user without customers. */
async function openHome() {
  const device = await openPageDevice();
  await device.vault.clientes.clear();
  await device.vault.device.update(1, { idPessoaCliente: null });
  renderPage(<Atendimento avisos={null} loja={null} />, device);
  return device;
}

test('a home without customers waits for the list, and tells the user to ask the company once it came empty', async () => {
  const { vault } = await openHome();
  await screen.findByText(TO_COME);
  expect(screen.getByText(/chegam com o primeiro sinal/)).toBeTruthy();
  await vault.checkpoints.put({ name: 'clientes', at: 0 });
  await screen.findByText(NONE);
  expect(screen.getByText(/^Peça à empresa que ligue clientes/)).toBeTruthy();
  expect(screen.queryByText(TO_COME)).toBeNull();
});
