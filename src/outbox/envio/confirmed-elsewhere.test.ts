import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import {
  envioIntent,
  sampleCarrinho,
  sampleGrupo,
  sampleParked,
  sampleReceipt,
  sampleRow,
} from '#outbox/outbox-sample.ts';
import { parkRow } from '#outbox/park-row.ts';
import { NOW, world } from '#outbox/settle-sample.ts';
import type { PedidoDoCarrinho } from '#vault/outbox-rows.ts';

const linhas = [{ idItem: 1, quantidade: 2 }];
const envio = sampleRow(5, envioIntent(linhas));
const doisGrupos = sampleRow(5, envioIntent([...linhas, { idItem: 2, quantidade: 3, filial: 2 }]));
const pedido = { ...sampleGrupo(1), idPrePedido: 900, idPrePedidoSituacao: 1, total: 2000 };
const feito = { ...pedido, codigoLocal: 'Z9Z-999', linhas: [{ idItem: 1, idItemTipo: 1, quantidade: 2 }] };

/** Returns a submission that is refused because its cart is finished, with these orders. */
async function finished(
  row: typeof envio,
  pedidos: PedidoDoCarrinho[],
  others: Parameters<typeof world>[0] = [],
) {
  const vault = await world([row, ...others], sampleCarrinho(linhas));
  const settle = async () => {
    const settled = await parkRow(
      vault,
      row,
      { status: 409, codigo: 'carrinho-finalizado', message: 'A', description: 'B', pedidos },
      null,
      NOW,
    );
    const receipt = await vault.receipts.get(row.key);
    const parked = (await vault.parked.toArray()).filter((p) => p.decided === null);
    return { settled, numbers: receipt?.pedidos.map((p) => p.idPrePedido), parked };
  };
  return { vault, settle };
}

test('another device’s order of the same lines confirms the submission; no second order is made', async () => {
  const { settle } = await finished(envio, [feito]);
  expect(await settle()).toEqual({ settled: 'confirmed', numbers: [900], parked: [] });
  const own = await finished(envio, [{ ...pedido, codigoLocal: 'A2B-001' }]);
  expect(await own.settle()).toMatchObject({ settled: 'confirmed', numbers: [900] });
});

const umaLinha = (over: object) => [{ idItem: 1, idItemTipo: 1, quantidade: 2, ...over }];

test.each([
  ['in another quantity', { ...feito, linhas: umaLinha({ quantidade: 500 }) }],
  ['of another item', { ...feito, linhas: umaLinha({ idItem: 7 }) }],
  ['of a combo of the same number', { ...feito, linhas: umaLinha({ idItemTipo: 2 }) }],
  ['with a line more', { ...feito, linhas: [...umaLinha({}), ...umaLinha({ idItem: 7 })] }],
  ['of another group', { ...feito, ...sampleGrupo(2) }],
  ['without lines, by another code', { ...pedido, codigoLocal: 'Z9Z-999' }],
  ['without lines or code', pedido],
])('another device’s order %s confirms nothing, and the user is asked', async (_, other) => {
  const { settle } = await finished(envio, [other]);
  expect(await settle()).toMatchObject({
    settled: 'parked',
    numbers: undefined,
    parked: [{ key: envio.key, codigo: 'carrinho-finalizado', pedidos: [other] }],
  });
});

test('groups of a finished cart with an equal order are confirmed; the other groups remain as a question', async () => {
  const { settle } = await finished(doisGrupos, [feito]);
  expect(await settle()).toMatchObject({
    settled: 'confirmed',
    numbers: [900],
    parked: [
      {
        key: `${envio.key}.resto`,
        recusados: [{ ...sampleGrupo(2), codigo: 'carrinho-finalizado' }],
        pedidos: [feito],
      },
    ],
  });
});

test('an order confirms only its own submission, whether the other one is queued, refused or confirmed', async () => {
  const other = envioIntent(linhas, { codigoLocal: 'Z9Z-999' });
  const parked = { settled: 'parked', numbers: undefined, parked: [{ key: envio.key }] };
  const waiting = await finished(envio, [feito], [sampleRow(6, other)]);
  expect(await waiting.settle()).toMatchObject(parked);
  const refused = await finished(envio, [feito]);
  await refused.vault.parked.put({ ...sampleParked(3, other), decided: { at: 1, as: 'discarded' } });
  expect(await refused.settle()).toMatchObject(parked);
  // The order came from the desk, and another submission was already confirmed by it.
  const told = await finished(envio, [{ ...feito, codigoLocal: 'MESA-1' }]);
  await told.vault.receipts.put({ ...sampleReceipt(3, other, 4), pedidos: [pedido] });
  expect(await told.settle()).toMatchObject(parked);
});

test('the order of an earlier try confirms the same submission', async () => {
  const { vault, settle } = await finished(envio, [{ ...feito, codigoLocal: 'A2B-001' }]);
  await vault.parked.put({ ...sampleParked(3, envio.intent), decided: { at: 1, as: 'retried' } });
  expect(await settle()).toMatchObject({ settled: 'confirmed', numbers: [900] });
});
