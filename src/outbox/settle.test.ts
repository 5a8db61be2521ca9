import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { GrupoRecusado } from '#contract/cart/confirmar-carrinho.ts';
import {
  CLIENTE,
  envioIntent,
  linhaIntent,
  sampleAviso,
  sampleCarrinho,
  sampleGrupo,
  sampleLinha,
  sampleRow,
} from './outbox-sample.ts';
import { parkRow } from './park-row.ts';
import { releaseRow } from './settle.ts';
import { avisos, ID, NOW, queue, refusal, settle, two, world } from './settle-sample.ts';

test('a confirmed change leaves the queue for a receipt, and the server’s cart is kept', async () => {
  const row = sampleRow(2, linhaIntent(1, 9));
  const vault = await world([row], sampleCarrinho([{ idItem: 1, quantidade: 2 }]));
  const carrinho = sampleCarrinho([{ idItem: 1, quantidade: 9 }], { revisao: 6 });
  expect(await settle(vault, row, carrinho)).toBe(true);
  expect(await queue(vault)).toEqual([]);
  expect(await vault.receipts.toArray()).toEqual([
    {
      key: row.key,
      lane: row.lane,
      idUsuario: row.idUsuario,
      ...CLIENTE,
      intent: row.intent,
      at: row.at,
      seq: 2,
      settledAt: NOW,
      revisao: 6,
      pedidos: [],
    },
  ]);
  expect(await vault.carrinhos.get(ID)).toEqual({ idPessoaCliente: ID, carrinho, at: NOW });
  expect(await vault.parked.count()).toBe(0);
});

test('a confirmation without a cart gets the known revision', async () => {
  const row = sampleRow(2, linhaIntent(1, 9));
  const vault = await world([row], sampleCarrinho([{ idItem: 1, quantidade: 2 }], { revisao: 4 }));
  await settle(vault, row, null);
  expect((await vault.receipts.get(row.key))?.revisao).toBe(4);
  expect((await vault.carrinhos.get(ID))?.carrinho?.itens[0]?.quantidade).toBe(2);
});

test('a confirmed submission without a cart in the response leaves no finished cart to order again', async () => {
  const frozenFor = (idCarrinho: number) =>
    ({
      method: 'POST',
      path: '/Carrinho/ConfirmarCarrinho',
      query: { idCarrinho: String(idCarrinho) },
      body: null,
    }) as const;
  const kept = sampleCarrinho([{ idItem: 1, quantidade: 2 }], { idCarrinho: 55, revisao: 4 });
  const submit = async (idCarrinho: number) => {
    const row = sampleRow(2, envioIntent([{ idItem: 1, quantidade: 2 }]), { frozen: frozenFor(idCarrinho) });
    const vault = await world([row], kept);
    await settle(vault, row, null);
    return vault.carrinhos.get(ID);
  };
  expect(await submit(55)).toMatchObject({ carrinho: null, revisao: 4 });
  // A newer cart is already known.
  expect((await submit(54))?.carrinho?.idCarrinho).toBe(55);
});

test('a row that another sender has taken or settled is left alone', async () => {
  const row = sampleRow(2, linhaIntent(1, 9), { claim: 'a' });
  const carrinho = sampleCarrinho([{ idItem: 1, quantidade: 9 }]);
  for (const current of [[{ ...row, claim: 'b' }], [{ ...row, key: 'other' }], []]) {
    const vault = await world(current);
    expect(await settle(vault, row, carrinho)).toBe(false);
    expect(await parkRow(vault, row, refusal, carrinho, NOW)).toBe(false);
    expect(await releaseRow(vault, row, { notBefore: 1, tries: 1, lastAnswer: null })).toBe(false);
    expect(await vault.outbox.toArray()).toEqual(current);
    expect([await vault.receipts.count(), await vault.parked.count(), await vault.carrinhos.count()]).toEqual(
      [0, 0, 0],
    );
  }
});

test('a released row returns to the queue with its key and bytes', async () => {
  const frozen = { method: 'POST', path: '/', query: {}, body: null } as const;
  const row = sampleRow(2, linhaIntent(1, 9), { state: 'sending', claim: 'a', leaseUntil: 99, frozen });
  const vault = await world([row]);
  const lastAnswer = { at: 1, status: 503, text: 'Ocupado' };
  expect(await releaseRow(vault, row, { notBefore: 77, tries: 4, lastAnswer })).toBe(true);
  expect(await vault.outbox.get(2)).toEqual({
    ...row,
    state: 'queued',
    claim: null,
    leaseUntil: 0,
    notBefore: 77,
    tries: 4,
    lastAnswer,
  });
});

const recusado = (filial: number, Codigo: GrupoRecusado['Codigo'], Description: string): GrupoRecusado => ({
  ...sampleGrupo(filial),
  Codigo,
  Message: `Atenção ${filial}!`,
  Description,
});

test('a submission ordered in part leaves a receipt of that part and a question about the rest', async () => {
  const envio = envioIntent(two, { cashbackAplicado: 100 });
  const row = sampleRow(2, envio);
  const vault = await world([row]);
  const pedidos = [{ ...sampleGrupo(1), idPrePedido: 900, total: 2000 }];
  const recusados = [recusado(2, 'minimo-grupo', 'Falta.')];
  await settle(vault, row, sampleCarrinho(two.slice(1), { revisao: 6 }), { pedidos, recusados });
  expect(await vault.receipts.get(row.key)).toMatchObject({
    pedidos,
    intent: {
      totalVisto: 2000,
      cashbackAplicado: 100,
      grupos: [{ idPessoaFilial: 1 }],
      linhas: [{ idItem: 1 }],
    },
  });
  expect(await vault.parked.toArray()).toEqual([
    {
      key: `${row.key}.resto`,
      lane: row.lane,
      idUsuario: row.idUsuario,
      ...CLIENTE,
      at: row.at,
      seq: 2,
      parkedAt: NOW,
      status: 200,
      codigo: 'minimo-grupo',
      message: 'Atenção 2!',
      description: 'Falta.',
      decided: null,
      intent: expect.objectContaining({
        tipo: 'envio',
        totalVisto: 1000,
        grupos: [expect.objectContaining({ idPessoaFilial: 2 })],
        linhas: [expect.objectContaining({ idItem: 2 })],
      }),
      recusados: [
        { ...sampleGrupo(2), codigo: 'minimo-grupo', message: 'Atenção 2!', description: 'Falta.' },
      ],
    },
  ]);
  const [rest] = await vault.parked.toArray();
  expect(rest?.intent).not.toHaveProperty('cashbackAplicado');
});

test('the question about the rest has the reason that is not a changed cart, and each sentence once', async () => {
  const row = sampleRow(2, envioIntent([...two, { idItem: 3, quantidade: 1, filial: 3 }]));
  const vault = await world([row]);
  const recusados = [
    recusado(1, 'carrinho-mudou', 'Mudou.'),
    recusado(2, 'minimo-grupo', 'Falta.'),
    recusado(3, 'carrinho-mudou', 'Mudou.'),
  ];
  await settle(vault, row, null, { recusados });
  expect((await vault.parked.toArray())[0]).toMatchObject({
    codigo: 'minimo-grupo',
    message: 'Atenção 1!',
    description: 'Mudou. Falta.',
  });
});

test('the question about groups that stayed only because the cart changed has that reason', async () => {
  const row = sampleRow(2, envioIntent(two));
  const vault = await world([row]);
  await settle(vault, row, null, { recusados: [recusado(2, 'carrinho-mudou', 'Mudou.')] });
  expect((await vault.parked.toArray())[0]).toMatchObject({ codigo: 'carrinho-mudou', decided: null });
});

test('a line that replaced another device’s quantity is reported at the line and in its receipt', async () => {
  const row = sampleRow(2, linhaIntent(1, 9, { antes: 2, revisao: 5 }));
  const vault = await world([row], sampleCarrinho([{ idItem: 1, quantidade: 2 }]));
  const sobrescrito = { ...sampleLinha(1), quantidade: 7 };
  await settle(vault, row, sampleCarrinho([{ idItem: 1, quantidade: 9 }], { revisao: 7 }), { sobrescrito });
  expect((await vault.receipts.get(row.key))?.sobrescrito).toBe(7);
  expect((await avisos(vault))?.linhas).toEqual([
    { tipo: 'valeu', linha: sampleLinha(1), descricao: 'DIPIRONA', de: 7, para: 9, at: NOW },
  ]);
});

test('a confirmation brings other devices’ changes along, and they are reported', async () => {
  const row = sampleRow(2, linhaIntent(1, 9));
  const vault = await world(
    [row],
    sampleCarrinho([
      { idItem: 1, quantidade: 2 },
      { idItem: 3, quantidade: 4 },
    ]),
  );
  await settle(
    vault,
    row,
    sampleCarrinho(
      [
        { idItem: 1, quantidade: 9 },
        { idItem: 3, quantidade: 6 },
      ],
      { revisao: 7 },
    ),
  );
  expect(
    (await avisos(vault))?.linhas.map((a) => [a.tipo, a.linha.idItem, a.de, a.para, a.descricao]),
  ).toEqual([['mudou', 3, 4, 6, 'ITEM 3']]);
});

test('notices about lines that were ordered are removed', async () => {
  const row = sampleRow(2, envioIntent(two.slice(0, 1)));
  const vault = await world([row]);
  await vault.carrinhos.put({
    idPessoaCliente: ID,
    carrinho: sampleCarrinho(two),
    at: 1,
    avisos: { linhas: [sampleAviso(1), sampleAviso(2)], finalizado: null },
  });
  await settle(vault, row, null);
  expect((await avisos(vault))?.linhas.map((a) => a.linha.idItem)).toEqual([2]);
});
