import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  consultarPagamentoPedido,
  enviarPagamentoCartao,
  FORMA_BOLETO_ANTECIPADO,
  FORMA_CARTAO,
  FORMA_DEPOSITO_ANTECIPADO,
  FORMA_PIX,
} from '#contract/payment/pagamento.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { pagamentoPedidoSample } from '#tests/support/dom/pagamento.ts';
import { awaitPayment, fillCartao } from '#tests/support/dom/pagamento-page.tsx';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';
import { PagamentoDialog } from './pagamento-dialog.tsx';

const server = fakeServer();
const user = person();

beforeEach(() => {
  awaitPayment(server);
  server.reply(consultarPagamentoPedido, pagamentoPedidoSample);
});

/** Opens the payment of an order by a method; returns what the dialog told. */
async function openBy(idFormaPagamento: number) {
  const told: string[] = [];
  const pedido = { idPrePedido: 901, idFormaPagamento, idPessoaFilial: 1, idPessoaCliente: CLIENTE };
  renderPage(
    <PagamentoDialog
      pedido={pedido}
      onClose={() => told.push('closed')}
      onPago={() => told.push('paid')}
      onMudou={() => told.push('changed')}
    />,
    await openPageDevice(),
  );
  return { told };
}

/** Types a card that can be charged, and pays. */
async function payByCard() {
  await fillCartao(await screen.findByRole('form', { name: 'Cartão de crédito' }));
  await user.click(screen.getByRole('button', { name: 'Pagar' }));
}

test.each([
  ['Pagamento com boleto', FORMA_BOLETO_ANTECIPADO, false],
  ['Pagamento com cartão de crédito', FORMA_CARTAO, true],
  ['Dados do depósito', FORMA_DEPOSITO_ANTECIPADO, false],
  ['Pagamento com Pix', FORMA_PIX, false],
])('the payment is titled %s, and only a card has a button to pay', async (title, forma, isCard) => {
  await openBy(forma);
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await dialog.findByRole('heading', { name: 'Dados do cliente' });
  expect(dialog.queryByRole('button', { name: 'Pagar' }) !== null).toBe(isCard);
  expect(dialog.getAllByRole('button', { name: 'Fechar' }).length).toBeGreaterThan(0);
});

test('the order’s ST is told without the fund’s share, and that share apart', async () => {
  server.reply(consultarPagamentoPedido, { ...pagamentoPedidoSample, stValor: 13_60, valorStFCP: 3_51 });
  await openBy(FORMA_CARTAO);
  const factOf = async (nome: string) => (await screen.findByText(nome)).nextElementSibling?.textContent;
  expect(await factOf('Valor do ST')).toMatch(/13,60$/);
  expect(await factOf('Valor do ST FCP')).toMatch(/3,51$/);
});

test('a charge that the server answers with a number is told as paid, and the dialog closes', async () => {
  const { told } = await openBy(FORMA_CARTAO);
  server.reply(enviarPagamentoCartao, 1);
  await payByCard();
  const box = await findBox('Sucesso');
  expect(box.textContent).toContain('Pagamento realizado com sucesso.');
  expect(told).toEqual([]);
  await user.click(within(box).getByRole('button', { name: 'OK' }));
  await soon(() => expect(told).toEqual(['paid', 'closed']));
});

test('a charge without an answer says that the operator could not be reached, and keeps the dialog', async () => {
  const { told } = await openBy(FORMA_CARTAO);
  server.silence(enviarPagamentoCartao);
  await payByCard();
  expect((await screen.findByRole('alertdialog')).textContent).toContain(
    'Não foi possível estabelecer a conexão com a operadora de cartão de crédito.',
  );
  expect(told).toEqual([]);
});
