import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { withAviso } from '#domain/cart/avisos-carrinho.ts';
import { putAvisos } from '#outbox/avisos.ts';
import { avisos, env, ID, NOW, vaultWithCart } from '#outbox/dispatch-sample.ts';
import {
  CLIENTE,
  envioIntent,
  extrasIntent,
  linhaIntent,
  sampleAviso,
  sampleParked,
  sampleReceipt,
  sampleRow,
} from '#outbox/outbox-sample.ts';
import { dispatchEnvio, type EnvioCommand } from './dispatch-envio.ts';

const seen = (linhas: { idItem: number; quantidade: number; filial?: number }[], over = {}): EnvioCommand => {
  const { totalVisto, grupos, linhas: vistas } = envioIntent(linhas);
  return { ...CLIENTE, totalVisto, grupos, linhas: vistas, ...over };
};
const two = [
  { idItem: 1, quantidade: 2 },
  { idItem: 2, quantidade: 3, filial: 2 },
];
const MUDOU = { ok: false, error: { kind: 'mudou' } };

test('a submission is two rows: the acceptance of the policies and the order', async () => {
  const vault = await vaultWithCart(two);
  const done = await dispatchEnvio(vault, seen(two), env());
  expect(done).toEqual({
    ok: true,
    value: { codigoLocal: 'N6N-500', key: '00000000-0000-4000-8000-000000000001' },
  });
  const { totalVisto, grupos, linhas } = envioIntent(two);
  expect((await vault.outbox.toArray()).map((r) => [r.seq, r.key.slice(-1), r.intent, r.notBefore])).toEqual([
    [1, '2', { tipo: 'etapa' }, NOW],
    [2, '1', { tipo: 'envio', codigoLocal: 'N6N-500', totalVisto, grupos, linhas }, NOW],
  ]);
});

test('the next submission removes the notice that an earlier cart was finished elsewhere', async () => {
  const vault = await vaultWithCart(two);
  await putAvisos(vault, ID, (all) => ({ ...all, finalizado: { at: 1, itens: 2, unidades: 4 } }));
  await dispatchEnvio(vault, seen(two), env());
  expect((await avisos(vault))?.finalizado).toBeNull();
  expect((await avisos(vault))?.linhas.map(({ linha }) => linha.idItem)).toEqual([1, 2]);
});

test('the next submission removes the notices about lines that the confirmed cart no longer has', async () => {
  const vault = await vaultWithCart(two);
  await putAvisos(vault, ID, (all) => withAviso(all, sampleAviso(9)));
  await dispatchEnvio(vault, seen(two), env());
  expect((await avisos(vault))?.linhas.map(({ linha }) => linha.idItem)).toEqual([1, 2]);
});

test('a submission takes the extra data and the cashback along', async () => {
  const vault = await vaultWithCart(two, sampleRow(1, extrasIntent('PED-7')));
  await dispatchEnvio(vault, seen(two, { cashbackAplicado: 250 }), env());
  expect((await vault.outbox.toArray()).at(-1)?.intent).toMatchObject({
    extras: { informar: true, numeroPedidoCliente: 'PED-7', observacao: '' },
    cashbackAplicado: 250,
  });
});

test('a submission makes lines that wait for another tap due at once', async () => {
  const vault = await vaultWithCart(
    two,
    sampleRow(1, linhaIntent(1, 2), { notBefore: NOW + 500 }),
    sampleRow(2, linhaIntent(2, 3, { filial: 2 }), { notBefore: NOW + 900, tries: 1 }),
    sampleRow(3, extrasIntent('A'), { notBefore: 5 }),
  );
  await dispatchEnvio(vault, seen(two), env());
  expect((await vault.outbox.toArray()).map((r) => r.notBefore)).toEqual([NOW, NOW + 900, 5, NOW, NOW]);
});

test.each<[string, EnvioCommand]>([
  ['a line with another quantity', seen([{ idItem: 1, quantidade: 9 }, ...two.slice(1)])],
  ['a line that is gone', seen([...two, { idItem: 3, quantidade: 1 }])],
  ['a line more in a group', seen(two.slice(0, 1), { grupos: envioIntent(two).grupos })],
])('a submission is not queued if the cart differs from the confirmed one: %s', async (_, wanted) => {
  const vault = await vaultWithCart(two);
  expect(await dispatchEnvio(vault, wanted, env())).toEqual(MUDOU);
  expect(await vault.outbox.count()).toBe(0);
});

test('some groups are submitted while the others stay, and the second of two taps is refused', async () => {
  const vault = await vaultWithCart(two);
  expect(await dispatchEnvio(vault, seen(two.slice(0, 1)), env())).toMatchObject({ ok: true });
  expect(await dispatchEnvio(vault, seen(two.slice(0, 1)), env())).toEqual(MUDOU);
});

test('a submission without lines is refused', async () => {
  expect(await dispatchEnvio(await vaultWithCart([]), seen([]), env())).toEqual({
    ok: false,
    error: { kind: 'vazio' },
  });
});

test('a confirmed change and a refused order count in the cart that a submission is compared with', async () => {
  const vault = await vaultWithCart(two);
  await vault.receipts.put(sampleReceipt(1, linhaIntent(1, 6), 6));
  const six = [{ idItem: 1, quantidade: 6 }, ...two.slice(1)];
  expect(await dispatchEnvio(vault, seen(two), env())).toEqual(MUDOU);
  expect(await dispatchEnvio(vault, seen(six), env())).toMatchObject({ ok: true });
  const held = await vaultWithCart(two);
  await held.parked.put(sampleParked(1, envioIntent(two.slice(0, 1))));
  expect(await dispatchEnvio(held, seen(two), env())).toEqual(MUDOU);
});
