import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { toItemVendavel } from '#mirror/to-item-vendavel.ts';
import { dispatchSomas, type LinhaSoma } from '#outbox/carrinho/dispatch-importacao.ts';
import { openOutboxWorld } from '#tests/support/outbox-world.ts';

const world = openOutboxWorld();

const product = (n: number): number => must(world.sp[n], 'product');
const vault = () => world.device.env.vault;

async function somas(wanted: readonly (readonly [idItem: number, soma: number])[]): Promise<LinhaSoma[]> {
  const { produtos } = await world.device.env.engine.readProdutos(wanted.map(([id]) => id));
  return wanted.map(([idItem, soma]) => {
    const produto = must(
      produtos.find((p) => p.idProduto === idItem),
      'product',
    );
    const item = must(toItemVendavel(produto), 'price');
    return { linha: { idItem, idItemTipo: 1, idCondicao: 1 }, soma, item };
  });
}

async function add(...wanted: (readonly [idItem: number, soma: number])[]) {
  const command = { idPessoaCliente: 101, nomeCliente: 'x', linhas: await somas(wanted) };
  const saved = await dispatchSomas(vault(), command, world.device.env);
  if (!saved.ok) throw new Error(saved.error.kind);
  return saved.value;
}

test('an import adds to the cart on the server and in the queue, and each change is sent once', async () => {
  await world.device.setQuantidade(product(0), 5);
  await world.device.drainAll();
  await world.device.setQuantidade(product(1), 2);
  await add([product(0), 3], [product(1), 4], [product(2), 1]);
  const wanted = { [product(0)]: 8, [product(1)]: 6, [product(2)]: 1 };
  expect(await world.quantities()).toEqual(wanted);
  expect(await world.rows()).toHaveLength(3);
  await world.device.drainAll();
  expect(await world.rows()).toEqual([]);
  await world.device.refresh();
  expect(await world.quantities()).toEqual(wanted);
});

test('an import is undone completely, and later wishes stay', async () => {
  await world.device.setQuantidade(product(0), 5);
  const { mudadas } = await add([product(0), 3], [product(1), 4]);
  await world.device.drainAll();
  await world.device.setQuantidade(product(1), 10);
  await add(...mudadas.map(({ linha, soma }) => [linha.idItem, -soma] as const));
  expect(await world.quantities()).toEqual({ [product(0)]: 5, [product(1)]: 6 });
  await world.device.drainAll();
  await world.device.refresh();
  expect(await world.quantities()).toEqual({ [product(0)]: 5, [product(1)]: 6 });
});

test('an import undone before the first send leaves no change to send', async () => {
  const { mudadas } = await add([product(0), 3], [product(1), 4]);
  await add(...mudadas.map(({ linha, soma }) => [linha.idItem, -soma] as const));
  expect(await world.rows()).toEqual([]);
});

test('an import leaves a line unchanged if its sum is not allowed, and takes the others', async () => {
  await world.device.setQuantidade(product(0), 99_999);
  const { mudadas, acima } = await add([product(0), 1], [product(1), 1]);
  expect([mudadas, acima].map((list) => list.map(({ linha }) => linha.idItem))).toEqual([
    [product(1)],
    [product(0)],
  ]);
  expect(await world.quantities()).toEqual({ [product(0)]: 99_999, [product(1)]: 1 });
});

test('an import is kept whole or not at all', async () => {
  vault().outbox.hook('creating', (_key, row) => {
    if (row.intent.tipo === 'linha' && row.intent.linha.idItem === product(1)) throw new Error('disk');
  });
  const command = {
    idPessoaCliente: 101,
    nomeCliente: 'x',
    linhas: await somas([
      [product(0), 1],
      [product(1), 1],
    ]),
  };
  const saved = await dispatchSomas(vault(), command, world.device.env);
  expect(saved.ok).toBe(false);
  expect(await world.rows()).toEqual([]);
});
