import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { Carrinho } from '#contract/cart/carrinho.ts';
import { CARRINHO_FINALIZADO } from '#contract/cart/carrinho-situacao.ts';
import { SEM_AVISOS } from '#domain/cart/avisos-carrinho.ts';
import {
  CLIENTE,
  envioIntent,
  extrasIntent,
  linhaIntent,
  pagamentoIntent,
  sampleCarrinho,
  sampleGrupo,
  sampleLinha,
  sampleReceipt,
  sampleRow,
  sampleVault,
} from '#outbox/outbox-sample.ts';
import type { Intent, OutboxRow, ReceiptRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { noteFora, seeCarrinho } from './note-fora.ts';

const NOW = 90_000_000_000;
const DAY = 86_400_000;
const ID = CLIENTE.idPessoaCliente;
const line = (idItem: number, quantidade: number, filial = 1) => ({ idItem, quantidade, filial });

async function vaultWith(carrinho: Carrinho | null, rows: OutboxRow[] = [], receipts: ReceiptRow[] = []) {
  const vault = await sampleVault();
  await vault.carrinhos.put({ idPessoaCliente: ID, carrinho, at: 1 });
  await vault.outbox.bulkAdd(rows);
  await vault.receipts.bulkPut(receipts);
  return vault;
}

/** Stores the next cart as a response does, and returns the notices. */
async function told(vault: Vault, next: Carrinho | null, refused?: Intent) {
  const vistas = await seeCarrinho(vault, ID, next);
  if (!vistas) return null;
  const row = await vault.carrinhos.get(ID);
  await vault.carrinhos.put({ ...row, idPessoaCliente: ID, carrinho: next, at: 2, revisao: 9 });
  await noteFora(vault, ID, vistas, NOW, refused);
  return (await vault.carrinhos.get(ID))?.avisos ?? SEM_AVISOS;
}

const changes = async (vault: Vault, next: Carrinho | null, refused?: Intent) =>
  (await told(vault, next, refused))?.linhas.map((a) => [a.linha.idItem, a.de, a.para]);

test('carts are not compared if no open cart was kept', async () => {
  const next = sampleCarrinho([line(1, 2)]);
  expect(await told(await vaultWith(null), next)).toBeNull();
  expect(await told(await sampleVault(), next)).toBeNull();
  const ended = sampleCarrinho([line(1, 2)], { idCarrinhoSituacao: CARRINHO_FINALIZADO });
  expect(await told(await vaultWith(ended), next)).toBeNull();
});

const kept = sampleCarrinho([line(1, 2), line(2, 3, 2)]);
const own = sampleRow(1, linhaIntent(1, 9));
const see = async (next: Carrinho | null, row: OutboxRow | undefined = own) =>
  (await seeCarrinho(await vaultWith(kept), ID, next, row)) === null;
const after = (over: Partial<Carrinho> = {}) =>
  sampleCarrinho([line(1, 9), line(2, 3, 2)], { revisao: 6, ...over });

test('a response with only the own change needs no comparison', async () => {
  expect(await see(after())).toBe(true);
  expect(await see(after({ revisao: 5 }))).toBe(true);
  expect(await see(sampleCarrinho([line(2, 3, 2)], { revisao: 6 }), sampleRow(1, linhaIntent(1, 0)))).toBe(
    true,
  );
});

test.each<[string, Carrinho | null]>([
  ['no cart', null],
  ['another cart', after({ idCarrinho: 56 })],
  ['an older cart', after({ revisao: 4 })],
  ['a cart that ended', after({ idCarrinhoSituacao: CARRINHO_FINALIZADO })],
  ['another quantity of the own line', sampleCarrinho([line(1, 8), line(2, 3, 2)], { revisao: 6 })],
  ['another line changed', sampleCarrinho([line(1, 9), line(2, 4, 2)], { revisao: 6 })],
  ['another line gone', sampleCarrinho([line(1, 9)], { revisao: 6 })],
  ['another line more', sampleCarrinho([line(1, 9), line(2, 3, 2), line(3, 1)], { revisao: 6 })],
  ['extra data', after({ informarDadosExtrasPedido: true })],
  ['an order number', after({ numeroPedidoCliente: 'A' })],
  ['a note', after({ observacao: 'A' })],
  [
    'a payment',
    after({
      grupos: after().grupos.map((g) =>
        g.idPessoaFilial === 2 ? { ...g, prazo: { idPrazo: 9, descPrazo: 'x' } } : g,
      ),
    }),
  ],
])('a response with %s is compared with the kept cart', async (_, next) => {
  expect(await see(next)).toBe(false);
});

test('a response to any change other than a line’s is compared with the kept cart', async () => {
  expect(await see(after(), sampleRow(1, pagamentoIntent()))).toBe(false);
  expect(await seeCarrinho(await vaultWith(kept), ID, after())).toMatchObject({ kept, somadas: [] });
});

test('a line that another device changed is reported with the quantity on screen', async () => {
  const vault = await vaultWith(kept, [sampleRow(3, linhaIntent(4, 1))]);
  expect(await changes(vault, sampleCarrinho([line(1, 7), line(2, 3, 2)], { revisao: 6 }))).toEqual([
    [1, 2, 7],
  ]);
});

test('a refused line or order is not reported as another device’s change', async () => {
  const next = sampleCarrinho([line(1, 7), line(2, 5, 2)], { revisao: 6 });
  expect(await changes(await vaultWith(kept), next, linhaIntent(1, 9))).toEqual([[2, 3, 5]]);
  expect(await changes(await vaultWith(kept), next, envioIntent([line(2, 3, 2)]))).toEqual([[1, 2, 7]]);
  expect(await changes(await vaultWith(kept), next, pagamentoIntent())).toEqual([
    [1, 2, 7],
    [2, 3, 5],
  ]);
});

test('a line removed here is reported if it is back within a day', async () => {
  const removed = (settledAt: number, intent: Intent = linhaIntent(3, 0)) =>
    vaultWith(kept, [], [sampleReceipt(1, intent, 4, { settledAt })]);
  const back = sampleCarrinho([line(1, 2), line(2, 3, 2), line(3, 6)], { revisao: 6 });
  expect(await changes(await removed(NOW - DAY + 1), back)).toEqual([[3, 0, 6]]);
  expect(await changes(await removed(NOW - DAY), back)).toEqual([]);
  expect(await changes(await removed(NOW - 1, linhaIntent(3, 1)), back)).toEqual([]);
  expect(await changes(await removed(NOW - 1, envioIntent([line(3, 1)])), back)).toEqual([]);
  expect(await changes(await vaultWith(kept), back)).toEqual([]);
});

test('a line that is in neither cart any more is reported by its number', async () => {
  const vault = await vaultWith(sampleCarrinho([]), [sampleRow(3, linhaIntent(8, 1))]);
  const vistas = await seeCarrinho(vault, ID, sampleCarrinho([], { revisao: 6 }));
  await vault.outbox.clear();
  if (vistas) await noteFora(vault, ID, vistas, NOW);
  expect((await vault.carrinhos.get(ID))?.avisos?.linhas.map((a) => a.descricao)).toEqual(['Produto 8']);
  const named = await told(await vaultWith(kept), sampleCarrinho([line(2, 3, 2)], { revisao: 6 }));
  expect(named?.linhas.map((a) => a.descricao)).toEqual(['ITEM 1']);
});

test('lines that the server added for this device are not reported, from its next revision on', async () => {
  const added = sampleCarrinho([line(1, 6), line(2, 3, 2)], { revisao: 6 });
  const vault = await vaultWith(kept);
  await vault.carrinhos.update(ID, { somadas: [{ ...sampleLinha(1), quantidade: 4 }] });
  expect(await changes(vault, added)).toEqual([]);
  const same = await vaultWith(kept);
  await same.carrinhos.update(ID, { somadas: [{ ...sampleLinha(1), quantidade: 4 }] });
  expect(await changes(same, kept)).toEqual([]);
});

const FINALIZADO = { at: NOW, itens: 2, unidades: 5, idCarrinho: kept.idCarrinho };

test('a cart that ended elsewhere is reported with its id and the number of its lines and units', async () => {
  const ended = sampleCarrinho([], { revisao: 6, idCarrinhoSituacao: CARRINHO_FINALIZADO });
  expect((await told(await vaultWith(kept), ended))?.finalizado).toEqual(FINALIZADO);
  expect((await told(await vaultWith(kept), null))?.finalizado).toEqual(FINALIZADO);
  const other = sampleCarrinho([line(9, 1)], { revisao: 6, idCarrinho: 56 });
  expect((await told(await vaultWith(kept), other))?.finalizado).toEqual(FINALIZADO);
  expect((await told(await vaultWith(kept), after()))?.finalizado).toBeNull();
});

const repaid = (idFormaPagamento: number) =>
  sampleCarrinho([line(1, 2), line(2, 3, 2)], {
    revisao: 6,
    grupos: kept.grupos.map((g) => ({
      ...g,
      formaPagamento: { idFormaPagamento, descFormaPagamento: 'X', pagamentoAntecipado: false },
    })),
  });

test('a payment chosen here and changed elsewhere is reported; other payments are not', async () => {
  const chosen = [sampleReceipt(1, pagamentoIntent(1, 1), 4)];
  const { pagamentos } = (await told(await vaultWith(kept, [], chosen), repaid(6))) ?? {};
  expect(pagamentos?.map((p) => [p.de.grupo, p.de.idFormaPagamento, p.at])).toEqual([
    [sampleGrupo(1), 1, NOW],
  ]);
  expect((await told(await vaultWith(kept), repaid(6)))?.pagamentos).toBeUndefined();
});

test('extra data that another device changed are reported, but not if this device’s own change of them was refused', async () => {
  const own = sampleCarrinho([line(1, 2)], { informarDadosExtrasPedido: true, numeroPedidoCliente: 'A' });
  const theirs = { ...own, revisao: 6, numeroPedidoCliente: 'B' };
  expect((await told(await vaultWith(own), theirs))?.extras).toEqual({
    de: { informar: true, numeroPedidoCliente: 'A', observacao: '' },
    at: NOW,
  });
  expect((await told(await vaultWith(own), theirs, extrasIntent('C')))?.extras).toBeUndefined();
  const cleared = [sampleReceipt(1, extrasIntent(''), 4)];
  const empty = sampleCarrinho([line(1, 2)]);
  expect((await told(await vaultWith(empty, [], cleared), theirs))?.extras?.de.informar).toBe(false);
  expect((await told(await vaultWith(empty), theirs))?.extras).toBeUndefined();
});

test('notices about payments and extra data end with their cart', async () => {
  const chosen = [sampleReceipt(1, pagamentoIntent(1, 1), 4)];
  const vault = await vaultWith(kept, [], chosen);
  await told(vault, repaid(6));
  expect((await told(vault, null))?.pagamentos).toEqual([]);
});
