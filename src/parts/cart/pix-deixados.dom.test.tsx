import { expect, test } from 'vitest';
import { PEDIDO_A_PAGAR, PEDIDO_CANCELADO, PEDIDO_LIBERADO } from '#contract/orders/situacao.ts';
import { pedidoSample } from '#domain/orders/pedido-sample.ts';
import { noteFinalizando } from '#mirror/finalizados.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { soon } from '#tests/support/dom/shown.ts';
import { hideToasts, toasts } from '#ui/layer/toast-queue.ts';
import { PixDeixados } from './pix-deixados.tsx';

/** A device on which an order was left with an unpaid Pix; `put` stores the order with a status. */
async function openLeft() {
  hideToasts();
  const device = await openPageDevice();
  const { vault } = device;
  const cart = { idCarrinho: 500, idPessoaCliente: CLIENTE, nomeCliente: 'Drogaria', total: 100_00, at: 1 };
  await noteFinalizando(vault, { ...cart, pixDeixados: [900] });
  const put = async (idPedidoSituacao: number) => {
    const pedido = pedidoSample({
      idPrePedido: 900,
      portalPedidoSituacao: { idPedidoSituacao, descPedidoSituacao: 'Situação' },
    });
    await vault.pedidos.put({ idPrePedido: 900, idPessoaCliente: CLIENTE, pedido, at: 2 });
  };
  await put(PEDIDO_A_PAGAR);
  renderPage(<PixDeixados />, device);
  return { vault, put };
}
const told = () => toasts.shown.map(({ text }) => text);

test('a Pix that was left is told when it is paid, once, and leads to its order', async () => {
  const { vault, put } = await openLeft();
  await put(PEDIDO_LIBERADO);
  await soon(() => expect(told()).toEqual([expect.stringMatching(/^Pago: pedido nº 900, de /)]));
  const action = toasts.shown[0]?.action;
  expect(action?.label).toBe('Ver pedido');
  action?.onPress();
  await soon(() => expect(location.pathname).toBe('/pedidos/detalhes/900'));
  await soon(async () => expect((await vault.device.get(1))?.finalizados?.[0]?.pixDeixados).toEqual([]));
  await put(PEDIDO_LIBERADO);
  expect(told()).toHaveLength(1);
});

test('a Pix that was not paid in time is told with its order’s end', async () => {
  const { put } = await openLeft();
  expect(told()).toEqual([]);
  await put(PEDIDO_CANCELADO);
  await soon(() =>
    expect(told()).toEqual([
      expect.stringMatching(/^O Pix não foi pago a tempo: pedido nº 900, de .+, foi cancelado\.$/),
    ]),
  );
});
