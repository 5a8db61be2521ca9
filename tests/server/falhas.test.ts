import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Fault } from '#server/http/faults.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { accept, add, findProdutos, seenOf } from '#tests/support/cart.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';

describe.each(oneDatabase)('a response that never arrived, on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  let url: string;
  let before: Fault;
  let after: Fault;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database, {
      faults: { beforeHandling: () => before, beforeReply: () => after },
    });
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    url = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}/api`;
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });
  beforeEach(async () => {
    before = undefined;
    after = undefined;
    await database.reset();
    rep = await api.as('representante');
  });

  async function confirmOverTheNetwork() {
    const [produto] = await findProdutos(database.db);
    const { carrinho } = (await add(rep, produto?.idProduto ?? 0, 40)).body;
    const seen = seenOf(await accept(rep, carrinho.idCarrinho));
    const headers = {
      authorization: `Bearer ${rep.token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    return () =>
      fetch(`${url}/Carrinho/ConfirmarCarrinho?idCarrinho=${carrinho.idCarrinho}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(seen),
      });
  }
  const countPedidos = async () =>
    (await database.db.selectFrom('prePedido').select('idPrePedido').execute()).length;

  test.each([['drop'], ['reset']] as const)(
    'applied, then %s: the retry returns the one order',
    async (fault) => {
      const confirm = await confirmOverTheNetwork();
      after = fault;
      await expect(confirm()).rejects.toThrow();
      expect(await countPedidos()).toBe(1);
      after = undefined;
      const retry = await confirm();
      const { pedidos } = (await retry.json()) as { pedidos: { idPrePedido: number }[] };
      expect([retry.status, pedidos.length, await countPedidos()]).toEqual([200, 1, 1]);
    },
  );

  test('lost before handling: it had no effect, and the retry does it', async () => {
    const confirm = await confirmOverTheNetwork();
    before = 'drop';
    await expect(confirm()).rejects.toThrow();
    expect(await countPedidos()).toBe(0);
    before = undefined;
    expect([(await confirm()).status, await countPedidos()]).toEqual([200, 1]);
  });

  test('slow: a retry that overtakes the response makes no second order', async () => {
    const confirm = await confirmOverTheNetwork();
    after = 300;
    const slow = confirm();
    const retry = confirm();
    const texts = await Promise.all([(await slow).text(), (await retry).text()]);
    expect(texts[0]).toBe(texts[1]);
    expect(await countPedidos()).toBe(1);
  });
});
