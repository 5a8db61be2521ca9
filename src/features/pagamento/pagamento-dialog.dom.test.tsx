import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alterarFormaDoPedido, consultarFormasDoPedido } from '#contract/payment/formas-do-pedido.ts';
import {
  consultarPagamentoPedido,
  FORMA_BOLETO_ANTECIPADO,
  FORMA_CARTAO,
  FORMA_DEPOSITO_ANTECIPADO,
  FORMA_PIX,
} from '#contract/payment/pagamento.ts';
import { consultarCobrancaPix, PIX_PAGO } from '#contract/payment/pagamento-pix.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { pagamentoPedidoSample, pixSample } from '#tests/support/dom/pagamento.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';
import { messages, settleMessage } from '#ui/layer/message-queue.ts';
import { PagamentoDialog } from './pagamento-dialog.tsx';

const server = fakeServer();
const user = person();

const PEDIDO = { idPrePedido: 901, idFormaPagamento: FORMA_PIX, idPessoaFilial: 1, idPessoaCliente: CLIENTE };

/** Opens the payment of a paid Pix over a screen, and closes the message; returns what the dialog told. */
async function payOver(address: string, isDaLista: boolean): Promise<string[]> {
  history.replaceState(null, '', address);
  server.reply(consultarPagamentoPedido, pagamentoPedidoSample);
  server.reply(consultarCobrancaPix, pixSample({ idIntegracaoApiCobrancaPixTransacaoSituacao: PIX_PAGO }));
  const told: string[] = [];
  renderPage(
    <PagamentoDialog
      pedido={{ ...PEDIDO, ...(isDaLista && { isDaLista }) }}
      onClose={() => told.push('closed')}
      onPago={() => told.push('paid')}
      onMudou={() => told.push('changed')}
    />,
    await openPageDevice(),
  );
  const box = within(await screen.findByRole('alertdialog'));
  await user.click(box.getByRole('button', { name: 'OK' }));
  await soon(() => expect(told).toHaveLength(2));
  return told;
}

const OUTRAS = 'Forma atual. Ver outras formas de pagar.';

test('an order that was paid from its own page, or from another screen, is shown afterwards', async () => {
  expect(await payOver('/confirmacao', false)).toEqual(['paid', 'closed']);
  await soon(() => expect(location.pathname).toBe('/pedidos/detalhes/901'));
});

test('an order that was paid from a list leaves the user on the list with its filter', async () => {
  expect(await payOver('/contaspendentes?forma=10', true)).toEqual(['paid', 'closed']);
  expect(location.pathname + location.search).toBe('/contaspendentes?forma=10');
});

test('a paid Pix is told once, also when its code is read again under the message', async () => {
  server.reply(consultarPagamentoPedido, pagamentoPedidoSample);
  server.reply(consultarCobrancaPix, pixSample({ idIntegracaoApiCobrancaPixTransacaoSituacao: PIX_PAGO }));
  renderPage(
    <PagamentoDialog
      pedido={PEDIDO}
      onClose={() => undefined}
      onPago={() => undefined}
      onMudou={() => undefined}
    />,
    await openPageDevice(),
  );
  await findBox('Sucesso');
  // The device wakes up: the code is read again, and its answers come in any order.
  for (const situacao of [1, PIX_PAGO]) {
    server.reply(consultarCobrancaPix, pixSample({ idIntegracaoApiCobrancaPixTransacaoSituacao: situacao }));
    const asked = server.askedOf(consultarCobrancaPix).length;
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await soon(() => expect(server.askedOf(consultarCobrancaPix).length).toBeGreaterThan(asked));
    if (situacao === PIX_PAGO) break;
    await screen.findByText('Estamos aguardando a confirmação do pagamento.');
  }
  await soon(() => expect(screen.queryByText('Estamos aguardando a confirmação do pagamento.')).toBeNull());
  expect(messages.open.map(({ kind }) => kind)).toEqual(['success']);
  act(() => settleMessage(messages.open[0]?.id ?? 0, true));
});

const CARTAO = {
  id: '5_8',
  descricao: 'Cartão de crédito',
  prazo: { idPrazo: 5, descPrazo: 'Antecipado' },
  formaPagamento: {
    idFormaPagamento: FORMA_CARTAO,
    descFormaPagamento: 'Cartão de crédito',
    pagamentoAntecipado: true,
  },
};

test('an order is paid in another way: the change is asked, sent once, and the dialog shows the new way', async () => {
  server.reply(consultarPagamentoPedido, pagamentoPedidoSample);
  server.reply(consultarCobrancaPix, pixSample());
  server.reply(consultarFormasDoPedido, [CARTAO]);
  server.reply(alterarFormaDoPedido, CARTAO);
  const told: string[] = [];
  renderPage(
    <PagamentoDialog
      pedido={PEDIDO}
      onClose={() => told.push('closed')}
      onPago={() => told.push('paid')}
      onMudou={() => told.push('changed')}
    />,
    await openPageDevice(),
  );
  await user.click(await screen.findByText(OUTRAS));
  await user.click(screen.getByRole('button', { name: /^Cartão/ }));
  const box = within(await findBox('Alterar forma de pagamento'));
  expect(box.getByText(/O código Pix de agora deixa de valer\.$/)).toBeTruthy();
  await user.click(box.getByRole('button', { name: 'Sim, alterar' }));
  await screen.findByRole('dialog', { name: 'Pagamento com cartão de crédito' });
  expect(told).toEqual(['changed']);
  expect(server.askedOf(alterarFormaDoPedido).map(({ body }) => body)).toEqual([
    { idPrePedido: 901, idPrazo: 5, idFormaPagamento: FORMA_CARTAO },
  ]);
});

test('a paid order offers no other way to pay behind the message', async () => {
  server.reply(consultarPagamentoPedido, pagamentoPedidoSample);
  server.reply(consultarCobrancaPix, pixSample({ idIntegracaoApiCobrancaPixTransacaoSituacao: PIX_PAGO }));
  server.reply(consultarFormasDoPedido, [CARTAO]);
  const none = () => undefined;
  renderPage(
    <PagamentoDialog pedido={PEDIDO} onClose={none} onPago={none} onMudou={none} />,
    await openPageDevice(),
  );
  await findBox('Sucesso');
  await screen.findByText('Valor dos produtos');
  await soon(() => expect(server.askedOf(consultarFormasDoPedido)).toHaveLength(1));
  await soon(() => expect(screen.queryByText(OUTRAS)).toBeNull());
  act(() => settleMessage(messages.open[0]?.id ?? 0, true));
});

test.each([
  [
    'Dados do depósito',
    FORMA_DEPOSITO_ANTECIPADO,
    'Se o depósito já foi feito, não altere: espere a confirmação.',
  ],
  ['Pagamento com Pix', FORMA_PIX, 'O código Pix de agora deixa de valer.'],
  [
    'Pagamento com boleto',
    FORMA_BOLETO_ANTECIPADO,
    'Se o boleto já foi pago, não altere: espere a confirmação.',
  ],
])(
  '%s names the order and its amount, offers another way to pay, and warns of the present one',
  async (title, forma, warning) => {
    server.reply(consultarPagamentoPedido, pagamentoPedidoSample);
    server.reply(consultarFormasDoPedido, [CARTAO]);
    renderPage(
      <PagamentoDialog
        pedido={{ ...PEDIDO, idFormaPagamento: forma }}
        onClose={() => {}}
        onPago={() => {}}
        onMudou={() => {}}
      />,
      await openPageDevice(),
    );
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    const outra = await dialog.findByText(OUTRAS);
    const details = dialog.getByRole('heading', { name: 'Dados do cliente' });
    expect(outra.compareDocumentPosition(details)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(dialog.getByText(/^Pedido nº \d+ · R\$/)).toBeTruthy();
    await user.click(outra);
    await user.click(dialog.getByRole('button', { name: /^Cartão/ }));
    expect((await findBox('Alterar forma de pagamento')).textContent).toContain(warning);
  },
);

test('an order without another way to pay offers none', async () => {
  server.reply(consultarPagamentoPedido, pagamentoPedidoSample);
  server.reply(consultarCobrancaPix, pixSample());
  server.reply(consultarFormasDoPedido, []);
  renderPage(
    <PagamentoDialog pedido={PEDIDO} onClose={() => {}} onPago={() => {}} onMudou={() => {}} />,
    await openPageDevice(),
  );
  await screen.findByRole('img', { name: 'QR Code do Pix' });
  await soon(() => expect(server.askedOf(consultarFormasDoPedido)).toHaveLength(1));
  expect(screen.queryByText(OUTRAS)).toBeNull();
});

test('who comes to pay in another way sees the ways at once, and is told of a payment that was made meanwhile', async () => {
  server.reply(consultarPagamentoPedido, pagamentoPedidoSample);
  server.reply(consultarCobrancaPix, pixSample());
  server.reply(consultarFormasDoPedido, [CARTAO]);
  server.refuse(alterarFormaDoPedido, {
    status: 422,
    Message: 'Atenção!',
    Description: 'Este pedido já foi pago. Nada mais é cobrado por ele.',
    Codigo: 'pagamento-nao-permitido',
  });
  const told: string[] = [];
  renderPage(
    <PagamentoDialog
      pedido={{ ...PEDIDO, querOutra: true }}
      onClose={() => {}}
      onPago={() => {}}
      onMudou={() => told.push('changed')}
    />,
    await openPageDevice(),
  );
  await user.click(await screen.findByRole('button', { name: /^Cartão/ }));
  const question = within(await findBox('Alterar forma de pagamento'));
  await user.click(question.getByRole('button', { name: 'Sim, alterar' }));
  const box = await findBox('Atenção!');
  expect(box.textContent).toContain('Este pedido já foi pago. Nada mais é cobrado por ele.');
  await user.click(within(box).getByRole('button', { name: 'OK' }));
  await soon(() => expect(told).toEqual(['changed']));
});

test('who comes to pay in another way is told where there is none', async () => {
  server.reply(consultarPagamentoPedido, pagamentoPedidoSample);
  server.reply(consultarCobrancaPix, pixSample());
  server.reply(consultarFormasDoPedido, []);
  renderPage(
    <PagamentoDialog
      pedido={{ ...PEDIDO, querOutra: true }}
      onClose={() => {}}
      onPago={() => {}}
      onMudou={() => {}}
    />,
    await openPageDevice(),
  );
  expect(await screen.findByText(/^Não há outra forma de pagar este pedido aqui\./)).toBeTruthy();
});
