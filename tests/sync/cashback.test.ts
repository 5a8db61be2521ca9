import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { retryParked } from '#outbox/decide.ts';
import { dispatchEnvio } from '#outbox/envio/dispatch-envio.ts';
import { toEnvio } from '#outbox/envio/to-envio.ts';
import { openOutboxWorld } from '#tests/support/outbox-world.ts';

const world = openOutboxWorld();

const product = (group: 'sp' | 'mg'): number => must(world[group][0], 'product');

/** Submits two groups with this much cashback. */
async function submit(cashbackAplicado: number): Promise<void> {
  await world.device.setQuantidade(product('sp'), 50);
  await world.device.setQuantidade(product('mg'), 2);
  const { carrinho } = await world.device.view();
  const command = { ...toEnvio(carrinho), idPessoaCliente: 101, nomeCliente: 'x', cashbackAplicado };
  const saved = await dispatchEnvio(world.device.env.vault, command, world.device.env);
  expect(saved.ok).toBe(true);
}

const applied = async () => {
  const orders = await world.server.database.db
    .selectFrom('prePedido')
    .select('valorCashbackAplicado')
    .execute();
  return orders.reduce((sum, o) => sum + o.valorCashbackAplicado, 0);
};

const saldo = async () => {
  const row = world.server.database.db
    .selectFrom('pessoa')
    .select('saldoCashback')
    .where('idPessoa', '=', 101);
  return (await row.executeTakeFirstOrThrow()).saldoCashback;
};

test('cashback chosen offline goes with the order and reduces the balance', async () => {
  await submit(2000);
  await world.device.drainAll();
  expect([await world.parked(), await applied(), await saldo()]).toEqual([[], 2000, 2590]);
});

test('used-up cashback is a question, and the same order is then made without it', async () => {
  await submit(4591);
  await world.device.drainAll();
  const [parked] = await world.parked();
  expect(parked).toMatchObject({ codigo: 'cashback-insuficiente', intent: { cashbackAplicado: 4591 } });
  await retryParked(world.device.env.vault, must(parked, 'refusal').key, null, world.device.env);
  await world.device.drainAll();
  expect([await world.parked(), await applied(), await saldo()]).toEqual([[], 0, 4590]);
  expect(await world.orders()).toHaveLength(2);
});

test('an order that becomes smaller takes at most its own total in cashback', async () => {
  await submit(4591);
  await world.device.drainAll();
  const parked = must((await world.parked())[0], 'refusal');
  if (parked.intent.tipo !== 'envio') throw new Error('no submission');
  await world.device.env.vault.parked.update(parked.key, { codigo: 'carrinho-mudou' });
  const yes = { ...parked.intent, totalVisto: 1000 };
  await retryParked(world.device.env.vault, parked.key, yes, world.device.env);
  const envio = (await world.rows()).find((r) => r.intent.tipo === 'envio');
  expect(envio?.intent).toMatchObject({ cashbackAplicado: 1000 });
});
