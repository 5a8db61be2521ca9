import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { toEnvio } from '#outbox/envio/to-envio.ts';
import { retryOrcamento } from '#outbox/orcamentos/decide-orcamento.ts';
import { dispatchMarca, dispatchOrcamento } from '#outbox/orcamentos/dispatch-orcamento.ts';
import { readOrcamentos } from '#outbox/orcamentos/read-orcamentos.ts';
import { startEpoca } from '#server/db/feed-cursor.ts';
import { pullCarrinho } from '#sync/pull/pull-carrinho.ts';
import { copyDatabase, dropCopy, restoreCopy } from '#tests/support/database-copy.ts';
import { openOutboxWorld } from '#tests/support/outbox-world.ts';

const world = openOutboxWorld();
const CLIENTE = { idPessoaCliente: 101, nomeCliente: 'Drogaria Aurora' };

const db = () => world.server.database.db;
const vault = () => world.device.env.vault;
const product = (group: 'sp' | 'mg', n = 0): number => must(world[group][n], 'product');
const onServer = () =>
  db()
    .selectFrom('prePedido')
    .select(['idPrePedido', 'codigoLocal', 'total', 'idPedidoSituacao', 'transformadoEm'])
    .where('orcamento', '=', true)
    .orderBy('idPrePedido')
    .execute();

afterEach(() => dropCopy(db()));

async function keep(codigoLocal = 'A2B-001'): Promise<string> {
  const { carrinho } = await world.device.view();
  const key = crypto.randomUUID();
  const command = { ...CLIENTE, ...toEnvio(carrinho), key, codigoLocal, observacao: '', validadeDias: 7 };
  await dispatchOrcamento(vault(), command, world.device.env);
  return key;
}
const mark = (codigoLocal: string, situacao: 'transformado' | 'excluido') =>
  dispatchMarca(vault(), { ...CLIENTE, idPrePedido: null, codigoLocal, situacao }, world.device.env);

test('a quotation of two groups is kept as seen, once the network is back, and the cart stays', async () => {
  await world.device.setQuantidade(product('sp'), 5);
  await world.device.setQuantidade(product('mg'), 2);
  const { carrinho } = await world.device.view();
  world.server.levers.offline = true;
  const key = await keep();
  await world.device.drainAll(2);
  expect(await onServer()).toEqual([]);
  expect((await readOrcamentos(vault(), 101)).proprios.map(({ kind }) => kind)).toEqual(['fila']);
  world.server.levers.offline = false;
  await world.device.drainAll();
  const kept = await onServer();
  expect(new Set(kept.map(({ total }) => total))).toEqual(new Set(carrinho.grupos.map(({ total }) => total)));
  const receipt = must(await vault().receipts.get(key), 'receipt');
  expect(receipt.pedidos.map(({ idPrePedido }) => idPrePedido)).toEqual(
    kept.map(({ idPrePedido }) => idPrePedido),
  );
  expect(await world.quantities()).toEqual({ [product('sp')]: 5, [product('mg')]: 2 });
  expect(await world.rows()).toEqual([]);
});

test('marks made before the quotation is sent reach all its parts', async () => {
  await world.device.setQuantidade(product('sp'), 5);
  await world.device.setQuantidade(product('mg'), 2);
  world.server.levers.offline = true;
  await keep();
  await mark('A2B-001', 'transformado');
  await mark('A2B-001', 'excluido');
  world.server.levers.offline = false;
  await world.device.drainAll();
  expect((await onServer()).map((one) => [one.idPedidoSituacao, one.transformadoEm !== null])).toEqual([
    [6, true],
    [6, true],
  ]);
  expect(await world.parked()).toEqual([]);
});

test('a refused quotation holds neither the cart nor another one, and is kept without the products that are gone', async () => {
  await world.device.setQuantidade(product('sp'), 5);
  await world.device.setQuantidade(product('sp', 1), 5);
  await world.device.drainAll();
  const gone = await keep('G2G-001');
  await mark('G2G-001', 'transformado');
  await db().deleteFrom('produtoPreco').where('idProduto', '=', product('sp', 1)).execute();
  await world.device.setQuantidade(product('mg'), 2);
  await world.device.drainAll();
  expect((await world.parked()).map(({ key, codigo }) => [key, codigo])).toEqual([
    [gone, 'item-nao-encontrado'],
  ]);
  // Its mark waits for the decision, everything else is sent.
  expect((await world.rows()).map(({ intent }) => intent.tipo)).toEqual(['orcamento-situacao']);
  await retryOrcamento(vault(), gone, { semIndisponiveis: true }, world.device.env);
  await world.device.drainAll();
  expect(await onServer()).toHaveLength(1);
  expect((await onServer())[0]?.transformadoEm).not.toBeNull();
  expect(await world.rows()).toEqual([]);
});

test('a mark on a quotation that the user discarded leaves no question', async () => {
  await mark('N2N-001', 'excluido');
  await world.device.drainAll();
  expect([await world.parked(), await world.rows()]).toEqual([[], []]);
});

test('a kept quotation that a restored server lost is a question, and is kept once when it is sent again', async () => {
  await world.device.setQuantidade(product('sp'), 5);
  await world.device.drainAll();
  await pullCarrinho(world.device.env, 101);
  const copy = await copyDatabase(db());
  const key = await keep();
  await world.device.drainAll();
  expect(await onServer()).toHaveLength(1);
  await restoreCopy(db(), copy);
  await startEpoca(db());
  world.device.clock.now += 120_000;
  await pullCarrinho(world.device.env, 101);
  await world.device.drainAll();
  expect((await world.parked()).map((p) => [p.key, p.codigo])).toEqual([[key, 'orcamento-perdido']]);
  await retryOrcamento(vault(), key, { semIndisponiveis: false }, world.device.env);
  await world.device.drainAll();
  expect(await onServer()).toHaveLength(1);
  expect(await world.parked()).toEqual([]);
});
