import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import {
  CLIENTE,
  envioIntent,
  linhaIntent,
  sampleCarrinho,
  sampleGrupo,
  sampleRow,
} from './outbox-sample.ts';
import { parkRow } from './park-row.ts';
import { avisos, ID, NOW, queue, refusal, two, world } from './settle-sample.ts';

test('a refused change waits for the user with the server’s sentence', async () => {
  const row = sampleRow(2, linhaIntent(1, 9));
  const vault = await world([row], sampleCarrinho([{ idItem: 1, quantidade: 2 }]));
  const carrinho = sampleCarrinho([{ idItem: 1, quantidade: 2 }], { revisao: 6 });
  expect(await parkRow(vault, row, refusal, carrinho, NOW)).toBe('parked');
  expect(await queue(vault)).toEqual([]);
  expect(await vault.parked.get(row.key)).toEqual({
    key: row.key,
    lane: row.lane,
    idUsuario: row.idUsuario,
    ...CLIENTE,
    intent: row.intent,
    at: row.at,
    seq: 2,
    parkedAt: NOW,
    ...refusal,
    decided: null,
  });
  expect((await vault.carrinhos.get(ID))?.carrinho?.revisao).toBe(6);
});

test('a refusal reports other devices’ changes, but not the refused line itself', async () => {
  const row = sampleRow(2, linhaIntent(1, 9));
  const vault = await world(
    [row],
    sampleCarrinho([
      { idItem: 1, quantidade: 2 },
      { idItem: 3, quantidade: 4 },
    ]),
  );
  const next = sampleCarrinho(
    [
      { idItem: 1, quantidade: 2 },
      { idItem: 3, quantidade: 6 },
    ],
    { revisao: 7 },
  );
  await parkRow(vault, row, refusal, next, NOW);
  expect((await avisos(vault))?.linhas.map((a) => a.linha.idItem)).toEqual([3]);
});

test('a refused step parks the submission behind it', async () => {
  const step = sampleRow(2, { tipo: 'etapa' });
  const envio = sampleRow(3, envioIntent(two));
  const vault = await world([step, envio, sampleRow(4, linhaIntent(5, 1))]);
  await parkRow(vault, step, refusal, null, NOW);
  expect(await queue(vault)).toEqual([[4, 'linha']]);
  expect(await vault.parked.toArray()).toEqual([
    expect.objectContaining({ key: envio.key, seq: 3, intent: envio.intent, decided: null }),
  ]);
});

test('a refused step whose submission was taken back only stays on record', async () => {
  const step = sampleRow(2, { tipo: 'etapa' });
  const vault = await world([step, sampleRow(4, linhaIntent(5, 1))]);
  await parkRow(vault, step, refusal, null, NOW);
  expect(await queue(vault)).toEqual([[4, 'linha']]);
  expect(await vault.parked.toArray()).toEqual([
    expect.objectContaining({ key: step.key, seq: 2, decided: { at: NOW, as: 'discarded' } }),
  ]);
});

const chave = { ...refusal, codigo: 'chave-recusada' };

test.each([
  ['submission', sampleRow(2, envioIntent(two))],
  ['copied change', sampleRow(2, linhaIntent(1, 9), { copied: true })],
  ['change', sampleRow(2, linhaIntent(1, 9))],
])('a %s whose key the server was told to refuse is a question', async (_, row) => {
  const vault = await world([row]);
  await parkRow(vault, row, chave, null, NOW);
  expect((await vault.parked.get(row.key))?.decided).toBeNull();
});

test('a step whose key the server was told to refuse makes its submission a question', async () => {
  const step = sampleRow(2, { tipo: 'etapa' });
  const envio = sampleRow(3, envioIntent(two));
  const stepped = await world([step, envio]);
  await parkRow(stepped, step, chave, null, NOW);
  expect((await stepped.parked.get(envio.key))?.decided).toBeNull();
});

test('a submission whose cart changed only to the customer’s gain is queued again at once', async () => {
  const row = sampleRow(40, envioIntent(two));
  const vault = await world([row]);
  await parkRow(vault, row, { ...refusal, codigo: 'carrinho-mudou' }, sampleCarrinho(two), NOW);
  expect(await vault.parked.get(row.key)).toMatchObject({
    codigo: 'carrinho-mudou',
    seq: 40,
    decided: { at: NOW, as: 'auto' },
  });
  expect(await queue(vault)).toEqual([
    [39.5, 'etapa'],
    [40, 'envio'],
  ]);
});

test('a submission that another device ordered in part gives no notice of a cart finished elsewhere', async () => {
  const step = sampleRow(2, { tipo: 'etapa' });
  const envio = sampleRow(3, envioIntent(two));
  const vault = await world([step, envio], sampleCarrinho(two));
  const linhas = [{ idItem: 1, idItemTipo: 1, quantidade: 2 }];
  const made = { ...sampleGrupo(1), idPrePedido: 900, total: 2000, codigoLocal: null, linhas };
  const rest = sampleCarrinho(two.slice(1), { idCarrinho: 56, revisao: 9 });
  const finished = { ...refusal, codigo: 'carrinho-finalizado' as const, pedidos: [made] };
  await parkRow(vault, step, finished, rest, NOW);
  expect((await vault.receipts.toArray()).map(({ pedidos }) => pedidos.map((p) => p.idPrePedido))).toEqual([
    [900],
  ]);
  expect(await queue(vault)).toHaveLength(2);
  expect((await avisos(vault))?.finalizado ?? null).toBeNull();
  expect((await vault.carrinhos.get(ID))?.carrinho?.idCarrinho).toBe(56);
});
