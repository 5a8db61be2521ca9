import { expect, onTestFinished, test } from 'vitest';
import { manterCarrinhoCompra } from '#contract/cart/carrinho-calls.ts';
import { consultarPedidos } from '#contract/orders/pedido-lista.ts';
import { sampleCliente } from '#domain/cart/carrinho-sample.ts';
import { writeSession } from '#net/session.ts';
import { linhaIntent, sampleCarrinho, sampleRow } from '#outbox/outbox-sample.ts';
import { CLIENTE, putCliente, USUARIO } from '#tests/support/dom/device.ts';
import { provideWorker } from '#tests/support/dom/engine-worker.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { openDevice } from './open-device.ts';

const server = fakeServer();
const expiraEm = '2099-01-01T00:00:00-03:00';
const NETO = { ...USUARIO, id: 8, nome: 'Neto Lima', nomeUsuario: 'neto' };

/** The device of a user with one unsent change, opened as the app opens it. */
async function openWaiting() {
  provideWorker();
  const opened = await openDevice(USUARIO, () => undefined);
  const { vault } = opened.device;
  onTestFinished(async () => {
    opened.sync.stop();
    await opened.sync.idle();
    await Promise.all([vault.outbox.clear(), vault.receipts.clear(), vault.checkpoints.clear()]);
    opened.close();
  });
  await putCliente(vault, sampleCliente({ idPessoaCliente: CLIENTE }));
  await vault.carrinhos.put({ idPessoaCliente: CLIENTE, carrinho: sampleCarrinho([]), at: 1 });
  await vault.outbox.add(sampleRow(1, linhaIntent(1, 3)));
  return opened;
}

const tokens = () => server.asked.map(({ headers }) => headers.get('authorization')).filter(Boolean);

test("a queue waits while another user is signed in, and is sent with its own user's token", async () => {
  server.reply(manterCarrinhoCompra, {
    carrinho: sampleCarrinho([{ idItem: 1, quantidade: 3 }], { revisao: 6 }),
    sobrescrito: null,
  });
  server.reply(consultarPedidos, { totalRegistros: 0, colecao: [] });
  writeSession({ ...NETO, token: 'neto', expiraEm }, true);
  const { device, sync } = await openWaiting();
  sync.now();
  await sync.idle();
  expect([await device.vault.outbox.count(), tokens()]).toEqual([1, []]);
  writeSession({ ...USUARIO, token: 'ana', expiraEm }, true);
  sync.now();
  await soon(async () => expect(await device.vault.outbox.count()).toBe(0));
  const [sent] = server.askedOf(manterCarrinhoCompra);
  expect([sent?.headers.get('authorization'), await device.vault.receipts.count()]).toEqual([
    'Bearer ana',
    1,
  ]);
  expect(new Set(tokens())).toEqual(new Set(['Bearer ana']));
});

test.each<[string, () => Promise<boolean>]>([
  ['denies persistent storage', async () => false],
  ['fails when it is asked for persistent storage', () => Promise.reject(new Error('private window'))],
])('a device opens and saves in a browser that %s', async (_, persist) => {
  let times = 0;
  const storage = {
    persisted: async () => false,
    persist: () => {
      times += 1;
      return persist();
    },
  };
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'storage'));
  const { device } = await openWaiting();
  expect([times, await device.vault.outbox.count()]).toEqual([1, 1]);
});
