import { expect, test } from 'vitest';
import { consultarItensPedido } from '#contract/orders/pedido-lista.ts';
import { MARCA_HEADER } from '#contract/wire/headers.ts';
import { noteMarca } from '#outbox/marca.ts';
import { openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { readItens } from './queries-repetir.ts';

const server = fakeServer();

test('the lines of an order to repeat are asked for with the mark of the server’s data', async () => {
  const device = await openPageDevice();
  await noteMarca(device.vault, 'epoca.4', 1);
  server.reply(consultarItensPedido, []);
  expect(await readItens(device, 31)).toEqual({ ok: true, value: [] });
  const [asked] = server.askedOf(consultarItensPedido);
  expect([asked?.query.get('idPrePedido'), asked?.headers.get(MARCA_HEADER)]).toEqual(['31', 'epoca.4']);
});
