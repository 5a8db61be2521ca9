import { screen, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { consultarPagamentoPedido, FORMA_PIX } from '#contract/payment/pagamento.ts';
import { consultarCobrancaPix, PIX_PAGO } from '#contract/payment/pagamento-pix.ts';
import { onWake } from '#outbox/wake.ts';
import { closePagamento, openPagamento, pagamentoAberto } from '#parts/dialogs/pagamento-aberto.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { pagamentoPedidoSample, pixSample } from '#tests/support/dom/pagamento.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { PagamentoHost } from './pagamento-host.tsx';

const server = fakeServer();
const user = person();
afterEach(closePagamento);

test('an order that was paid has the lists of the device read again', async () => {
  server.reply(consultarPagamentoPedido, pagamentoPedidoSample);
  server.reply(consultarCobrancaPix, pixSample({ idIntegracaoApiCobrancaPixTransacaoSituacao: PIX_PAGO }));
  const device = await openPageDevice();
  const wakes: string[] = [];
  onTestFinished(onWake(device.vault.name, (reason) => wakes.push(reason)));
  const { pagos } = pagamentoAberto;
  openPagamento({
    idPrePedido: 901,
    idFormaPagamento: FORMA_PIX,
    idPessoaFilial: 1,
    idPessoaCliente: CLIENTE,
    isDaLista: true,
  });
  renderPage(<PagamentoHost />, device);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }));
  await soon(() => expect(pagamentoAberto.pagos).toBe(pagos + 1));
  await soon(() => expect(wakes).toEqual(['refresh']));
  expect(pagamentoAberto.atual).toBeNull();
});
