import { screen, within } from '@testing-library/react';
import type { PedidoResumo } from '#contract/orders/pedido-lista.ts';
import { pedidoSample } from '#domain/orders/pedido-sample.ts';
import { PedidosScreen } from '#features/pedidos/pedidos-screen.tsx';
import { businessDayOf } from '#lib/business-day.ts';
import { CLIENTE, openPageDevice } from './device.ts';
import { renderPage } from './page.tsx';

export const DIA = businessDayOf(new Date());
export const HOJE = `${DIA}T10:00:00-03:00`;

/** Orders of today, of which the first is the dearest. */
export const pedidos = [1, 2, 3].map((n) =>
  pedidoSample({
    idPrePedido: 100_000 + n,
    dataHora: HOJE,
    total: 400_00 - n * 100_00,
    portalPedidoSituacao:
      n === 1
        ? { idPedidoSituacao: 2, descPedidoSituacao: 'Em análise' }
        : { idPedidoSituacao: 3, descPedidoSituacao: 'Faturado' },
  }),
);

/** Opens the list of orders on a device that keeps these. */
export async function openList(kept: readonly PedidoResumo[], address = '/pedidos') {
  history.replaceState(null, '', address);
  const device = await openPageDevice();
  await device.vault.pedidos.bulkPut(
    kept.map((pedido) => ({ idPrePedido: pedido.idPrePedido, idPessoaCliente: CLIENTE, pedido, at: 1 })),
  );
  await device.vault.checkpoints.put({ name: `pedidos:${CLIENTE}`, at: Date.now() });
  renderPage(<PedidosScreen />, device);
  return device;
}

export const grid = async () => within(await screen.findByRole('grid', { name: 'Pedidos' }));
export const rows = async () => (await grid()).getAllByRole('row').slice(1);
/** The numbers of the orders on screen, from the top. */
export const numbers = async () =>
  (await rows()).map((row) => /100\.?00\d/.exec(row.textContent)?.[0].replace('.', ''));
