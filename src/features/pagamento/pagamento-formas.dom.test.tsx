import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { alterarGrupo } from '#contract/cart/carrinho-extras.ts';
import { consultarGruposPrePedido } from '#contract/cart/carrinho-pendente.ts';
import { GRUPO_ABERTO, GRUPO_PAGO_COM_SALDO } from '#contract/orders/situacao.ts';
import {
  consultarBandeiras,
  consultarParcelasCartao,
  FORMA_DEPOSITO_ANTECIPADO,
  finalizarPagamento,
} from '#contract/payment/pagamento.ts';
import { consultarBoletoAntecipado, consultarContaDeposito } from '#contract/payment/pagamento-antecipado.ts';
import { consultarCobrancaPix, consultarIntegracaoPix } from '#contract/payment/pagamento-pix.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import {
  carrinhoSample,
  grupoCartaoSample,
  pixSample,
  prePedidoCartaoSample,
  prePedidoSample,
} from '#tests/support/dom/pagamento.ts';
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

describe('the card of a group', () => {
  const openCard = async () => {
    awaitPayment(server, carrinhoSample({ grupos: [grupoCartaoSample] }), [prePedidoCartaoSample]);
    await openPagamento();
    return within(await screen.findByRole('form', { name: 'Cartão de crédito' }));
  };

  test('asks for six fields of limited lengths, with no instalment chosen and the brands named', async () => {
    const form = await openCard();
    const lengths = ['Número do cartão', 'Nome do titular', 'Mês', 'Ano', 'Código de segurança'].map(
      (label) => form.getByLabelText<HTMLInputElement>(label).maxLength,
    );
    expect(lengths).toEqual([20, 70, 2, 2, 5]);
    const parcelas = form.getByLabelText<HTMLSelectElement>('Parcelas');
    expect(parcelas.selectedOptions[0]?.text).toBe('SELECIONAR');
    expect([...parcelas.options].map(({ text }) => text)).toEqual(['SELECIONAR', '1x de R$ 100,00']);
    expect(form.getByRole('list', { name: 'Bandeiras aceitas' }).textContent).toBe('Visa');
  });

  test('shows a brand’s picture where there is one', async () => {
    awaitPayment(server, carrinhoSample({ grupos: [grupoCartaoSample] }), [prePedidoCartaoSample]);
    server.reply(consultarBandeiras, [
      { idCartaoCreditoBandeira: 1, imagem: '/visa.svg', descricaoCartaoCreditoBandeira: 'Visa' },
    ]);
    await openPagamento();
    expect((await screen.findByRole<HTMLImageElement>('img', { name: 'Visa' })).src).toContain('/visa.svg');
  });

  test('says that its data could not be consulted where the server gives no detail', async () => {
    awaitPayment(server, carrinhoSample({ grupos: [grupoCartaoSample] }), [prePedidoCartaoSample]);
    server.refuse(consultarParcelasCartao, {
      status: 422,
      Message: '',
      Description: '',
      Codigo: 'nao-encontrado',
    });
    await openPagamento();
    expect(
      await (await grupo()).findByText('Houve um erro ao consultar os dados do pagamento.'),
    ).toBeTruthy();
  });
});

describe('the Pix of a group', () => {
  test('has four steps, its times, its provider and a button that copies the code for two seconds', async () => {
    vi.useFakeTimers({
      toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
    });
    server.reply(consultarIntegracaoPix, { imagem: '/provedor.svg' });
    await openPagamento();
    const place = await grupo();
    expect(await place.findByText('Estamos aguardando a confirmação do pagamento.')).toBeTruthy();
    expect(place.getAllByRole('listitem')).toHaveLength(4);
    expect(place.getByText('Gerado às 10:00, vale até 10:30')).toBeTruthy();
    expect(await place.findByRole('img', { name: 'Provedor do Pix' })).toBeTruthy();
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void copied.push(text) },
      configurable: true,
    });
    await user.click(place.getByRole('button', { name: 'Copiar código Pix' }));
    const said = await screen.findByText('Código Pix copiado com sucesso!', { selector: '[popover]' });
    await vi.waitFor(() => expect(said.style.display).not.toBe(''));
    expect(copied).toEqual(['00020126-pix']);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(said.style.display).not.toBe('');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(said.style.display).toBe('');
  });

  test('begins with its amount, its end and the code to copy, which come before the QR code', async () => {
    await openPagamento();
    const place = await grupo();
    const qr = await place.findByRole('img', { name: 'QR Code do Pix' });
    const copiar = place.getByRole('button', { name: 'Copiar código Pix' });
    for (const [first, second] of [
      [place.getByText('Expira em'), copiar],
      [copiar, qr],
    ] as const) {
      expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  test('that is unavailable names the seller as the contact', async () => {
    server.reply(consultarCobrancaPix, pixSample({ idIntegracaoApiSituacao: 1 }));
    await openPagamento();
    expect(
      await (await grupo()).findByText(
        'Por favor, entre em contato com o seu representante de vendas para realizar o pagamento da sua conta. Detalhes: Pagamentos via Pix estão indisponíveis.',
      ),
    ).toBeTruthy();
  });

  test('whose code does not come in twenty looks says so, and is looked at no more', async () => {
    server.reply(consultarCobrancaPix, pixSample({ textoImagemQRCode: '' }));
    await openPagamento();
    const place = await grupo();
    await place.findByText('Gerando o QR Code');
    for (let looks = 2; looks <= 20; looks += 1) {
      pass(5000);
      await soon(() => expect(server.askedOf(consultarCobrancaPix)).toHaveLength(looks));
    }
    expect(
      await place.findByText(
        'Erro ao gerar QR Code para pagamento. Por favor, entre em contato com o seu representante de vendas para realizar o pagamento do pedido.',
      ),
    ).toBeTruthy();
    pass(60_000);
    expect(server.askedOf(consultarCobrancaPix)).toHaveLength(20);
  });
});

test('an advance deposit shows its owner, document, value and account with check digits', async () => {
  awaitPayment(server, carrinhoSample(), [
    { ...prePedidoSample, idFormaPagamento: FORMA_DEPOSITO_ANTECIPADO },
  ]);
  server.reply(consultarBoletoAntecipado, {
    dataVencimento: '2026-11-30',
    numeroDocumento: '900-1',
    valorDocumento: 100_00,
    linhaDigitavel: null,
  });
  server.reply(consultarContaDeposito, {
    pessoa: { cpfCnpj: '99000101000120', nome: 'Distribuidora Sul' },
    banco: { descBanco: 'Banco do Brasil' },
    numeroAgencia: '1234',
    digVerifAgencia: '5',
    numContaCorrente: '67890',
    digVerifContaCorrente: 'X',
  });
  await openPagamento();
  const place = await grupo();
  await place.findByText('Distribuidora Sul');
  const facts = place
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['CPF/CNPJ', '99.000.101/0001-20'],
    ['Titular', 'Distribuidora Sul'],
    ['Vencimento', '30/11/2026'],
    ['Número do documento', '900-1'],
    ['Valor', 'R$\u00a0100,00'],
    ['Banco', 'Banco do Brasil'],
    ['Agência', '1234-5'],
    ['Conta corrente', '67890-X'],
  ]);
});

describe('a group that has nothing to pay now', () => {
  test.each([
    ['without early payment', { idSituacao: GRUPO_ABERTO, pagamentoAntecipado: false }, 'Pedido Processado'],
    ['paid with balance', { idSituacao: GRUPO_PAGO_COM_SALDO }, 'Pago com saldo'],
  ])('%s says so', async (_, part, title) => {
    awaitPayment(server, carrinhoSample(), [{ ...prePedidoSample, ...part }]);
    await openPagamento();
    expect(await (await grupo()).findByText(title)).toBeTruthy();
    expect(screen.getByText('Grátis')).toBeTruthy();
  });

  test('paid with balance can neither be left out nor be paid in another way', async () => {
    awaitPayment(server, carrinhoSample(), [{ ...prePedidoSample, idPrePedidoSituacao: 5 }]);
    await openPagamento();
    const place = await grupo();
    expect(await place.findByText('Esse grupo já foi pago e não pode ser excluído.')).toBeTruthy();
    expect(place.queryByRole('button', { name: 'Excluir grupo' })).toBeNull();
    expect(place.queryByLabelText(/^Meio de pagamento de /)).toBeNull();
  });
});

describe('a change of method that fails', () => {
  test('without a detail has a sentence of its own, and is followed by a new look at the cart', async () => {
    server.refuse(alterarGrupo, { status: 422, Message: '', Description: '' });
    await openPagamento();
    const place = await grupo();
    await user.selectOptions(await place.findByLabelText(/^Meio de pagamento de /), '1_1');
    const box = await findBox('Erro ao alterar o meio de pagamento');
    expect(box.textContent).toContain('Erro inesperado ao alterar o meio de pagamento.');
    const before = server.askedOf(consultarGruposPrePedido).length;
    await user.click(within(box).getByRole('button', { name: 'OK' }));
    await soon(() => expect(server.askedOf(consultarGruposPrePedido).length).toBeGreaterThan(before));
  });
});

test('while the payment is being ended a message says so, and a failure takes its place', async () => {
  await openPagamento();
  await grupo();
  server.refuse(finalizarPagamento, {
    status: 422,
    Message: 'Atenção!',
    Description: 'Falta pagar um grupo.',
    Codigo: 'pagamento-pendente',
  });
  const release = server.hold(finalizarPagamento);
  await user.click(screen.getByRole('button', { name: 'Finalizar' }));
  await user.click(
    within(await findBox('Pix ainda não pago')).getByRole('button', { name: 'Deixar o Pix para depois' }),
  );
  expect(await screen.findByText('Estamos finalizando o seu pedido...')).toBeTruthy();
  release();
  expect((await findBox('Atenção!')).textContent).toContain('Falta pagar um grupo.');
  expect(screen.queryByText('Estamos finalizando o seu pedido...')).toBeNull();
});
