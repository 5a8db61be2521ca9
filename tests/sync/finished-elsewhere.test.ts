import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { logIn, openTestDevice, type TestDevice } from '#tests/support/device.ts';
import { openOutboxWorld } from '#tests/support/outbox-world.ts';

const world = openOutboxWorld();
let other: TestDevice;

const product = (group: 'sp' | 'mg', n = 0): number => must(world[group][n], 'product');

/** Both devices know a cart with some of two groups; then the first device goes offline. */
beforeEach(async () => {
  await world.device.setQuantidade(product('sp'), 50);
  await world.device.setQuantidade(product('mg'), 2);
  await world.device.drainAll();
  other = await openTestDevice(await logIn());
  await other.refresh();
});

afterEach(() => other.close());

/** Lets the first device act offline and the other one meanwhile; then the first is online again. */
async function whileAway(away: () => Promise<unknown>, meanwhile: () => Promise<unknown>): Promise<void> {
  const { send } = world.device.env;
  world.device.env.send = async () => ({ kind: 'silence', reason: 'network' });
  await away();
  await world.device.drainAll(2);
  await meanwhile();
  await other.drainAll();
  world.device.env.send = send;
  await world.device.drainAll();
}

const ordersOf = async (filial: number) =>
  (
    await world.server.database.db
      .selectFrom('prePedido')
      .select(['idPrePedido', 'codigoLocal'])
      .where('idPessoaFilial', '=', filial)
      .execute()
  ).map(({ idPrePedido }) => idPrePedido);

const numbersOf = async (key: string) =>
  (await world.device.env.vault.receipts.get(key))?.pedidos.map((p) => p.idPrePedido);

test('an order of one group is made without a question when another device ordered only the other group', async () => {
  await whileAway(
    () => world.device.finalizar([product('mg')]),
    () => other.finalizar([product('sp')]),
  );
  expect([await world.rows(), await world.parked()]).toEqual([[], []]);
  const receipt = await world.orderReceipt();
  expect(receipt.pedidos.map((p) => p.idPrePedido)).toEqual(await ordersOf(2));
  expect([await ordersOf(1), await ordersOf(2)].map((ids) => ids.length)).toEqual([1, 1]);
});

test('an order of both groups takes the number of the equally ordered group, and the other group is ordered', async () => {
  let key = '';
  await whileAway(
    async () => {
      ({ key } = await world.device.finalizar());
    },
    () => other.finalizar([product('sp')]),
  );
  expect([await world.rows(), await world.parked()]).toEqual([[], []]);
  expect(await numbersOf(key)).toEqual(await ordersOf(1));
  const all = (await world.device.env.vault.receipts.toArray()).flatMap((r) => r.pedidos);
  const made = [...(await ordersOf(1)), ...(await ordersOf(2))];
  expect(new Set(all.map((p) => p.idPrePedido))).toEqual(new Set(made));
  expect([all.length, made.length]).toEqual([2, 2]);
});

test('an order that another device made with another quantity is a question, with that order’s lines', async () => {
  let key = '';
  await whileAway(
    async () => {
      ({ key } = await world.device.finalizar([product('sp')]));
    },
    async () => {
      await other.setQuantidade(product('sp'), 60);
      await other.finalizar();
    },
  );
  const [made] = await ordersOf(1);
  expect(await world.parked()).toMatchObject([
    {
      key,
      codigo: 'carrinho-finalizado',
      pedidos: [
        { idPrePedido: made, linhas: [{ idItem: product('sp'), quantidade: 60 }] },
        { linhas: [{ idItem: product('mg'), quantidade: 2 }] },
      ],
    },
  ]);
  expect(await numbersOf(key)).toBeUndefined();
  expect(await ordersOf(1)).toHaveLength(1);
});

test('a group that another device ordered with another quantity is a question with its orders; the equal group is confirmed', async () => {
  let key = '';
  await whileAway(
    async () => {
      ({ key } = await world.device.finalizar());
    },
    async () => {
      await other.setQuantidade(product('mg'), 3);
      await other.finalizar();
    },
  );
  expect(await numbersOf(key)).toEqual(await ordersOf(1));
  const [made] = await ordersOf(2);
  const [left] = await world.parked();
  expect(left).toMatchObject({ key: `${key}.resto`, codigo: 'carrinho-finalizado' });
  expect(left?.pedidos?.find((p) => p.idPrePedido === made)).toMatchObject({
    linhas: [{ idItem: product('mg'), quantidade: 3 }],
  });
});

test('an equal order that another device made of the same, now finished cart brings its number', async () => {
  let key = '';
  await whileAway(
    async () => {
      ({ key } = await world.device.finalizar());
    },
    () => other.finalizar(),
  );
  expect([await world.rows(), await world.parked()]).toEqual([[], []]);
  expect(await numbersOf(key)).toEqual([...(await ordersOf(1)), ...(await ordersOf(2))]);
});

test('lines and their order that the other device did not know continue in a new cart', async () => {
  await whileAway(
    async () => {
      await world.device.setExtras('PED-7');
      await world.device.setQuantidade(product('mg', 1), 3);
      await world.device.setQuantidade(product('sp', 1), 40);
      await world.device.finalizar([product('sp', 1)]);
    },
    () => other.finalizar(),
  );
  // The first device's order contains the lines of its group that the other one has ordered: the user
  // decides.
  expect((await world.parked()).map((p) => [p.intent.tipo, p.codigo])).toEqual([['envio', 'carrinho-mudou']]);
  expect(await world.quantities()).toEqual({ [product('mg', 1)]: 3 });
  expect((await world.device.view()).extras.numeroPedidoCliente).toBe('PED-7');
});

test('a line that was ordered elsewhere is not silently put into the next cart', async () => {
  await whileAway(
    () => world.device.setQuantidade(product('sp'), 70),
    () => other.finalizar(),
  );
  expect(await world.parked()).toMatchObject([{ codigo: 'carrinho-finalizado', intent: { tipo: 'linha' } }]);
  expect(await world.quantities()).toEqual({});
});

test('the payment of a remaining group is sent, that of an ordered group is a question', async () => {
  await whileAway(
    async () => {
      await world.device.setPagamento(product('sp'));
      await world.device.setPagamento(product('mg'));
    },
    () => other.finalizar([product('sp')]),
  );
  const left = (await world.parked()).map((p) => p.intent);
  expect(left).toMatchObject([{ tipo: 'pagamento', grupo: { idPessoaFilial: 1 } }]);
  expect(await world.rows()).toEqual([]);
});
