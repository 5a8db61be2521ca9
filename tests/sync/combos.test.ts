import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Combo } from '#contract/catalogue/combo.ts';
import { must } from '#lib/must.ts';
import { readCombos } from '#mirror/combos.ts';
import { COMBO_LIMITE_3 } from '#server/demo/seed/combos.ts';
import { keepCombosOpen } from '#tests/support/combos.ts';
import { logIn, openTestDevice, type TestDevice } from '#tests/support/device.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';

let server: HttpServer;
let device: TestDevice;
let combos: Combo[];

beforeAll(async () => {
  server = await startHttpServer();
  const { db } = server.database;
  await keepCombosOpen(db);
  // Lifts limits that do not matter here: the test is about a cart's total.
  await db.updateTable('promocaoCombo').set({ quantidadeLimite: 99_999 }).execute();
  await db
    .updateTable('promocaoCombo')
    .set({ quantidadeLimite: 3 })
    .where('idPromocaoCombo', '=', COMBO_LIMITE_3)
    .execute();
  await db.updateTable('clienteCondicaoFilial').set({ minimoCompra: 0 }).execute();
  await db.updateTable('pessoa').set({ limiteDisponivel: 999_999_999 }).execute();
  device = await openTestDevice(await logIn());
  await device.refresh();
  const id = must((await device.env.vault.device.get(1))?.idPessoaCliente, 'customer');
  combos = [...must(await readCombos(device.env.vault, id), 'combos').valor];
});

afterAll(async () => {
  device.close();
  await server.close();
});

const linesOf = ({ carrinho }: Awaited<ReturnType<TestDevice['view']>>) => ({
  total: carrinho.valorTotal,
  grupos: carrinho.grupos.map((g) => [
    g.idPessoaFilial,
    g.idCarrinhoGrupoTipo,
    g.subtotal,
    g.stTotal,
    g.total,
  ]),
  itens: carrinho.itens
    .map((i) => [
      `${i.idItemTipo}:${i.idItem}`,
      [i.quantidade, i.quantidadeAtendida, i.quantidadeFalta],
      [i.valorUnitario, i.descontoComercial, i.descontoFinanceiro, i.stValor, i.valorLiquido, i.valorTotal],
      [i.descricao, i.descricaoMarca, i.categoria],
    ])
    .sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1)),
});

async function emptyCart(): Promise<void> {
  for (const item of (await device.view()).carrinho.itens) {
    const combo = combos.find((c) => item.idItemTipo === 2 && c.idItem === item.idItem);
    if (combo) await device.setCombo(combo, 0);
    else await device.setQuantidade(item.idItem, 0);
  }
  await device.drainAll();
}

test('a device keeps the combos of its customer, with members, prices and stock', () => {
  expect(combos.length).toBeGreaterThan(15);
  expect(
    combos.every((c) => c.itens.every((i) => i.valorProduto !== undefined && i.estoque !== undefined)),
  ).toBe(true);
});

test('a cart of combos and single products has the same total on the device alone and on the server', async () => {
  const comboAct = fc.record({
    combo: fc.nat({ max: 40 }),
    quantidade: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 10, max: 900 })),
  });
  // Only products that are also members, so that one stock serves both.
  const membroAct = fc.record({
    membroDe: fc.nat({ max: 40 }),
    quantidade: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60 }), fc.integer({ min: 61, max: 4000 })),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(comboAct, membroAct), { minLength: 1, maxLength: 8 }),
      async (acts) => {
        await emptyCart();
        for (const act of acts) {
          if ('combo' in act) {
            const combo = must(combos[act.combo % combos.length], 'combo');
            const most = combo.idItem === COMBO_LIMITE_3 ? 3 : 900;
            await device.setCombo(combo, Math.min(most, act.quantidade));
          } else {
            const { itens } = must(combos[act.membroDe % combos.length], 'combo');
            await device.setQuantidade(must(itens[0], 'member').idProduto, act.quantidade);
          }
        }
        const alone = await device.view();
        await device.drainAll();
        const told = await device.view();
        expect(told.estimado).toBe(false);
        expect(linesOf(alone)).toEqual(linesOf(told));
      },
    ),
    { numRuns: 30 },
  );
  await emptyCart();
}, 120_000);

test('an order of combos made offline is accepted once online, and its stock is fresh afterwards', async () => {
  const combo = must(
    combos.find((c) => c.idItem === 1),
    'combo',
  );
  await device.setCombo(combo, 2);
  const { codigoLocal } = await device.finalizar();
  await device.drainAll();
  expect((await device.view()).carrinho.itens).toEqual([]);
  const orders = await server.database.db.selectFrom('prePedido').select(['codigoLocal']).execute();
  expect(orders).toEqual([{ codigoLocal }]);
  await device.refresh();
  const id = must((await device.env.vault.device.get(1))?.idPessoaCliente, 'customer');
  const fresh = (await readCombos(device.env.vault, id))?.valor.find((c) => c.idItem === 1);
  expect(fresh?.promocaoCombo.quantidadeComprada).toBe(2);
  expect(fresh?.itens[0]?.estoque).toBe(must(combo.itens[0]?.estoque, 'stock') - 24);
});

test('a combo above its limit is parked with the server’s sentence, and the rest of the cart is sent', async () => {
  const limited = must(
    combos.find((c) => c.idItem === COMBO_LIMITE_3),
    'combo',
  );
  const other = must(
    combos.find((c) => c.idItem === 2),
    'combo',
  );
  await device.setCombo(limited, 4);
  await device.setCombo(other, 1);
  await device.drainAll();
  const parked = await device.env.vault.parked.filter((p) => p.decided === null).toArray();
  expect(parked.map((p) => [p.codigo, p.description])).toEqual([
    ['combo-limite', 'O limite deste combo é de 3 por cliente.'],
  ]);
  expect((await device.view()).carrinho.itens.map((i) => i.idItem)).toEqual([2]);
});
