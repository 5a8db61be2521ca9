import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { pullCarrinho } from '#sync/pull/pull-carrinho.ts';
import { drain } from '#sync/push/push.ts';
import { openOutboxWorld } from '#tests/support/outbox-world.ts';

const world = openOutboxWorld();

const product = (group: 'sp' | 'mg', n = 0): number => must(world[group][n], 'product');

/** Keeps a copy of the server's response at this path, as a faulty proxy does. */
function keepAnswers(path: string): Response[] {
  const kept: Response[] = [];
  const straight = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await straight(input, init);
    if (typeof input === 'string' && input.includes(path)) kept.push(response.clone());
    return response;
  };
  return kept;
}

const CONFIRMAR = 'ConfirmarCarrinho';

test('the confirmation of an earlier order, repeated by a proxy, confirms no other order', async () => {
  const straight = globalThis.fetch;
  const kept = keepAnswers(CONFIRMAR);
  await world.device.setQuantidade(product('sp'), 50);
  await world.device.finalizar();
  await world.device.drainAll();
  globalThis.fetch = straight;
  const earlier = must(kept[0], 'confirmation');

  await world.device.setQuantidade(product('mg'), 2);
  const { key } = await world.device.finalizar();
  world.server.levers.portal = (url) => (url.includes(CONFIRMAR) ? earlier.clone() : undefined);
  await world.device.drainAll(4);
  expect((await world.rows()).map((row) => [row.key, row.lastAnswer?.text])).toEqual([
    [key, 'A rede respondeu no lugar do servidor'],
  ]);
  expect(await world.orders()).toHaveLength(1);

  world.server.levers.portal = null;
  await world.device.drainAll();
  const made = await world.server.database.db
    .selectFrom('prePedido')
    .select(['idPrePedido', 'idPessoaFilial'])
    .where('idPessoaFilial', '=', 2)
    .execute();
  const receipt = must(await world.device.env.vault.receipts.get(key), 'receipt');
  expect(receipt.pedidos.map((p) => p.idPrePedido)).toEqual(made.map((p) => p.idPrePedido));
});

test('the response for another customer’s cart, with the right key, confirms no change', async () => {
  await world.device.setQuantidade(product('sp'), 3);
  await world.device.drainAll();
  await world.device.setQuantidade(product('sp'), 5);
  world.device.clock.now += 1000;
  const straight = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await straight(input, init);
    const text = (await response.text()).replace('"idPessoaCliente":101', '"idPessoaCliente":102');
    return new Response(text, response);
  };
  await drain(world.device.env);
  globalThis.fetch = straight;
  expect(await world.rows()).toHaveLength(1);
  await world.device.drainAll();
  expect([await world.rows(), await world.quantities()]).toEqual([[], { [product('sp')]: 5 }]);
});

test('another customer’s cart kept by a proxy is not accepted as the cart that is read', async () => {
  const { device, server } = world;
  const { vault } = device.env;
  await device.setQuantidade(product('sp'), 3);
  await device.drainAll();
  const straight = globalThis.fetch;
  const kept = keepAnswers('/Carrinho?');
  await pullCarrinho(device.env, 101);
  globalThis.fetch = straight;
  const read = must(kept[0], 'cart');
  const text = (await read.text()).replaceAll('"idPessoaCliente":101', '"idPessoaCliente":102');

  await vault.carrinhos.delete(101);
  await device.setQuantidade(product('sp'), 5);
  server.levers.portal = (url) => (url.includes('/Carrinho?') ? new Response(text, read) : undefined);
  await drain(device.env);
  expect(await vault.carrinhos.get(101)).toBeUndefined();
  expect((await world.rows()).map((row) => row.frozen)).toEqual([null]);

  server.levers.portal = null;
  await device.drainAll();
  expect([await world.rows(), await world.quantities()]).toEqual([[], { [product('sp')]: 5 }]);
});
