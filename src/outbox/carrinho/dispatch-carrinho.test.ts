import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { NUMERO_PEDIDO_CLIENTE_MAXIMO, OBSERVACAO_MAXIMA } from '#contract/cart/carrinho-extras.ts';
import { avisos, env, NOW, SAVED, vaultWith, vaultWithCart } from '#outbox/dispatch-sample.ts';
import {
  CLIENTE,
  extrasIntent,
  LANE,
  linhaIntent,
  pagamentoIntent,
  sampleRow,
} from '#outbox/outbox-sample.ts';
import { dispatchExtras, dispatchPagamento } from './dispatch-carrinho.ts';

test('the last payment choice of a group replaces the unsent one and removes its notice', async () => {
  const vault = await vaultWithCart(
    [{ idItem: 1, quantidade: 2 }],
    sampleRow(1, pagamentoIntent(1, 1)),
    sampleRow(2, pagamentoIntent(2, 1)),
    sampleRow(3, pagamentoIntent(1, 3), { tries: 1 }),
    sampleRow(4, linhaIntent(1, 1)),
  );
  const { tipo: _, ...choice } = pagamentoIntent(1, 6);
  expect(await dispatchPagamento(vault, { ...CLIENTE, ...choice }, env())).toEqual(SAVED);
  expect((await vault.outbox.toArray()).map((r) => r.seq)).toEqual([2, 3, 4, 5]);
  expect(await vault.outbox.get(5)).toMatchObject({
    intent: pagamentoIntent(1, 6),
    notBefore: NOW,
    lane: LANE,
  });
  expect((await avisos(vault))?.pagamentos?.map((p) => p.de.grupo.idPessoaFilial)).toEqual([2]);
});

const extras = (over = {}) => ({
  informar: true,
  numeroPedidoCliente: 'PED-1',
  observacao: 'À tarde',
  ...over,
});

test('the last extra data replace the unsent ones and remove their notice', async () => {
  const vault = await vaultWithCart(
    [{ idItem: 1, quantidade: 2 }],
    sampleRow(1, extrasIntent('A')),
    sampleRow(2, linhaIntent(1, 1)),
  );
  expect(await dispatchExtras(vault, { ...CLIENTE, extras: extras() }, env())).toEqual(SAVED);
  expect((await vault.outbox.toArray()).map((r) => [r.seq, r.intent])).toEqual([
    [2, linhaIntent(1, 1)],
    [3, { tipo: 'extras', ...extras() }],
  ]);
  expect((await avisos(vault))?.extras).toBeNull();
});

test('extra data that the user unticks are cleared, whatever their fields hold', async () => {
  const vault = await vaultWith();
  const long = 'x'.repeat(OBSERVACAO_MAXIMA + 1);
  await dispatchExtras(vault, { ...CLIENTE, extras: extras({ informar: false, observacao: long }) }, env());
  expect((await vault.outbox.get(1))?.intent).toEqual({
    tipo: 'extras',
    informar: false,
    numeroPedidoCliente: '',
    observacao: '',
  });
});

test('extra data longer than the server accepts are not queued', async () => {
  const vault = await vaultWith();
  const put = (over: object) => dispatchExtras(vault, { ...CLIENTE, extras: extras(over) }, env());
  const long = { ok: false, error: { kind: 'longo' } };
  expect(await put({ numeroPedidoCliente: 'x'.repeat(NUMERO_PEDIDO_CLIENTE_MAXIMO + 1) })).toEqual(long);
  expect(await put({ observacao: 'x'.repeat(OBSERVACAO_MAXIMA + 1) })).toEqual(long);
  expect(await vault.outbox.count()).toBe(0);
  const full = {
    numeroPedidoCliente: 'x'.repeat(NUMERO_PEDIDO_CLIENTE_MAXIMO),
    observacao: 'x'.repeat(OBSERVACAO_MAXIMA),
  };
  expect(await put(full)).toEqual(SAVED);
});
