import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pedidoSample } from '#domain/orders/pedido-sample.ts';
import { contaSample } from '#domain/payment/conta-sample.ts';
import { Atendimento } from '#features/inicio/atendimento.tsx';
import { buy, dayAgo } from '#tests/support/dom/bought.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';

const renderHome = (device: Awaited<ReturnType<typeof openPageDevice>>) =>
  renderPage(<Atendimento avisos={null} loja={<p>Loja</p>} />, device);

test('a user with one customer sees what to reorder, to pay and to expect, each with its screen', async () => {
  const device = await openPageDevice();
  await buy(device, 1, 31, { 1: 12 });
  await buy(device, 2, 16, { 1: 12, 2: 5 });
  const due = [dayAgo(10), dayAgo(-3), dayAgo(-20)];
  await device.vault.recebiveis.bulkPut(
    due.map((dataVencimento, at) => ({
      id: at + 1,
      idPessoaCliente: CLIENTE,
      recebivel: contaSample(at + 1, { dataVencimento, valor: 300_00 }),
      at: 1,
    })),
  );
  const portalPedidoSituacao = { idPedidoSituacao: 9, descPedidoSituacao: 'Em transporte' };
  const dataHora = `${dayAgo(2)}T10:00:00-03:00`;
  const pedido = pedidoSample({
    idPrePedido: 41,
    dataHora,
    previsaoEntrega: dayAgo(0),
    portalPedidoSituacao,
  });
  await device.vault.pedidos.put({ idPrePedido: 41, idPessoaCliente: CLIENTE, pedido, at: 1 });
  renderHome(device);
  const semana = within(await screen.findByRole('region', { name: 'Sua semana' }));
  const linhas = semana
    .getAllByRole('link')
    .map((link) => [link.textContent?.replaceAll('\u00a0', ' '), link.getAttribute('href')]);
  expect(linhas).toEqual([
    ['Em atraso1 contaR$ 307,00', '/contaspendentes?sit=atrasadas'],
    [expect.stringMatching(/^A pagar1 conta até .*R\$ 300,00$/), '/contaspendentes?sit=semana'],
    ['Hora de repor1 produto', '/comprados'],
    ['A caminhoPedido nº 41 · entrega prevista para hoje', '/pedidos/detalhes/41'],
  ]);
  await screen.findByText('Loja');
  expect(screen.queryByRole('region', { name: 'Hoje' })).toBeNull();
  // The customer's card does not say it again.
  expect(screen.queryByText(/em atraso:/)).toBeNull();
});

test('a week without anything to do has no card', async () => {
  renderHome(await openPageDevice());
  await screen.findByText('Loja');
  await screen.findByRole('region', { name: 'Pedidos neste aparelho' });
  expect(screen.queryByRole('region', { name: 'Sua semana' })).toBeNull();
});
