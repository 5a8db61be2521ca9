import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consultarCarrinho } from '#contract/cart/carrinho-calls.ts';
import { consultarGruposPrePedido, continuarComprando } from '#contract/cart/carrinho-pendente.ts';
import { GRUPO_PAGO } from '#contract/orders/situacao.ts';
import { FORMA_PIX, finalizarPagamento } from '#contract/payment/pagamento.ts';
import { consultarCobrancaPix, PIX_PAGO } from '#contract/payment/pagamento-pix.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { carrinhoSample, pixSample, prePedidoSample } from '#tests/support/dom/pagamento.ts';
import { awaitPayment, openPagamento } from '#tests/support/dom/pagamento-page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';

const server = fakeServer();
const user = person();
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const grupo = async () =>
  within(await screen.findByRole('region', { name: /Produtos em geral|Refrigerados/ }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  awaitPayment(server);
});
afterEach(() => {
  vi.useRealTimers();
});

const FEITO = { pedidos: [], carrinho: carrinhoSample({ idCarrinhoSituacao: 6, revisao: 8 }) };

test('an unpaid Pix may be left for later: the amount is named, and the device remembers to tell its outcome', async () => {
  const { vault } = await openPagamento();
  await grupo();
  server.reply(finalizarPagamento, FEITO);
  await user.click(screen.getByRole('button', { name: 'Finalizar' }));
  const box = within(await findBox('Pix ainda não pago'));
  expect(box.getByText(/^O Pix de R\$\s100,00 ainda não foi pago\./)).toBeTruthy();
  await user.click(box.getByRole('button', { name: 'Deixar o Pix para depois' }));
  await soon(() => expect(location.pathname).toBe('/confirmacao'));
  expect(server.askedOf(finalizarPagamento)[0]?.body).toMatchObject({ PixDepois: true });
  const { finalizados } = (await vault.device.get(1)) ?? {};
  expect(finalizados?.[0]).toMatchObject({ isCerto: true, pixDeixados: [900] });
});

test('an unpaid Pix that the user goes back to is not left', async () => {
  await openPagamento();
  await grupo();
  await user.click(screen.getByRole('button', { name: 'Finalizar' }));
  await user.click(within(await findBox('Pix ainda não pago')).getByRole('button', { name: 'Voltar' }));
  await soon(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.askedOf(finalizarPagamento)).toHaveLength(0);
});

test('the question about an unpaid Pix closes by itself once the Pix is paid, and the cart ends after that is read', async () => {
  await openPagamento();
  await grupo();
  await user.click(screen.getByRole('button', { name: 'Finalizar' }));
  await findBox('Pix ainda não pago');
  server.reply(consultarCobrancaPix, pixSample({ idIntegracaoApiCobrancaPixTransacaoSituacao: PIX_PAGO }));
  server.reply(consultarGruposPrePedido, [{ ...prePedidoSample, idSituacao: GRUPO_PAGO }]);
  pass(5000);
  const box = await findBox('Sucesso');
  expect(screen.getAllByRole('alertdialog')).toEqual([box]);
  expect(server.askedOf(finalizarPagamento)).toHaveLength(0);
  server.reply(finalizarPagamento, FEITO);
  await user.click(within(box).getByRole('button', { name: 'OK' }));
  await soon(() => expect(location.pathname).toBe('/confirmacao'));
});

/** Its code may have been made before its policies were asked about, as on another device. */
const NAO_ACEITA = carrinhoSample({ politicaAceite: false });

test('a Pix that is paid while the policies are asked about is not asked about, and the cart ends after that is read', async () => {
  server.reply(consultarCarrinho, NAO_ACEITA);
  await openPagamento();
  await grupo();
  await user.click(screen.getByRole('button', { name: 'Finalizar' }));
  const policies = await screen.findByRole('alertdialog');
  server.reply(consultarGruposPrePedido, [{ ...prePedidoSample, idSituacao: GRUPO_PAGO }]);
  pass(15_000);
  await soon(() => expect(server.askedOf(consultarGruposPrePedido).length).toBeGreaterThan(1));
  const paid = await findBox('Sucesso');
  await soon(() => expect(paid.hasAttribute('popover')).toBe(false));
  await user.click(within(policies).getByRole('button', { name: 'Sim, aceito' }));
  await soon(() => expect(screen.queryByRole('button', { name: 'Sim, aceito' })).toBeNull());
  expect(server.askedOf(finalizarPagamento)).toHaveLength(0);
  server.reply(finalizarPagamento, FEITO);
  await user.click(within(await findBox('Sucesso')).getByRole('button', { name: 'OK' }));
  await soon(() => expect(location.pathname).toBe('/confirmacao'));
});

test('a Pix that an order awaits only since the policies are asked about is in the question', async () => {
  server.reply(consultarCarrinho, NAO_ACEITA);
  const boleto = { ...prePedidoSample, idPrePedido: 901, idCarrinhoGrupo: 12, idFormaPagamento: 6 };
  server.reply(consultarGruposPrePedido, [prePedidoSample, boleto]);
  await openPagamento();
  await user.click(await screen.findByRole('button', { name: 'Finalizar' }));
  const policies = await screen.findByRole('alertdialog');
  server.reply(consultarGruposPrePedido, [prePedidoSample, { ...boleto, idFormaPagamento: FORMA_PIX }]);
  pass(15_000);
  await soon(() =>
    expect(screen.getAllByRole('button', { name: 'Aceitar e gerar o Pix', hidden: true })).toHaveLength(2),
  );
  await user.click(within(policies).getByRole('button', { name: 'Sim, aceito' }));
  const box = within(await findBox('Pix ainda não pago'));
  expect(box.getByText(/^O Pix de R\$\s200,00 ainda não foi pago\./)).toBeTruthy();
});

test('shopping that cannot go on says why in the server’s words, and stays on the page', async () => {
  server.refuse(continuarComprando, {
    status: 422,
    Message: 'Atenção!',
    Description: 'O carrinho está sendo pago em outro aparelho.',
    Codigo: 'pagamento-em-processamento',
  });
  await openPagamento();
  await grupo();
  await user.click(screen.getByRole('button', { name: 'Continuar comprando' }));
  expect((await findBox('Atenção!')).textContent).toContain('O carrinho está sendo pago em outro aparelho.');
  expect(location.pathname).toBe('/pagamento');
});

test('Back out of the payment leads home', async () => {
  history.replaceState(null, '', '/carrinho');
  await openPagamento();
  await grupo();
  history.replaceState(null, '', '/carrinho');
  history.pushState(null, '', '/pagamento');
  history.back();
  await soon(() => expect(location.pathname).toBe('/'));
});
