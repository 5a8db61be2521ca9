import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { linhaKey } from '#domain/cart/linha.ts';
import {
  avisos,
  command,
  env,
  NOW,
  SAVED,
  vaultWith,
  vaultWithCart,
  wishes,
} from '#outbox/dispatch-sample.ts';
import { dispatchEnvio } from '#outbox/envio/dispatch-envio.ts';
import {
  CLIENTE,
  envioIntent,
  extrasIntent,
  LANE,
  linhaIntent,
  pagamentoIntent,
  sampleEnv,
  sampleLinha,
  sampleRow,
} from '#outbox/outbox-sample.ts';
import { dispatchPagamento } from './dispatch-carrinho.ts';
import { dispatchIntencao } from './dispatch-intencao.ts';
import { dispatchLinha, mergedLinha } from './dispatch-linha.ts';

test('a line’s change waits a moment for the next tap', async () => {
  const vault = await vaultWith();
  expect(await dispatchLinha(vault, command(1, 4, { antesDe: sampleLinha(9) }), env())).toEqual(SAVED);
  expect(await vault.outbox.toArray()).toEqual([
    {
      v: 1,
      seq: 1,
      key: '00000000-0000-4000-8000-000000000001',
      lane: LANE,
      idUsuario: 7,
      ...CLIENTE,
      intent: {
        tipo: 'linha',
        linha: sampleLinha(1),
        quantidade: 4,
        base: { quantidade: 2, revisao: 5 },
        visto: linhaIntent(1, 4).visto,
        antesDe: sampleLinha(9),
      },
      at: NOW,
      state: 'queued',
      notBefore: NOW + 1000,
      quietUntil: NOW + 5000,
      tries: 0,
      claim: null,
      leaseUntil: 0,
      frozen: null,
      lastAnswer: null,
    },
  ]);
});

test('a quantity outside the limits of a line is not queued; 0 removes the line', async () => {
  const vault = await vaultWith();
  const wrong = { ok: false, error: { kind: 'quantidade' } };
  for (const quantidade of [-1, 1.5, 100_000, Number.NaN])
    expect(await dispatchLinha(vault, command(1, quantidade), env())).toEqual(wrong);
  expect(await dispatchLinha(vault, command(1, 0), env())).toEqual(SAVED);
  expect(await wishes(vault)).toEqual([[1, 1, 0]]);
});

test('the next tap on a waiting line changes its wish and extends the wait, up to its limit', async () => {
  const waiting = sampleRow(1, linhaIntent(1, 4, { antes: 2, revisao: 5 }), {
    notBefore: NOW + 100,
    quietUntil: NOW + 1500,
  });
  const vault = await vaultWith(waiting, sampleRow(2, linhaIntent(2, 1)));
  await dispatchLinha(vault, command(1, 6), env());
  expect(await wishes(vault)).toEqual([
    [1, 1, 6],
    [2, 2, 1],
  ]);
  expect(await vault.outbox.get(1)).toMatchObject({
    key: waiting.key,
    notBefore: NOW + 1000,
    intent: { base: { quantidade: 2, revisao: 5 }, visto: { quantidade: 6 } },
  });
  await dispatchLinha(vault, command(1, 7), sampleEnv(NOW + 1000));
  expect(await vault.outbox.get(1)).toMatchObject({ notBefore: NOW + 1500, intent: { quantidade: 7 } });
});

test('a press that adds waits 100 ms for the next one, a change in the side cart 800 ms', async () => {
  const vault = await vaultWith();
  const device = env();
  await dispatchLinha(vault, command(1, 4, { wait: 'add' }), device);
  await dispatchLinha(vault, command(2, 4, { wait: 'side' }), device);
  const waits = async () => (await vault.outbox.toArray()).map(({ notBefore }) => notBefore - NOW);
  expect(await waits()).toEqual([100, 800]);
  await dispatchLinha(vault, command(2, 5, { wait: 'add' }), sampleEnv(NOW + 50));
  expect(await waits()).toEqual([100, 150]);
});

test('a line that returns to its quantity leaves no change, unless the cart has changed meanwhile', async () => {
  const waiting = (revisao: number | null) => sampleRow(1, linhaIntent(1, 4, { antes: 2, revisao }));
  const back = async (revisao: number | null, quantidade = 2) => {
    const vault = await vaultWithCart([{ idItem: 1, quantidade: 2 }], waiting(revisao));
    await dispatchLinha(vault, command(1, quantidade), env());
    return wishes(vault);
  };
  expect(await back(5)).toEqual([]);
  expect(await back(4)).toEqual([[1, 1, 2]]);
  expect(await back(null)).toEqual([[1, 1, 2]]);
  expect(await back(5, 3)).toEqual([[1, 1, 3]]);
  const fresh = await vaultWith(sampleRow(1, linhaIntent(1, 4)));
  await dispatchLinha(fresh, command(1, 0), env());
  expect(await wishes(fresh)).toEqual([]);
});

test('after an order was taken back, a line’s change is dropped only at the quantity that the cart has again', async () => {
  const after = sampleRow(3, linhaIntent(1, 39, { antes: 0, revisao: 5 }));
  const back = async (quantidade: number) => {
    const vault = await vaultWithCart([{ idItem: 1, quantidade: 13 }], after);
    await dispatchLinha(vault, command(1, quantidade, { quantidadeAntes: 39 }), env());
    return wishes(vault);
  };
  expect(await back(0)).toEqual([[3, 1, 0]]);
  expect(await back(13)).toEqual([]);
});

test('a line whose change was tried, or went with an order, gets a new change', async () => {
  const tried = await vaultWith(sampleRow(1, linhaIntent(1, 4), { tries: 1 }));
  await dispatchLinha(tried, command(1, 6), env());
  expect((await wishes(tried)).map(([, ...wish]) => wish)).toEqual([
    [1, 4],
    [1, 6],
  ]);
  const ordered = await vaultWith(
    sampleRow(1, linhaIntent(1, 4)),
    sampleRow(2, envioIntent([{ idItem: 1, quantidade: 4 }])),
  );
  await dispatchLinha(ordered, command(1, 6), env());
  expect((await wishes(ordered)).map(([seq]) => seq)).toEqual([1, 2, 3]);
  const other = await vaultWith(
    sampleRow(1, linhaIntent(1, 4), { lane: '104' }),
    sampleRow(2, extrasIntent('A')),
  );
  await dispatchLinha(other, command(1, 6), env());
  expect((await wishes(other)).map(([seq]) => seq)).toEqual([1, 2, 3]);
});

test('the newest of several queued changes of a line takes the next wish', async () => {
  const vault = await vaultWith(sampleRow(1, linhaIntent(1, 4)), sampleRow(2, linhaIntent(1, 5)));
  await dispatchLinha(vault, command(1, 6), env());
  expect(await wishes(vault)).toEqual([
    [1, 1, 4],
    [2, 1, 6],
  ]);
});

test('a line whose own change another device’s file overrides gets a new change behind it', async () => {
  const own = sampleRow(1, linhaIntent(1, 51));
  const vault = await vaultWith(own, sampleRow(2, linhaIntent(1, 2), { copied: true }));
  expect(await dispatchLinha(vault, command(1, 0), env())).toEqual(SAVED);
  expect(await wishes(vault)).toEqual([
    [1, 1, 51],
    [2, 1, 2],
    [3, 1, 0],
  ]);
});

test('a notice about a line is removed when the user changes the line', async () => {
  const vault = await vaultWithCart([
    { idItem: 1, quantidade: 2 },
    { idItem: 2, quantidade: 2 },
  ]);
  await dispatchLinha(vault, command(1, 6), env());
  expect((await avisos(vault))?.linhas.map((a) => a.linha.idItem)).toEqual([2]);
});

test('a command on a disk that cannot be written returns the error', async () => {
  const vault = await vaultWith();
  vault.close();
  const failed = { ok: false, error: { kind: 'unavailable', name: 'DatabaseClosedError' } };
  const { tipo: _, ...choice } = pagamentoIntent();
  expect(await dispatchLinha(vault, command(1, 2), env())).toEqual(failed);
  expect(await dispatchPagamento(vault, { ...CLIENTE, ...choice }, env())).toEqual(failed);
  expect(
    await dispatchIntencao(vault, { ...CLIENTE, idItem: 1, idItemTipo: 1, descricao: 'X' }, env()),
  ).toEqual(failed);
  const envio = { ...CLIENTE, ...envioIntent([{ idItem: 1, quantidade: 2 }]) };
  expect(await dispatchEnvio(vault, envio, env())).toEqual(failed);
});

test('a merged change back to the previous quantity is dropped only if the cart has not changed meanwhile', () => {
  const intent = linhaIntent(1, 8, { antes: 4, revisao: 7 });
  const row = sampleRow(1, intent);
  const without = new Map([[linhaKey(intent.linha), { ...intent.linha, quantidade: 4 }]]);
  const back = (revisao: number) =>
    mergedLinha(row, { quantidade: 4, visto: intent.visto, revisao }, without, NOW);
  expect(back(7)).toBeNull();
  expect(back(8)).toMatchObject({ intent: { quantidade: 4 } });
});

test('a remark is queued as a row of version 2 and survives the next change of quantity', async () => {
  const vault = await vaultWithCart([{ idItem: 1, quantidade: 2 }]);
  await dispatchLinha(vault, command(1, 2, { detalhe: { observacao: 'longa' } }), env());
  expect(await vault.outbox.toArray()).toMatchObject([
    { v: 2, intent: { quantidade: 2, detalhe: { observacao: 'longa' } } },
  ]);
  await dispatchLinha(vault, command(1, 5), sampleEnv(NOW + 100));
  expect(await vault.outbox.toArray()).toMatchObject([
    { v: 2, intent: { quantidade: 5, detalhe: { observacao: 'longa' } } },
  ]);
});

test('a queued change of quantity that gets a remark becomes a row of version 2', async () => {
  const vault = await vaultWith(sampleRow(1, linhaIntent(1, 4, { antes: 2, revisao: 5 })));
  await dispatchLinha(vault, command(1, 4, { detalhe: { observacao: 'longa' } }), env());
  expect(await vault.outbox.toArray()).toMatchObject([
    { seq: 1, v: 2, intent: { quantidade: 4, detalhe: { observacao: 'longa' } } },
  ]);
});

test('a queued remark is dropped when the line gets its earlier remark and quantity again', async () => {
  const vault = await vaultWithCart([{ idItem: 1, quantidade: 2 }]);
  const write = (quantidade: number, observacao: string) =>
    dispatchLinha(vault, command(1, quantidade, { detalhe: { observacao } }), env());
  await write(2, 'longa');
  await write(3, '');
  expect(await wishes(vault)).toEqual([[1, 1, 3]]);
  await write(2, '');
  expect(await wishes(vault)).toEqual([]);
});
