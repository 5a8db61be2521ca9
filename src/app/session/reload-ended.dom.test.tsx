import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DeviceSession } from '#app/device/device-session.tsx';
import { LogInHost } from '#app/dialogs/log-in-host.tsx';
import { Header } from '#app/header.tsx';
import { tenant } from '#app/page/tenant.ts';
import { consultarSessoes } from '#contract/access/sessoes.ts';
import { sampleCliente } from '#domain/cart/carrinho-sample.ts';
import { writeSession } from '#net/session.ts';
import { sessionHash } from '#sync/push/session-hash.ts';
import { beginSession, CLIENTE, putCliente, USUARIO } from '#tests/support/dom/device.ts';
import { provideWorker } from '#tests/support/dom/engine-worker.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { openVault, type Vault } from '#vault/vault.ts';
import { queryClient } from './query-client.ts';

const server = fakeServer();
const EXPIRADA = {
  status: 401,
  Message: 'Atenção!',
  Description: 'Sua sessão expirou.',
  Codigo: 'sessao-expirada',
};

let vault: Vault;

beforeEach(async () => {
  provideWorker();
  vault = await openVault(tenant, USUARIO.id, { now: Date.now, uuid: () => crypto.randomUUID() });
  await putCliente(vault, sampleCliente({ idPessoaCliente: CLIENTE }));
});
afterEach(async () => {
  cleanup();
  queryClient.clear();
  await vault.checkpoints.clear();
  vault.close();
});

/** The app's frame as a reload draws it. */
const reload = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <DeviceSession waiting={<p>Abrindo</p>}>
        <Header />
        <LogInHost />
      </DeviceSession>
    </QueryClientProvider>,
  );

const expire = async () => {
  await vault.checkpoints.delete('auth');
  beginSession();
  writeSession({ ...USUARIO, token: 'past', expiraEm: '2020-01-01T00:00:00-03:00' }, true);
};
const refuseQueue = () =>
  vault.checkpoints.put({ name: 'auth', state: 'held', at: 1, sessao: sessionHash(beginSession()) });

const cliente = () => screen.queryByText('Farmácia Modelo');

test.each([
  ['past its time', expire],
  ['with which the queue was refused', refuseQueue],
])('a reload online with a session %s shows the log-in, not the data', async (_, end) => {
  await end();
  server.refuse(consultarSessoes, EXPIRADA);
  const answer = server.hold(consultarSessoes);
  reload();
  await soon(() => expect(server.askedOf(consultarSessoes)).toHaveLength(1));
  expect(screen.getByText('Abrindo')).toBeTruthy();
  expect(cliente()).toBeNull();
  answer();
  expect(await screen.findByRole('dialog', { name: 'Entre' })).toBeTruthy();
  expect(cliente()).toBeNull();
});

test('a reload with an expired session shows the data when the server cannot be reached', async () => {
  await expire();
  server.silence(consultarSessoes);
  reload();
  expect(await screen.findByText('Farmácia Modelo')).toBeTruthy();
});

test('a reload with a session that is expired only by the device’s clock shows the data', async () => {
  await expire();
  server.reply(consultarSessoes, []);
  reload();
  expect(await screen.findByText('Farmácia Modelo')).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Entre' })).toBeNull();
});
