import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { consultarPedidos } from '#contract/orders/pedido-lista.ts';
import { pedidoSample } from '#domain/orders/pedido-sample.ts';
import { closePagamento, pagamentoAberto } from '#parts/dialogs/pagamento-aberto.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { grid, HOJE, openList, pedidos, rows } from '#tests/support/dom/pedidos-page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { findBox } from '#tests/support/dom/shown.ts';

const server = fakeServer();
const user = person();

beforeEach(() => {
  server.reply(consultarPedidos, { totalRegistros: 0, colecao: [] });
});

test.each(['Repetir Pedido', 'Pagamento', 'Detalhes'])(
  'the act %s of the list of orders says that it needs a marked one',
  async (name) => {
    await openList(pedidos);
    await rows();
    await user.click(screen.getByRole('button', { name }));
    expect((await findBox('Atenção')).textContent).toContain('Nenhum registro foi selecionado.');
    expect(location.pathname).toBe('/pedidos');
  },
);

test('the list of orders says why the marked one cannot be paid', async () => {
  const formaPagamento = { idFormaPagamento: 8, descFormaPagamento: 'Cartão', pagamentoAntecipado: true };
  await openList([pedidoSample({ dataHora: HOJE, formaPagamento })]);
  await user.click((await rows())[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Pagamento' }));
  expect((await findBox('Atenção')).textContent).toContain(
    'A situação do pedido não permite o pagamento por cartão de crédito.',
  );
});

test('an order that awaits its payment is paid from its row, and only that', async () => {
  const formaPagamento = { idFormaPagamento: 10, descFormaPagamento: 'Pix', pagamentoAntecipado: true };
  const portalPedidoSituacao = { idPedidoSituacao: 11, descPedidoSituacao: 'Aguardando pagamento' };
  const espera = pedidoSample({
    idPrePedido: 100_009,
    dataHora: HOJE,
    total: 70_00,
    formaPagamento,
    portalPedidoSituacao,
  });
  await openList([...pedidos, espera]);
  const [pagar, ...others] = (await grid()).getAllByRole('button', { name: /^Pagar/ });
  expect(others).toEqual([]);
  await user.click(pagar as HTMLElement);
  expect(pagamentoAberto.atual?.idPrePedido).toBe(100_009);
  closePagamento();
});

test.each([
  [6, 'Ver boleto'],
  [7, 'Ver depósito'],
  [10, 'Pagar'],
])(
  'the list of orders has the act of payment method %i in the row, and another way to pay in the toolbar',
  async (id, texto) => {
    await openList([
      pedidoSample({
        dataHora: HOJE,
        formaPagamento: { idFormaPagamento: id, descFormaPagamento: 'X', pagamentoAntecipado: true },
        portalPedidoSituacao: { idPedidoSituacao: 11, descPedidoSituacao: 'Aguardando pagamento' },
      }),
    ]);
    await user.click((await grid()).getByRole('button', { name: new RegExp(`^${texto} R`) }));
    expect(pagamentoAberto.atual).toMatchObject({ idFormaPagamento: id, querOutra: false });
    closePagamento();
    await user.click((await rows())[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Pagamento' }));
    expect(pagamentoAberto.atual).toMatchObject({ idFormaPagamento: id, querOutra: false });
    closePagamento();
    await user.click(screen.getByRole('button', { name: 'Pagar de outra forma' }));
    expect(pagamentoAberto.atual).toMatchObject({ idFormaPagamento: id, querOutra: true });
    closePagamento();
  },
);

test('the payment of an order that is not paid here is named', async () => {
  const formaPagamento = { idFormaPagamento: 1, descFormaPagamento: 'Boleto', pagamentoAntecipado: false };
  await openList([pedidoSample({ dataHora: HOJE, formaPagamento })]);
  await user.click((await rows())[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Pagar de outra forma' }));
  expect((await findBox('Atenção')).textContent).toContain(
    'A forma de pagamento do pedido é diferente da permitida para pagamento. Ele é pago com: Boleto.',
  );
});
