import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { Atendimento } from './atendimento.tsx';

const COMING = 'Trazendo os seus clientes para este aparelho.';
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

test('a home says that the customers are coming, and only then that there are none', async () => {
  const { vault } = await openHome();
  expect((await screen.findByText(COMING)).closest('[role=status]')).not.toBeNull();
  expect(screen.queryByText(TO_COME)).toBeNull();
  await vault.checkpoints.put({ name: 'clientes', at: 0 });
  await screen.findByText(NONE);
  expect(screen.getByText(/^Peça à empresa que ligue clientes/)).toBeTruthy();
  expect(screen.queryByText(COMING)).toBeNull();
});

test('without a signal, or after a failed read, a home without customers tells that they come later', async () => {
  const { vault } = await openHome();
  await screen.findByText(COMING);
  await vault.checkpoints.put({ name: 'connection', state: 'no-signal', at: 0 });
  await screen.findByText(TO_COME);
  expect(screen.getByText(/chegam com o primeiro sinal/)).toBeTruthy();
  await vault.checkpoints.delete('connection');
  await screen.findByText(COMING);
  await vault.log.add({ at: 0, event: 'pull-failed', detail: 'clientes', status: 500 });
  await screen.findByText(TO_COME);
});
