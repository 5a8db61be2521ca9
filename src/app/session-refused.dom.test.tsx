import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { consultarPedidos } from '#contract/pedido-lista.ts';
import { sampleCliente } from '#domain/carrinho-sample.ts';
import { PedidosScreen } from '#features/pedidos/pedidos-screen.tsx';
import { logInState } from '#parts/log-in-state.ts';
import { beginSession, CLIENTE, putCliente, USUARIO } from '#tests/support/dom/device.ts';
import { provideWorker } from '#tests/support/dom/engine-worker.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { openVault } from '#vault/vault.ts';
import { DeviceSession } from './device-session.tsx';
import { LogInHost } from './log-in-host.tsx';
import { queryClient } from './query-client.ts';
import { tenant } from './tenant.ts';

const server = fakeServer();
const user = person();
const Description = 'Sua sessão foi encerrada. Entre de novo para continuar.';

beforeEach(async () => {
  provideWorker();
  const vault = await openVault(tenant, USUARIO.id, { now: Date.now, uuid: () => crypto.randomUUID() });
  await putCliente(vault, sampleCliente({ idPessoaCliente: CLIENTE }));
  vault.close();
});
afterEach(() => queryClient.clear());

test('a list that an ended session cannot read interrupts nobody: it says so, and is read after the log-in', async () => {
  server.refuse(consultarPedidos, {
    status: 401,
    Message: 'Atenção!',
    Description,
    Codigo: 'sessao-expirada',
  });
  beginSession();
  history.replaceState(null, '', '/pedidos?de=2020-01-01&ate=2020-02-01');
  render(
    <QueryClientProvider client={queryClient}>
      <DeviceSession waiting={null}>
        <LogInHost />
        <main>
          <PedidosScreen />
        </main>
      </DeviceSession>
    </QueryClientProvider>,
  );
  const over = await screen.findByText('A sessão expirou. Entre de novo para continuar.');
  expect(screen.getByRole('heading', { level: 1, name: /Meus Pedidos/ })).toBeTruthy();
  expect(await screen.findByText('Sessão expirada')).toBeTruthy();
  expect(logInState.isOpen).toBe(false);
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Entrar' }));
  expect(await screen.findByRole('dialog', { name: 'Entre' })).toBeTruthy();
  server.reply(consultarPedidos, { totalRegistros: 0, colecao: [] });
  beginSession();
  expect(await screen.findByText('Nenhum item encontrado.')).toBeTruthy();
  expect(over.isConnected).toBe(false);
  expect(location.search).toBe('?de=2020-01-01&ate=2020-02-01');
  await soon(() => expect(screen.queryByText('Sessão expirada')).toBeNull());
});
