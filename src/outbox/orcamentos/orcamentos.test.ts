import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { pedidoSample } from '#domain/orders/pedido-sample.ts';
import { CLIENTE, sampleEnv, sampleParked, sampleReceipt, sampleVault } from '#outbox/outbox-sample.ts';
import { isUntried } from '#outbox/untried.ts';
import { laneOfOrcamento } from '#vault/orcamento-intents.ts';
import { retryOrcamento } from './decide-orcamento.ts';
import { dispatchMarca, dispatchOrcamento, undoMarca } from './dispatch-orcamento.ts';
import { orcamentoIntent } from './orcamento-sample.ts';
import { readOrcamentos, withMarca } from './read-orcamentos.ts';

const { tipo: _, ...visto } = orcamentoIntent([{ idItem: 1, quantidade: 2 }]);
const COMMAND = { ...CLIENTE, ...visto, key: 'key-of-the-quotation' };
const HOJE = '2026-11-21T09:00:00-03:00';
const DOZE = { ...CLIENTE, idPrePedido: 12, codigoLocal: 'A7K-042' };

test('each quotation has a lane of its own, and its marks follow it', async () => {
  const vault = await sampleVault();
  const env = sampleEnv();
  await dispatchOrcamento(vault, COMMAND, env);
  await dispatchOrcamento(vault, { ...COMMAND, key: 'another-key', codigoLocal: 'B2B-001' }, env);
  await dispatchMarca(vault, { ...DOZE, idPrePedido: null, situacao: 'transformado' }, env);
  await dispatchMarca(vault, { ...DOZE, situacao: 'excluido' }, env);
  expect((await vault.outbox.toArray()).map(({ lane, intent }) => [lane, intent.tipo])).toEqual([
    ['orcamento:101:A7K-042', 'orcamento'],
    ['orcamento:101:B2B-001', 'orcamento'],
    ['orcamento:101:A7K-042', 'orcamento-situacao'],
    ['orcamento:101:12', 'orcamento-situacao'],
  ]);
});

test('a mark that still waits is queued once', async () => {
  const vault = await sampleVault();
  const env = sampleEnv();
  const first = await dispatchMarca(vault, { ...DOZE, situacao: 'transformado' }, env);
  expect(await dispatchMarca(vault, { ...DOZE, situacao: 'transformado' }, env)).toEqual(first);
  expect(await vault.outbox.count()).toBe(1);
});

test('an untried removal is taken back, and one that the server may have is followed by putting back', async () => {
  const vault = await sampleVault();
  const env = sampleEnv();
  const remove = async () => must(await dispatchMarca(vault, { ...DOZE, situacao: 'excluido' }, env), 'mark');
  const one = await remove();
  if (!one.ok) throw new Error(one.error.kind);
  await undoMarca(vault, one.value.key, { ...DOZE, situacao: 'aberto' }, env);
  expect(await vault.outbox.count()).toBe(0);
  const two = await remove();
  if (!two.ok) throw new Error(two.error.kind);
  await vault.outbox.toCollection().modify({ tries: 1 });
  await undoMarca(vault, two.value.key, { ...DOZE, situacao: 'aberto' }, env);
  const left = (await vault.outbox.toArray()).map(({ intent }) => 'situacao' in intent && intent.situacao);
  expect(left).toEqual(['excluido', 'aberto']);
});

test('the last of removing and putting back is shown, and when it was turned into an order', () => {
  const pedido = pedidoSample({ idPrePedido: 12, orcamento: true, validoAte: '2026-11-27' });
  const of = (marca: object) => withMarca(pedido, new Map([[12, marca]]));
  expect(of({ excluido: true }).portalPedidoSituacao.idPedidoSituacao).toBe(6);
  expect(of({ excluido: false }).portalPedidoSituacao.idPedidoSituacao).toBe(2);
  expect(of({ transformadoEm: Date.parse('2026-11-21T12:00:00Z') }).transformadoEm).toBe(
    '2026-11-21T09:00:00-03:00',
  );
  expect(withMarca({ ...pedido, transformadoEm: HOJE }, new Map([[12, { excluido: false }]]))).toMatchObject({
    transformadoEm: HOJE,
  });
  expect(
    withMarca({ ...pedido, transformadoEm: HOJE }, new Map([[12, { transformadoEm: null }]])),
  ).toMatchObject({
    transformadoEm: null,
  });
  const order = pedidoSample({ idPrePedido: 12 });
  expect(withMarca(order, new Map([[12, { excluido: true }]]))).toBe(order);
});

test('a mark that was undone is none, whichever the order of the others', async () => {
  const vault = await sampleVault();
  const env = sampleEnv();
  for (const situacao of ['transformado', 'excluido', 'desfeito', 'aberto'] as const)
    await dispatchMarca(vault, { ...DOZE, situacao }, env);
  expect((await readOrcamentos(vault, 101)).marcas.get(12)).toEqual({
    transformadoEm: null,
    excluido: false,
  });
});

test('a quotation is this device’s own until the list was read after the server kept it', async () => {
  const vault = await sampleVault();
  const lane = laneOfOrcamento(101, { codigoLocal: 'A7K-042' });
  const intent = orcamentoIntent([{ idItem: 1, quantidade: 2 }]);
  await vault.receipts.put(sampleReceipt(1, intent, 0, { lane, settledAt: 5000 }));
  const kinds = async () => (await readOrcamentos(vault, 101)).proprios.map(({ kind }) => kind);
  expect(await kinds()).toEqual(['guardado']);
  await vault.checkpoints.put({ name: 'pedidos:101', at: 6000 });
  expect(await kinds()).toEqual([]);
});

test('a refused quotation is sent again in its place with its own time, without the products that are gone', async () => {
  const vault = await sampleVault();
  const env = sampleEnv(9000);
  const intent = orcamentoIntent([{ idItem: 1, quantidade: 2 }]);
  const lane = laneOfOrcamento(101, intent);
  const parked = sampleParked(3, intent, { lane, codigo: 'item-nao-encontrado' });
  await vault.parked.put(parked);
  await retryOrcamento(vault, parked.key, { semIndisponiveis: true }, env);
  const [row] = await vault.outbox.toArray();
  expect(row).toMatchObject({ lane, at: parked.at, intent: { ...intent, semIndisponiveis: true } });
  expect(isUntried(must(row, 'row'))).toBe(true);
});
