import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { must } from '#lib/must.ts';
import { discardParked } from '#outbox/decide.ts';
import { restoreUnsent } from '#outbox/restore-unsent.ts';
import { cancelQueued } from '#outbox/take-back.ts';
import { discardUnsent } from '#outbox/unsent.ts';
import { exportUnsent, type UnsentFile } from '#outbox/unsent-file.ts';
import { drain } from '#sync/push/push.ts';
import { logIn, openTestDevice, type TestDevice } from '#tests/support/device.ts';
import { openOutboxWorld } from '#tests/support/outbox-world.ts';

const world = openOutboxWorld();

const product = (group: 'sp' | 'mg', n = 0): number => must(world[group][n], 'product');
const keysOf = (rows: readonly { key: string }[]) => rows.map((r) => r.key);

async function fillTwoGroups(): Promise<void> {
  await world.device.setQuantidade(product('sp'), 50);
  await world.device.setQuantidade(product('mg'), 2);
}

/** Runs `act` with another, empty device of the same user. */
async function withOther<T>(act: (other: TestDevice) => Promise<T>): Promise<T> {
  const other = await openTestDevice(await logIn());
  other.clock.now = world.device.clock.now;
  await other.refresh();
  try {
    return await act(other);
  } finally {
    other.close();
  }
}

const restore = (device: TestDevice, text: string) => restoreUnsent(device.env.vault, text, device.env);

test('unsent changes restored on another device are sent in order and once', async () => {
  world.server.levers.offline = true;
  await fillTwoGroups();
  await world.device.finalizar([product('sp')]);
  await world.device.setQuantidade(product('mg'), 1);
  const text = await exportUnsent(world.device.env.vault, world.device.env);
  world.server.levers.offline = false;
  await withOther(async (other) => {
    expect(await restore(other, text)).toEqual({ ok: true, value: { restored: 4, skipped: 0 } });
    expect(await restore(other, text)).toEqual({ ok: true, value: { restored: 0, skipped: 4 } });
    expect(keysOf(await other.env.vault.outbox.toArray())).toEqual(keysOf(await world.rows()));
    await other.drainAll();
    expect(await other.env.vault.outbox.toArray()).toEqual([]);
    expect(await restore(other, text)).toEqual({ ok: true, value: { restored: 0, skipped: 4 } });
    expect((await other.view()).carrinho.itens.map((i) => [i.idItem, i.quantidade])).toEqual([
      [product('mg'), 1],
    ]);
  });
  expect(await world.orders()).toHaveLength(1);
  // The first device comes back and sends the same changes: the server knows every key.
  await world.device.drainAll();
  expect([await world.rows(), await world.orders()]).toMatchObject([[], [{ idPessoaFilial: 1 }]]);
});

test('a change discarded on a device comes back to it from its file, and is applied once', async () => {
  world.server.levers.offline = true;
  await fillTwoGroups();
  await world.device.finalizar([product('sp')]);
  const { vault } = world.device.env;
  const text = await exportUnsent(vault, world.device.env);
  expect(await discardUnsent(vault, world.device.env)).toMatchObject({ ok: true });
  expect([await world.rows(), await world.orders()]).toEqual([[], []]);
  world.server.levers.offline = false;
  expect(await restore(world.device, text)).toEqual({ ok: true, value: { restored: 3, skipped: 0 } });
  expect(await restore(world.device, text)).toEqual({ ok: true, value: { restored: 0, skipped: 3 } });
  await world.device.drainAll();
  expect(await world.rows()).toEqual([]);
  expect(await world.orders()).toMatchObject([{ idPessoaFilial: 1 }]);
  expect(await world.quantities()).toEqual({ [product('mg')]: 2 });
  expect(await restore(world.device, text)).toEqual({ ok: true, value: { restored: 0, skipped: 3 } });
});

test('a discarded refused change is a question again when a file brings it back', async () => {
  const { vault } = world.device.env;
  await fillTwoGroups();
  await world.device.drainAll();
  await world.device.finalizar();
  await world.server.database.db.updateTable('produtoEstoque').set({ estoque: 1 }).execute();
  await world.device.drainAll();
  expect(await world.parked()).not.toEqual([]);
  const text = await exportUnsent(vault, world.device.env);
  const before = keysOf(await world.parked());
  await discardUnsent(vault, world.device.env);
  expect(await world.parked()).toEqual([]);
  expect(await restore(world.device, text)).toMatchObject({ ok: true });
  expect(keysOf(await world.parked())).toEqual(before);
});

test('a change that the first device has sent meanwhile is settled on the other one, neither applied again nor refused', async () => {
  await fillTwoGroups();
  const { key } = await world.device.finalizar();
  const text = await exportUnsent(world.device.env.vault, world.device.env);
  await world.device.drainAll();
  await world.device.setQuantidade(product('sp', 1), 4);
  await world.device.drainAll();
  await withOther(async (other) => {
    await restore(other, text);
    await other.drainAll();
    const { outbox, parked, receipts } = other.env.vault;
    expect([await outbox.toArray(), await parked.toArray()]).toEqual([[], []]);
    expect((await receipts.get(key))?.pedidos).toHaveLength(2);
    expect((await other.view()).carrinho.itens.map((i) => [i.idItem, i.quantidade])).toEqual([
      [product('sp', 1), 4],
    ]);
  });
  expect(await world.orders()).toHaveLength(2);
});

test('a restored change that was on its way is sent again with the bytes of its first try', async () => {
  await fillTwoGroups();
  await world.device.drainAll();
  await world.device.finalizar();
  world.server.levers.beforeReply = (_method, url) =>
    url.includes('ConfirmarCarrinho') ? 'drop' : undefined;
  await drain(world.device.env);
  world.server.levers.beforeReply = null;
  const tried = must((await world.rows())[0], 'row');
  const text = await exportUnsent(world.device.env.vault, world.device.env);
  await withOther(async (other) => {
    await restore(other, text);
    const restored = must((await other.env.vault.outbox.toArray())[0], 'row');
    expect([restored.frozen, restored.copied, restored.claim]).toEqual([tried.frozen, undefined, null]);
    await other.drainAll();
    expect((await other.env.vault.receipts.toArray()).map((r) => r.pedidos.length)).toEqual([2]);
  });
  expect(await world.orders()).toHaveLength(2);
});

/** Queues a note on the first device for a cart that is then ordered. Returns the file and the note's key. */
async function copyNote(): Promise<{ text: string; key: string }> {
  await world.device.setQuantidade(product('sp'), 50);
  await world.device.drainAll();
  await world.device.setExtras('PED-1');
  const { key } = must((await world.rows())[0], 'row');
  return { text: await exportUnsent(world.device.env.vault, world.device.env), key };
}

test('a note that the other device has put into its order is confirmed on the first one too', async () => {
  const { text, key } = await copyNote();
  await withOther(async (other) => {
    await restore(other, text);
    await other.finalizar();
    await other.drainAll();
  });
  // The cart of the note is gone by now.
  await world.device.refresh();
  await world.device.drainAll();
  expect([await world.rows(), await world.parked()]).toEqual([[], []]);
  expect(await world.device.env.vault.receipts.get(key)).toMatchObject({ intent: { tipo: 'extras' } });
});

test('a change of a copied queue that the first device refuses cannot be sent by the other any more', async () => {
  const { text, key } = await copyNote();
  await withOther(async (other) => {
    await other.finalizar();
    await other.drainAll();
    await world.device.refresh();
    await world.device.drainAll();
    expect(await world.parked()).toMatchObject([{ key, codigo: 'carrinho-vazio' }]);
    await restore(other, text);
    await other.setQuantidade(product('sp'), 50);
    await other.drainAll();
    expect(await other.env.vault.parked.get(key)).toMatchObject({ codigo: 'chave-recusada', decided: null });
    expect((await other.view()).extras.numeroPedidoCliente).toBe('');
  });
});

test('a copied change is neither merged nor taken back without the word of the server', async () => {
  const { key } = await copyNote();
  const { vault } = world.device.env;
  expect(await cancelQueued(vault, key, world.device.env)).toEqual({ ok: false, error: { kind: 'tried' } });
  await world.device.setExtras('PED-2');
  expect((await world.rows()).map((r) => r.copied)).toEqual([true, undefined]);
});

test('changes are copied from a database that accepts no more writes', async () => {
  await world.device.setQuantidade(product('sp'), 50);
  const { vault } = world.device.env;
  const full = vi.spyOn(vault.outbox, 'bulkPut').mockRejectedValueOnce(new Error('full'));
  const { content } = JSON.parse(await exportUnsent(vault, world.device.env)) as UnsentFile;
  expect(full).toHaveBeenCalledOnce();
  expect(keysOf(content.rows)).toEqual(keysOf(await world.rows()));
});

test('a refused change in a file comes along as a question, and later changes stay behind it', async () => {
  await fillTwoGroups();
  await world.device.drainAll();
  await world.device.finalizar();
  const row = must((await world.rows())[1], 'row');
  if (row.intent.tipo !== 'envio') throw new Error('an order was queued');
  const grupos = row.intent.grupos.map((g) => ({ ...g, totalVisto: 1 }));
  await world.device.env.vault.outbox.update(row.seq, { intent: { ...row.intent, grupos, totalVisto: 2 } });
  await world.device.drainAll();
  const text = await exportUnsent(world.device.env.vault, world.device.env);
  await withOther(async (other) => {
    expect(await restore(other, text)).toEqual({ ok: true, value: { restored: 1, skipped: 0 } });
    await other.setQuantidade(product('sp', 1), 4);
    const { outbox, parked } = other.env.vault;
    const question = must(await parked.get(row.key), 'question');
    expect(question.decided).toBeNull();
    expect((await outbox.toArray()).map((r) => r.seq > question.seq)).toEqual([true]);
    await other.drainAll();
    expect(await outbox.count()).toBe(1);
  });
});

test('an order that was refused and then made again elsewhere does not bring its old cart back', async () => {
  const { vault } = world.device.env;
  await world.device.setQuantidade(product('sp'), 50);
  await world.device.drainAll();
  const { key } = await world.device.finalizar();
  const text = await exportUnsent(vault, world.device.env);
  await world.server.database.db.updateTable('produtoEstoque').set({ estoque: 30 }).execute();
  await world.device.drainAll();
  expect(keysOf(await world.parked())).toEqual([key]);
  expect((await discardParked(vault, key, world.device.env)).ok).toBe(true);
  await world.device.setQuantidade(product('sp'), 30);
  await world.device.drainAll();
  await world.device.finalizar();
  await world.device.drainAll();
  expect(await world.orders()).toHaveLength(1);
  await withOther(async (other) => {
    await restore(other, text);
    await other.drainAll();
    expect(keysOf(await other.env.vault.parked.toArray())).toEqual([key]);
    expect((await other.env.vault.carrinhos.toArray()).map(({ carrinho }) => carrinho)).toEqual([null]);
  });
});

test('a file that is foreign, cut, altered, newer or of another user is not restored', async () => {
  await fillTwoGroups();
  const text = await exportUnsent(world.device.env.vault, world.device.env);
  const file = JSON.parse(text) as UnsentFile;
  const altered = { ...file, content: { ...file.content, rows: file.content.rows.slice(1) } };
  await withOther(async (other) => {
    for (const [what, kind] of [
      ['nonsense', 'not-ours'],
      ['{"format":"other"}', 'not-ours'],
      [text.slice(0, -40), 'not-ours'],
      [JSON.stringify(altered), 'damaged'],
      [JSON.stringify({ ...file, content: undefined }), 'damaged'],
      [JSON.stringify({ ...file, version: 2 }), 'newer'],
    ] as const) {
      expect(await restore(other, what)).toEqual({ ok: false, error: { kind } });
    }
    expect(await other.env.vault.outbox.count()).toBe(0);
    // Reformatted by an editor, it is still the same content.
    expect((await restore(other, JSON.stringify(file, null, 4))).ok).toBe(true);
  });
  const stranger = await openTestDevice(await logIn('farmacia'));
  expect(await restore(stranger, text)).toEqual({ ok: false, error: { kind: 'other-user' } });
  expect(await stranger.env.vault.outbox.count()).toBe(0);
  stranger.close();
});
