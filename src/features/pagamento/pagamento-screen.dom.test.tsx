import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consultarCarrinho } from '#contract/cart/carrinho-calls.ts';
import { alterarGrupo } from '#contract/cart/carrinho-extras.ts';
import { consultarGruposPrePedido } from '#contract/cart/carrinho-pendente.ts';
import { GRUPO_PAGO } from '#contract/orders/situacao.ts';
import { finalizarPagamento } from '#contract/payment/pagamento.ts';
import {
  consultarCobrancaPix,
  gerarCobrancaPix,
  PIX_PAGO,
  PIX_PROBLEMA,
} from '#contract/payment/pagamento-pix.ts';
import { onWake } from '#outbox/wake.ts';
import { readPixPago } from '#parts/cart/pix-pago.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import {
  carrinhoSample,
  grupoCartaoSample,
  grupoSample,
  pixSample,
  prePedidoCartaoSample,
  prePedidoSample,
} from '#tests/support/dom/pagamento.ts';
import { awaitPayment, openPagamento } from '#tests/support/dom/pagamento-page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';

const server = fakeServer();
const user = person();

const grupo = () => within(screen.getByRole('region', { name: /Produtos em geral/ }));
const qrCode = { name: 'QR Code do Pix' };
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** The payment, once its group is drawn. */
async function openGroup() {
  const device = await openPagamento();
  await screen.findByRole('region', { name: /Produtos em geral/ });
  return device;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  awaitPayment(server);
});
afterEach(() => void vi.useRealTimers());

test.each([
  ['without a cart', '/', null],
  ['with an open cart', '/carrinho', carrinhoSample({ idCarrinhoSituacao: 2 })],
  ['with a finished cart', '/confirmacao', carrinhoSample({ idCarrinhoSituacao: 6 })],
] as const)('the payment %s leads to %s, as there is nothing to pay', async (_, path, carrinho) => {
  server.reply(consultarCarrinho, carrinho);
  await openPagamento();
  await soon(() => expect(location.pathname).toBe(path));
});

test('a Pix whose code is late is waited for', async () => {
  server.reply(consultarCobrancaPix, pixSample({ textoImagemQRCode: '' }));
  await openGroup();
  expect(await grupo().findByText('Gerando o QR Code')).toBeTruthy();
  expect(grupo().queryByRole('button', { name: 'Copiar código Pix' })).toBeNull();
  pass(5000);
  await soon(() => expect(server.askedOf(consultarCobrancaPix)).toHaveLength(2));
  server.reply(consultarCobrancaPix, pixSample());
  pass(5000);
  expect(await grupo().findByRole('img', qrCode)).toBeTruthy();
  expect(grupo().queryByText('Gerando o QR Code')).toBeNull();
});

test('how long a code holds is told by the clock of the server, which ends it', async () => {
  const inTenMinutes = new Date(Date.now() + 10 * 60_000).toISOString();
  server.reply(consultarCobrancaPix, pixSample({ dataHoraExpiracaoCobranca: inTenMinutes }));
  const { vault } = await openGroup();
  const hour = 60 * 60_000;
  // The device's clock is an hour slow; the code ended 50 minutes ago.
  await vault.checkpoints.put({ name: 'clock', ahead: hour, at: Date.now() + hour });
  expect(await grupo().findByText('00:00')).toBeTruthy();
  await vault.checkpoints.put({ name: 'clock', ahead: 5 * 60_000, at: Date.now() });
  expect(await grupo().findByText(/^0[45]:\d\d$/)).toBeTruthy();
});

test('a Pix that is paid is noticed without anybody pressing anything, and its groups are read again', async () => {
  await openGroup();
  await grupo().findByRole('img', qrCode);
  const before = server.askedOf(consultarGruposPrePedido).length;
  server.reply(consultarCobrancaPix, pixSample({ idIntegracaoApiCobrancaPixTransacaoSituacao: PIX_PAGO }));
  pass(5000);
  expect(await grupo().findByText('O pagamento foi realizado com sucesso!')).toBeTruthy();
  await soon(() => expect(server.askedOf(consultarGruposPrePedido).length).toBeGreaterThan(before));
});

const lastPixPago = () => {
  server.reply(consultarCobrancaPix, pixSample({ idIntegracaoApiCobrancaPixTransacaoSituacao: PIX_PAGO }));
  server.reply(consultarGruposPrePedido, [{ ...prePedidoSample, idSituacao: GRUPO_PAGO }]);
  pass(5000);
};

test('the last Pix of a cart is told and ends the cart, without a question about its accepted policies', async () => {
  await openGroup();
  await grupo().findByRole('img', qrCode);
  expect(screen.queryByRole('checkbox', { name: /políticas/ })).toBeNull();
  expect(screen.getByText('Você aceitou as políticas da empresa.')).toBeTruthy();
  server.reply(finalizarPagamento, { pedidos: [], carrinho: carrinhoSample({ idCarrinhoSituacao: 6 }) });
  lastPixPago();
  await user.click(within(await findBox('Sucesso')).getByRole('button', { name: 'OK' }));
  await soon(() => expect(location.pathname).toBe('/confirmacao'));
});

test('a cart whose policies are not accepted shows a Pix only after one press that accepts them', async () => {
  server.reply(consultarCarrinho, carrinhoSample({ politicaAceite: false }));
  await openGroup();
  const accept = await grupo().findByRole('button', { name: 'Aceitar e gerar o Pix' });
  expect(server.askedOf(consultarCobrancaPix)).toEqual([]);
  server.reply(gerarCobrancaPix, pixSample());
  await user.click(accept);
  expect(await grupo().findByRole('img', qrCode)).toBeTruthy();
  expect(server.askedOf(gerarCobrancaPix).map(({ query }) => `${query}`)).toEqual([
    'idPrePedido=900&politicaAceite=true',
  ]);
  expect(screen.getByText('Você aceitou as políticas da empresa.')).toBeTruthy();
  pass(5000);
  await soon(() => expect(server.askedOf(consultarCobrancaPix).length).toBeGreaterThan(0));
});

test('a cart that the server ended while it was shown leads to its confirmation', async () => {
  await openGroup();
  server.reply(consultarCarrinho, null);
  lastPixPago();
  await soon(() => expect(location.pathname + location.search).toBe('/confirmacao?carrinho=500'));
});

test('a paid Pix is told and opens its order while another waits, with the cart that it belongs to', async () => {
  const grupos = [prePedidoSample, prePedidoCartaoSample];
  awaitPayment(server, carrinhoSample({ grupos: [grupoSample, grupoCartaoSample] }), grupos);
  await openGroup();
  server.reply(consultarCobrancaPix, pixSample({ idIntegracaoApiCobrancaPixTransacaoSituacao: PIX_PAGO }));
  server.reply(consultarGruposPrePedido, [
    { ...prePedidoSample, idSituacao: GRUPO_PAGO },
    prePedidoCartaoSample,
  ]);
  pass(5000);
  const box = await findBox('Sucesso');
  expect(box.textContent).toContain('O pagamento foi realizado com sucesso!');
  expect(location.pathname).toBe('/pagamento');
  await user.click(within(box).getByRole('button', { name: 'OK' }));
  await soon(() => expect(location.pathname).toBe('/pedidos/detalhes/900'));
  expect(readPixPago(history.state)).toEqual({ idCarrinho: 500, idCarrinhoGrupo: 11 });
});

test('a paid Pix leaves the page open while the card of another group is being typed', async () => {
  const grupos = [prePedidoSample, prePedidoCartaoSample];
  awaitPayment(server, carrinhoSample({ grupos: [grupoSample, grupoCartaoSample] }), grupos);
  await openGroup();
  const form = await screen.findByRole('form', { name: 'Cartão de crédito' });
  await user.fill(within(form).getByLabelText('Nome do titular'), 'Zulmira');
  server.reply(consultarGruposPrePedido, [
    { ...prePedidoSample, idSituacao: GRUPO_PAGO },
    prePedidoCartaoSample,
  ]);
  pass(15_000);
  await user.click(within(await findBox('Sucesso')).getByRole('button', { name: 'OK' }));
  await soon(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(location.pathname).toBe('/pagamento');
  expect(within(form).getByLabelText<HTMLInputElement>('Nome do titular').value).toBe('Zulmira');
});

test('a group that is paid when the page opens, or paid by card, leads nowhere', async () => {
  server.reply(consultarGruposPrePedido, [
    { ...prePedidoSample, idSituacao: GRUPO_PAGO },
    prePedidoCartaoSample,
  ]);
  await openGroup();
  server.reply(consultarGruposPrePedido, [
    { ...prePedidoSample, idSituacao: GRUPO_PAGO },
    { ...prePedidoCartaoSample, idSituacao: GRUPO_PAGO },
  ]);
  pass(15_000);
  await soon(() => expect(screen.getAllByText('Pago')).toHaveLength(2));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(location.pathname).toBe('/pagamento');
});

test('a Pix whose order was paid by another code is replaced by the paid group', async () => {
  await openGroup();
  await grupo().findByRole('img', qrCode);
  server.refuse(consultarCobrancaPix, {
    status: 422,
    Message: 'Atenção!',
    Description: 'A situação do pedido não permite este meio de pagamento.',
    Codigo: 'pagamento-nao-permitido',
  });
  server.reply(consultarGruposPrePedido, [{ ...prePedidoSample, idSituacao: GRUPO_PAGO }]);
  pass(5000);
  expect(await grupo().findByText('Pago')).toBeTruthy();
  expect(grupo().getByText('O pagamento foi realizado com sucesso!')).toBeTruthy();
  expect(grupo().queryByRole('img', qrCode)).toBeNull();
  server.reply(finalizarPagamento, { pedidos: [], carrinho: carrinhoSample({ idCarrinhoSituacao: 6 }) });
  await user.click(within(await findBox('Sucesso')).getByRole('button', { name: 'OK' }));
  await soon(() => expect(location.pathname).toBe('/confirmacao'));
});

test('a Pix that the server refuses hides its code and says why', async () => {
  await openGroup();
  await grupo().findByRole('img', qrCode);
  const Description = 'A situação do pedido não permite este meio de pagamento.';
  const refusal = {
    status: 422,
    Message: 'Atenção!',
    Description,
    Codigo: 'pagamento-nao-permitido',
  } as const;
  server.refuse(consultarCobrancaPix, refusal);
  pass(5000);
  expect(await grupo().findByText(Description)).toBeTruthy();
  expect(grupo().queryByRole('img', qrCode)).toBeNull();
});

test('money that was paid over is told as advance balance, and the balance is read again', async () => {
  const pago = { ...prePedidoSample, idSituacao: GRUPO_PAGO };
  server.reply(consultarGruposPrePedido, [pago]);
  const device = await openGroup();
  const wakes: string[] = [];
  const stop = onWake(device.vault.name, (reason) => wakes.push(reason));
  expect(await grupo().findByText('Pago')).toBeTruthy();
  expect(grupo().queryByText(/saldo de adiantamento/)).toBeNull();
  server.reply(consultarGruposPrePedido, [{ ...pago, valorCreditado: 100_00 }]);
  pass(15_000);
  expect(await grupo().findByText(/^R\$\s100,00 viraram saldo de adiantamento$/)).toBeTruthy();
  await soon(() => expect(wakes).toEqual(['refresh']));
  stop();
});

test('a Pix that is over asks for another code, and shows it', async () => {
  server.reply(
    consultarCobrancaPix,
    pixSample({ idIntegracaoApiCobrancaPixTransacaoSituacao: PIX_PROBLEMA }),
  );
  server.reply(gerarCobrancaPix, pixSample());
  await openGroup();
  expect(await grupo().findByText('Este código Pix não vale mais')).toBeTruthy();
  await user.click(grupo().getByRole('button', { name: 'Gerar novo código' }));
  const code = await grupo().findByRole('img', qrCode);
  // The button that was pressed is gone: the keyboard is at the code.
  expect(document.activeElement === document.body).toBe(false);
  expect(document.activeElement?.contains(code)).toBe(true);
});

test('a Pix says that there is no signal and goes on waiting', async () => {
  await openGroup();
  await grupo().findByRole('img', qrCode);
  server.silence(consultarCobrancaPix);
  pass(5000);
  expect(await grupo().findByText(/^Sem sinal\. O código continua valendo/)).toBeTruthy();
  expect(grupo().getByRole('img', qrCode)).toBeTruthy();
});

test('a refused change of method shows the reason and keeps the current one', async () => {
  const Description = 'O crédito está em análise. Tente de novo em um minuto.';
  server.refuse(alterarGrupo, { status: 422, Message: 'Atenção!', Description, Codigo: 'limite-excedido' });
  await openGroup();
  await grupo().findByRole('img', qrCode);
  const metodo = grupo().getByLabelText<HTMLSelectElement>(/^Meio de pagamento de /);
  const before = metodo.value;
  await user.selectOptions(metodo, '1_1');
  const box = await findBox('Erro ao alterar o meio de pagamento');
  expect(box.textContent).toContain(Description);
  await user.click(within(box).getByRole('button', { name: 'OK' }));
  expect(metodo.value).toBe(before);
  expect(grupo().getByRole('img', qrCode)).toBeTruthy();
});

test('without a signal the payment says so, and opens when it is tried again', async () => {
  server.silence(consultarCarrinho);
  server.silence(consultarGruposPrePedido);
  await openPagamento(carrinhoSample());
  expect(await screen.findByText('Pagar precisa de sinal')).toBeTruthy();
  const again = () => screen.getByRole('button', { name: 'Tentar novamente' });
  await soon(() => expect(again().getAttribute('aria-busy')).not.toBe('true'));
  server.reply(consultarCarrinho, carrinhoSample());
  server.reply(consultarGruposPrePedido, [prePedidoSample]);
  await user.click(again());
  expect(await screen.findByRole('region', { name: /Produtos em geral/ })).toBeTruthy();
});
