import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { consultarPedidos } from '#contract/orders/pedido-lista.ts';
import { PEDIDO_A_PAGAR, PEDIDO_LIBERADO } from '#contract/orders/situacao.ts';
import { pedidoSample } from '#domain/orders/pedido-sample.ts';
import { noteFinalizando } from '#mirror/finalizados.ts';
import { readPixDecididos } from '#mirror/read-pix-deixados.ts';
import { replied, silence } from '#net/answer-sample.ts';
import { sampleSync } from '#sync/sync-sample.ts';
import { pullPixDeixados } from './pull-pix-deixados.ts';

const OUTRO = 107;

const pago = pedidoSample({
  idPrePedido: 900,
  pessoaDestinatario: { idPessoa: OUTRO, nome: 'Outra' },
  portalPedidoSituacao: { idPedidoSituacao: PEDIDO_LIBERADO, descPedidoSituacao: 'Liberado' },
});

/** A device that serves one customer and left the Pix of another one's order unpaid. */
async function world(answer = () => replied(consultarPedidos, { totalRegistros: 1, colecao: [pago] })) {
  const sync = await sampleSync(answer);
  sync.clock.now = Date.UTC(2026, 10, 21, 15);
  const { vault } = sync.env;
  const cart = { idCarrinho: 5, idPessoaCliente: OUTRO, nomeCliente: 'Outra', total: 100_00, at: 1 };
  await noteFinalizando(vault, { ...cart, pixDeixados: [900] });
  const serve = (idPessoaCliente: number) => vault.device.update(1, { idPessoaCliente });
  await serve(101);
  return { ...sync, vault, serve };
}

test('the outcome of a Pix that another customer was left with is read', async () => {
  const { env, vault } = await world();
  expect(await readPixDecididos(vault)).toEqual([]);
  await pullPixDeixados(env);
  expect((await readPixDecididos(vault)).map(({ idPrePedido }) => idPrePedido)).toEqual([900]);
});

test('an order that is as the device stores it is not stored again', async () => {
  const espera = { idPedidoSituacao: PEDIDO_A_PAGAR, descPedidoSituacao: 'Aguardando pagamento' };
  const colecao = [{ ...pago, portalPedidoSituacao: espera }];
  const { env, vault, clock } = await world(() => replied(consultarPedidos, { totalRegistros: 1, colecao }));
  await pullPixDeixados(env);
  const before = await vault.pedidos.get(900);
  expect(before?.at).toBe(clock.now);
  clock.now += 15_000;
  await pullPixDeixados(env);
  expect(await vault.pedidos.get(900)).toEqual(before);
});

test('the customer being served is not asked about: hints tell of it', async () => {
  const { env, asked, serve } = await world();
  await serve(OUTRO);
  await pullPixDeixados(env);
  expect(asked).toEqual([]);
});

test('nothing is asked without a connection', async () => {
  const { env, asked, vault } = await world();
  await vault.checkpoints.put({ name: 'connection', state: 'no-signal', at: 1 });
  await pullPixDeixados(env);
  expect(asked).toEqual([]);
});

test('a failure leaves the Pix to be asked about again', async () => {
  const { env, vault } = await world(silence);
  await pullPixDeixados(env);
  expect(await readPixDecididos(vault)).toEqual([]);
  expect((await vault.device.get(1))?.finalizados?.[0]?.pixDeixados).toEqual([900]);
});
