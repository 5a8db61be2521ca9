import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Route } from 'wouter';
import { DeviceSession } from '#app/device/device-session.tsx';
import { LogInHost } from '#app/dialogs/log-in-host.tsx';
import { Header } from '#app/header.tsx';
import { tenant } from '#app/page/tenant.ts';
import { login } from '#contract/access/sessao.ts';
import { consultarSessoes } from '#contract/access/sessoes.ts';
import { consultarUsuarioCliente } from '#contract/customers/cliente.ts';
import { consultarPreferenciaUsuario } from '#contract/customers/preferencia-usuario.ts';
import { consultarPedidos } from '#contract/orders/pedido-lista.ts';
import { sampleCliente } from '#domain/cart/carrinho-sample.ts';
import { PedidosScreen } from '#features/pedidos/pedidos-screen.tsx';
import { putArquivo } from '#mirror/arquivos.ts';
import { readSession } from '#net/session.ts';
import { linhaIntent, sampleRow } from '#outbox/outbox-sample.ts';
import { beginSession, CLIENTE, putCliente, USUARIO } from '#tests/support/dom/device.ts';
import { provideWorker } from '#tests/support/dom/engine-worker.ts';
import { type Asked, fakeServer } from '#tests/support/dom/fake-server.ts';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { openVault, type Vault } from '#vault/vault.ts';
import { Protected } from './protected.tsx';
import { queryClient } from './query-client.ts';

const server = fakeServer();
const user = person();
const ADDRESS = '/pedidos?de=2020-01-01&ate=2020-02-01';
const ENCERRADA = {
  status: 401,
  Message: 'Atenção!',
  Description: 'Sua sessão foi encerrada. Entre de novo para continuar.',
  Codigo: 'sessao-encerrada',
};

const EXPIRADA = { ...ENCERRADA, Description: 'Sua sessão expirou.', Codigo: 'sessao-expirada' };

let vault: Vault;

beforeEach(async () => {
  provideWorker();
  vault = await openVault(tenant, USUARIO.id, { now: Date.now, uuid: () => crypto.randomUUID() });
  await putCliente(vault, sampleCliente({ idPessoaCliente: CLIENTE }));
});
afterEach(async () => {
  // First: a screen that is still drawn would fill the cache again.
  cleanup();
  queryClient.clear();
  await Promise.all([vault.outbox.clear(), vault.arquivos.clear()]);
  await vault.checkpoints.clear();
  vault.close();
});

/** The list of orders in the app's frame, at an address that asks the server for old orders. */
function openPedidos(address = ADDRESS): void {
  history.replaceState(null, '', address);
  render(
    <QueryClientProvider client={queryClient}>
      <DeviceSession waiting={null}>
        <Header />
        <main>
          <Route path="/pedidos">
            <Protected>
              <PedidosScreen />
            </Protected>
          </Route>
        </main>
        <LogInHost />
      </DeviceSession>
    </QueryClientProvider>,
  );
}

const logInDialog = async () => within(await screen.findByRole('dialog', { name: 'Entre' }));

/** The header and the screens without the user, and the log-in open over them. */
async function expectShutOut(): Promise<void> {
  await logInDialog();
  expect(location.pathname).toBe('/');
  expect(screen.queryByRole('heading', { name: /Meus Pedidos/ })).toBeNull();
  expect(document.body.textContent).not.toContain('Farmácia Modelo');
  expect(screen.queryByRole('button', { name: `Usuário ${USUARIO.nome}` })).toBeNull();
  expect(readSession()).toBeNull();
}

async function givePassword(): Promise<void> {
  const dialog = await logInDialog();
  await user.fill(dialog.getByLabelText('Senha'), 'maleta123');
  await user.click(dialog.getByRole('button', { name: 'Entrar' }));
}

test('a session that was ended elsewhere shuts the device; the same user’s password leads back to the screen', async () => {
  server.refuse(consultarPedidos, ENCERRADA);
  beginSession();
  openPedidos();
  await expectShutOut();
  const dialog = await logInDialog();
  expect(dialog.getByText('Sessão encerrada')).toBeTruthy();
  expect(dialog.getByText(ENCERRADA.Description)).toBeTruthy();
  const usuario = dialog.getByLabelText<HTMLInputElement>('Usuário');
  expect([usuario.value, usuario.readOnly]).toEqual(['ana', true]);
  server.reply(consultarPedidos, { totalRegistros: 0, colecao: [] });
  server.reply(login, { ...USUARIO, token: 'fresh', expiraEm: '2099-01-01T00:00:00-03:00' });
  await givePassword();
  expect(await screen.findByText('Nenhum item encontrado.')).toBeTruthy();
  expect(location.pathname + location.search).toBe(ADDRESS);
  expect(screen.queryByRole('dialog', { name: 'Entre' })).toBeNull();
});

test.each([
  ['was ended elsewhere takes the kept documents off the device', ENCERRADA, 0],
  ['only expired leaves the kept documents on the device', EXPIRADA, 1],
])('a session that %s', async (_, refusal, kept) => {
  const blob = new Blob(['<NFe/>']);
  await putArquivo(vault, 5, {
    tipo: 'xml',
    idTitulo: 5,
    idPessoaCliente: CLIENTE,
    nome: '5.xml',
    blob,
    at: 1,
  });
  server.refuse(consultarPedidos, refusal);
  beginSession();
  openPedidos();
  await expectShutOut();
  expect(await vault.arquivos.count()).toBe(kept);
});

test('unsent work stays in the vault of a device that is shut, and the log-in names its user', async () => {
  await vault.outbox.add(
    sampleRow(1, linhaIntent(1, 3), { idPessoaCliente: CLIENTE, lane: String(CLIENTE) }),
  );
  server.refuse(consultarPedidos, ENCERRADA);
  beginSession();
  openPedidos();
  await expectShutOut();
  const list = (await logInDialog()).getByRole('list', { name: 'Quem tem trabalho não enviado' });
  expect(list.textContent).toBe(`${USUARIO.nome}: 1 alteração`);
  expect(await vault.outbox.count()).toBe(1);
});

test('another tab is shut and opened again with the session that it shares', async () => {
  server.reply(consultarPedidos, { totalRegistros: 0, colecao: [] });
  beginSession();
  openPedidos();
  await screen.findByText('Nenhum item encontrado.');
  const shared = localStorage.getItem('GSUsuario') ?? '';
  localStorage.removeItem('GSUsuario');
  window.dispatchEvent(new StorageEvent('storage', { key: 'GSUsuario' }));
  await expectShutOut();
  localStorage.setItem('GSUsuario', shared);
  window.dispatchEvent(new StorageEvent('storage', { key: 'GSUsuario' }));
  expect(await screen.findByText('Nenhum item encontrado.')).toBeTruthy();
  expect(location.pathname + location.search).toBe(ADDRESS);
  expect(screen.queryByRole('dialog', { name: 'Entre' })).toBeNull();
});

test('a tab whose own session ended continues with the same user’s good session of another tab', async () => {
  const isEnded = ({ headers }: Asked) => headers.get('authorization') === 'Bearer ended';
  server.reply(consultarPedidos, { totalRegistros: 0, colecao: [] });
  server.refuse(consultarPedidos, ENCERRADA, isEnded);
  const session = { ...USUARIO, token: 'good', expiraEm: '2099-01-01T00:00:00-03:00' };
  localStorage.setItem('GSUsuario', JSON.stringify(session));
  sessionStorage.setItem('GSUsuario', JSON.stringify({ ...session, token: 'ended' }));
  openPedidos();
  await soon(() => expect(readSession()?.token).toBe('good'));
  expect(await screen.findByText('Nenhum item encontrado.')).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Entre' })).toBeNull();
});

/** The list of recent orders. */
async function openRecentes(): Promise<void> {
  server.reply(consultarPedidos, { totalRegistros: 0, colecao: [] });
  beginSession();
  openPedidos('/pedidos');
  await screen.findByText('Nenhum item encontrado.');
}

/** Ends the session; orders still respond, and only the refreshed data are refused. */
function endSession(): void {
  for (const call of [consultarUsuarioCliente, consultarPreferenciaUsuario, consultarSessoes]) {
    server.refuse(call, ENCERRADA);
  }
}

test('‘Atualizar’ of the orders finds an ended session and opens the log-in', async () => {
  await openRecentes();
  endSession();
  await user.click(screen.getByRole('button', { name: 'Atualizar' }));
  await expectShutOut();
});

test('‘Atualizar agora’ of the sync sheet finds an ended session and opens the log-in', async () => {
  await openRecentes();
  await user.click(await screen.findByRole('button', { name: /Abrir sincronização$/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Sincronização' }));
  const refresh = await sheet.findByRole('button', { name: 'Atualizar agora' });
  endSession();
  await user.click(refresh);
  await expectShutOut();
});
