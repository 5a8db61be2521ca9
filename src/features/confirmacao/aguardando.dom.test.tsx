import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pedidoSample } from '#domain/orders/pedido-sample.ts';
import { formatMoney } from '#lib/format-number.ts';
import {
  envioIntent,
  extrasIntent,
  linhaIntent,
  sampleGrupo,
  sampleParked,
  sampleReceipt,
  sampleRow,
} from '#outbox/outbox-sample.ts';
import { beginSession, CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import type { Intent } from '#vault/outbox-rows.ts';
import { EnvioView } from './envio-view.tsx';
import { useEnvio } from './queries.ts';

fakeServer();

function Shown({ chave }: { chave: string }) {
  const lido = useEnvio(chave, CLIENTE);
  return lido ? <EnvioView lido={lido} clienteAtual={lido.cliente ?? null} /> : null;
}

test.each<[string, Intent, string, RegExp, RegExp]>([
  [
    'an earlier order',
    envioIntent([{ idItem: 2, quantidade: 1 }], { codigoLocal: 'E7P-911' }),
    'Ver o pedido E7P-911',
    /^O pedido E7P-911, feito antes, espera a sua decisão\./,
    /^\/confirmacao\?envio=00000000-/,
  ],
  [
    'a refused line',
    linhaIntent(1, 3),
    'Ver no carrinho',
    /foi recusado e espera a sua decisão\./,
    /^\/carrinho$/,
  ],
  [
    'refused extra data',
    extrasIntent('A'),
    'Ver no carrinho',
    /^Uma mudança recusada espera/,
    /^\/carrinho$/,
  ],
])('an order that %s holds names it and links to it', async (_, intent, link, text, href) => {
  beginSession();
  const device = await openPageDevice();
  const row = sampleRow(5, envioIntent([{ idItem: 1, quantidade: 3 }]));
  await device.vault.outbox.add(row);
  await device.vault.parked.put(sampleParked(2, intent));
  renderPage(<Shown chave={row.key} />, device);
  expect((await screen.findByRole('link', { name: link })).getAttribute('href')).toMatch(href);
  expect(screen.getByText(text)).toBeTruthy();
});

test.each([
  ['untried', {}, /^Está salvo neste aparelho e ainda não é um pedido confirmado\./],
  [
    'tried',
    { tries: 1 },
    /^Não se sabe se este pedido chegou ao servidor\. .* e o pedido nunca vira dois\.$/,
  ],
])('an order that is %s says what is known of it', async (_, over, text) => {
  beginSession();
  const device = await openPageDevice();
  const row = sampleRow(5, envioIntent([{ idItem: 1, quantidade: 3 }]), over);
  await device.vault.outbox.add(row);
  renderPage(<Shown chave={row.key} />, device);
  expect(await screen.findByText(text)).toBeTruthy();
});

test('an order that the office refused after its confirmation stands apart and can be repeated', async () => {
  beginSession();
  const device = await openPageDevice();
  const intent = envioIntent([
    { idItem: 1, quantidade: 3 },
    { idItem: 2, quantidade: 1, filial: 2 },
  ]);
  const pedidos = [
    { ...sampleGrupo(1), idPrePedido: 7, total: 30_00 },
    { ...sampleGrupo(2), idPrePedido: 8, total: 10_00 },
  ];
  const receipt = sampleReceipt(1, intent, 1, { pedidos });
  await device.vault.receipts.add(receipt);
  const portalPedidoSituacao = { idPedidoSituacao: 1, descPedidoSituacao: 'Recusado' };
  const pedido = pedidoSample({ idPrePedido: 8, portalPedidoSituacao });
  await device.vault.pedidos.put({ idPrePedido: 8, idPessoaCliente: CLIENTE, pedido, at: 1 });
  renderPage(<Shown chave={receipt.key} />, device);
  const recusados = within(await screen.findByRole('region', { name: 'Pedido recusado' }));
  expect(recusados.getByRole('link', { name: 'Recusado nº 8' })).toBeTruthy();
  expect(screen.getByText('Confirmado nº 7 · Recusado nº 8')).toBeTruthy();
  expect(recusados.getByRole('button', { name: 'Repetir Pedido' })).toBeTruthy();
  const feitos = within(screen.getByRole('region', { name: 'Pedidos confirmados' }));
  expect(feitos.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Confirmado nº 7']);
  expect(screen.getByText('Total', { selector: 'dt' }).nextElementSibling?.textContent).toBe(
    formatMoney(30_00),
  );
});

test('orders that the office all refused show its reasons and their total, and none as confirmed', async () => {
  beginSession();
  const device = await openPageDevice();
  const intent = envioIntent([{ idItem: 1, quantidade: 3 }]);
  const pedidos = [{ ...sampleGrupo(1), idPrePedido: 8, total: 30_00 }];
  const receipt = sampleReceipt(1, intent, 1, { pedidos });
  await device.vault.receipts.add(receipt);
  const portalPedidoSituacao = { idPedidoSituacao: 1, descPedidoSituacao: 'Recusado' };
  const pedido = pedidoSample({
    idPrePedido: 8,
    portalPedidoSituacao,
    mensagemOcorrencia: 'Cadastro vencido.',
  });
  await device.vault.pedidos.put({ idPrePedido: 8, idPessoaCliente: CLIENTE, pedido, at: 1 });
  renderPage(<Shown chave={receipt.key} />, device);
  const recusado = within(await screen.findByRole('region', { name: 'Pedido recusado' }));
  expect(recusado.getByText('Cadastro vencido.')).toBeTruthy();
  expect(screen.queryByText('Pedidos confirmados')).toBeNull();
  expect(screen.getByText('Total recusado').nextElementSibling?.textContent).toBe(formatMoney(30_00));
  expect(screen.queryByText('Total', { selector: 'dt' })).toBeNull();
});

test('a receipt whose order another device made first names that device’s code', async () => {
  beginSession();
  const device = await openPageDevice();
  const intent = envioIntent([{ idItem: 1, quantidade: 3 }], { codigoLocal: 'U2K-393' });
  const pedidos = [{ ...sampleGrupo(1), idPrePedido: 7, total: 30_00 }];
  const receipt = sampleReceipt(1, intent, 1, { pedidos });
  await device.vault.receipts.add(receipt);
  const pedido = pedidoSample({ idPrePedido: 7, codigoLocal: 'E2K-209' });
  await device.vault.pedidos.put({ idPrePedido: 7, idPessoaCliente: CLIENTE, pedido, at: 1 });
  renderPage(<Shown chave={receipt.key} />, device);
  expect(
    await screen.findByText(/^O nº 7 já tinha sido feito em outro aparelho, como E2K-209\./),
  ).toBeTruthy();
});
