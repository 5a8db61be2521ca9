import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { expect, test } from 'vitest';
import type { Codigo } from '#contract/wire/codigo.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { dropFinalizado, noteFinalizado } from '#mirror/finalizados.ts';
import { beginEpoca } from './begin-epoca.ts';
import { noteMarca, readMarca } from './marca.ts';
import { CLIENTE, sampleEnv, sampleVault } from './outbox-sample.ts';
import { readForScreen, sendForScreen } from './send-for-screen.ts';

type Reply = Result<string, { kind: string; erro?: { Codigo?: Codigo } }>;

const OUTRA: Reply = fail({ kind: 'refused', erro: { Codigo: 'outra-epoca' } });

/** Returns a device that knows the mark `e.4`, and a server with these responses, some with a mark. */
async function open(...replies: { reply: Reply; marca?: string }[]) {
  const vault = await sampleVault();
  const env = sampleEnv();
  await noteMarca(vault, 'e.4', 1);
  await vault.carrinhos.put({ idPessoaCliente: CLIENTE.idPessoaCliente, carrinho: null, revisao: 9, at: 1 });
  const sent: (string | undefined)[] = [];
  const send = async ({ marca, onMarca }: { marca?: string; onMarca: (m: string) => void }) => {
    sent.push(marca);
    const { reply, marca: newer } = replies[sent.length - 1] ?? { reply: ok('done') };
    if (newer !== undefined) onMarca(newer);
    return reply;
  };
  const cart = async () => vault.carrinhos.get(CLIENTE.idPessoaCliente);
  return { ground: { vault, env }, sent, send, cart };
}

test('a screen’s request carries the newest mark, and the response’s mark is kept', async () => {
  const { ground, sent, send } = await open({ reply: ok('paid'), marca: 'e.5' });
  expect(await sendForScreen(ground, send)).toEqual(ok('paid'));
  expect(sent).toEqual(['e.4']);
  expect((await readMarca(ground.vault))?.marca).toBe('e.5');
});

test('a refused mark makes the device start over, and the request with its ids is not repeated', async () => {
  const { ground, sent, send, cart } = await open({ reply: OUTRA });
  expect(await sendForScreen(ground, send)).toEqual(OUTRA);
  expect(sent).toEqual(['e.4']);
  expect((await readMarca(ground.vault))?.marca).toBeNull();
  expect(await cart()).toMatchObject({ revisao: 0, deOutraEpoca: true });
  await sendForScreen(ground, send);
  expect(sent).toEqual(['e.4', undefined]);
});

test('a read by customer is sent again at once without the refused mark', async () => {
  const { ground, sent, send } = await open({ reply: OUTRA });
  expect(await readForScreen(ground, send)).toEqual(ok('done'));
  expect(sent).toEqual(['e.4', undefined]);
});

test('another refusal leaves the carts as they are', async () => {
  const refusal: Reply = fail({ kind: 'refused', erro: { Codigo: 'carrinho-mudou' } });
  const { ground, send, cart } = await open({ reply: refusal });
  expect(await sendForScreen(ground, send)).toEqual(refusal);
  expect((await readMarca(ground.vault))?.marca).toBe('e.4');
  expect(await cart()).toMatchObject({ revisao: 9 });
});

test('a cart paid before the server went back to a backup is kept, to be checked by the user', async () => {
  const { ground, send } = await open({ reply: OUTRA });
  const paid = { idCarrinho: 8, ...CLIENTE, total: 22_958, at: 300, isCerto: true };
  await ground.vault.device.update(1, { finalizados: [paid] });
  await sendForScreen(ground, send);
  const kept = { ...paid, isCerto: false, deOutraEpoca: true };
  const finalizados = async () => (await ground.vault.device.get(1))?.finalizados;
  expect(await finalizados()).toEqual([kept]);
  // The restored server has given its id to another cart.
  await dropFinalizado(ground.vault, 8);
  await noteFinalizado(ground.vault, 8);
  expect(await finalizados()).toEqual([kept]);
});

test('a response about data that the device has given up is ignored; a read is sent again', async () => {
  const late = { reply: ok('old'), marca: 'e.5' };
  const { ground, sent, send } = await open(late, { reply: ok('new'), marca: 'nova.1' });
  const slow: typeof send = async (withMarca) => {
    if (sent.length === 0) await beginEpoca(ground.vault, 'e.4', ground.env);
    return send(withMarca);
  };
  expect(await readForScreen(ground, slow)).toEqual(ok('new'));
  expect([sent, (await readMarca(ground.vault))?.marca]).toEqual([['e.4', undefined], 'nova.1']);
});

test('a response’s cart and mark are stored in one transaction, and not if they are of data given up', async () => {
  const { ground, send, cart } = await open(
    { reply: ok('said'), marca: 'e.5' },
    { reply: ok('old'), marca: 'e.6' },
  );
  const { vault } = ground;
  const held: string[][] = [];
  const keep = async (said: string) => {
    held.push([said, ...(Dexie.currentTransaction?.storeNames ?? [])]);
    await vault.carrinhos.put({
      idPessoaCliente: CLIENTE.idPessoaCliente,
      carrinho: null,
      revisao: 10,
      at: 2,
    });
  };
  expect(await sendForScreen(ground, send, keep)).toEqual(ok('said'));
  expect(held).toEqual([['said', 'checkpoints', 'carrinhos', 'documentos']]);
  expect(await cart()).toMatchObject({ revisao: 10 });
  const late: typeof send = async (withMarca) => {
    await beginEpoca(vault, 'e.5', ground.env);
    return send(withMarca);
  };
  expect(await sendForScreen(ground, late, keep)).toMatchObject({ ok: false });
  expect(held).toHaveLength(1);
});
