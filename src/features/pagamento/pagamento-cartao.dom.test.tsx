import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { consultarGruposPrePedido } from '#contract/cart/carrinho-pendente.ts';
import { consultarParcelasCartao, finalizarPagamento } from '#contract/payment/pagamento.ts';
import { must } from '#lib/must.ts';
import { hotsiteState } from '#parts/dialogs/hotsite-state.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import {
  carrinhoSample,
  grupoCartaoSample,
  grupoSample,
  prePedidoCartaoSample,
} from '#tests/support/dom/pagamento.ts';
import { awaitPayment, CARTAO, fillCartao, openPagamento } from '#tests/support/dom/pagamento-page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';

const server = fakeServer();
const user = person();

const GERAL = {
  grupo: { ...grupoCartaoSample, ...grupoSample, formaPagamento: grupoCartaoSample.formaPagamento },
  prePedido: { ...prePedidoCartaoSample, idCarrinhoGrupo: 11, idPrePedido: 900 },
};
const REFRIGERADOS = { grupo: grupoCartaoSample, prePedido: prePedidoCartaoSample };
const carrinho = carrinhoSample({ politicaAceite: false, grupos: [GERAL.grupo, REFRIGERADOS.grupo] });
const forms = () => screen.findAllByRole('form', { name: 'Cartão de crédito' });
const field = (form: HTMLElement, label: string) => within(form).getByLabelText<HTMLInputElement>(label);

/** The page of two groups by card, or of the second alone. */
async function openCartoes(grupos = [GERAL, REFRIGERADOS]): Promise<HTMLElement[]> {
  awaitPayment(
    server,
    carrinho,
    grupos.map(({ prePedido }) => prePedido),
  );
  await openPagamento();
  await soon(async () => expect(await forms()).toHaveLength(grupos.length));
  return forms();
}

/** Ends the checkout; the policies are accepted in its question. */
async function finalizar(): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Finalizar' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain(
    'Para confirmar o pagamento é necessário aceitar as políticas da empresa. Realmente deseja continuar?',
  );
  await user.click(within(question).getByRole('button', { name: 'Sim, aceito' }));
}

/** The cards of the last payment that was sent. */
const sentCards = () => {
  const { CartaoCreditoPagamentoCollection: list } = must(server.askedOf(finalizarPagamento).at(-1), 'sent')
    .body as { CartaoCreditoPagamentoCollection: string };
  return JSON.parse(atob(list)) as { IDPrePedido: number; NumeroCartaoCredito: string }[];
};

describe('a payment by card', () => {
  beforeEach(() => {
    server.reply(finalizarPagamento, {
      pedidos: [],
      carrinho: carrinhoSample({ idCarrinhoSituacao: 6, revisao: 8 }),
    });
  });

  test('of two groups sends both cards in one call and ends on the confirmation', async () => {
    for (const form of await openCartoes()) await fillCartao(form);
    await finalizar();
    await soon(() => expect(location.pathname + location.search).toBe('/confirmacao?carrinho=500'));
    expect(server.askedOf(finalizarPagamento)).toHaveLength(1);
    expect(sentCards().map((card) => [card.IDPrePedido, card.NumeroCartaoCredito])).toEqual([
      [900, CARTAO],
      [901, CARTAO],
    ]);
  });

  test('shows its number in fours, and takes one of 19 digits', async () => {
    const numero = field(must((await openCartoes([REFRIGERADOS]))[0], 'form'), 'Número do cartão');
    await user.type(numero, '4111111111111111');
    expect(numero.value).toBe('4111 1111 1111 1111');
    await user.type(numero, '234');
    expect(numero.value).toBe('4111111111111111234');
  });

  test('names the sum of its instalments only where they cost interest', async () => {
    const parcela = { diasParaVencimento: 30, valorParcela: 33_33, parcelas: 3 };
    awaitPayment(server, carrinho, [REFRIGERADOS.prePedido]);
    server.reply(consultarParcelasCartao, [
      { ...parcela, idCartaoCreditoIntegracaoParcela: 1, descricaoParcela: 'sem juros', taxa: 0 },
      { ...parcela, idCartaoCreditoIntegracaoParcela: 2, descricaoParcela: 'com juros', taxa: 199 },
    ]);
    await openPagamento();
    const options = within(await screen.findByLabelText('Parcelas')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'SELECIONAR',
      'sem juros',
      expect.stringMatching(/^com juros · total R\$\s99,99$/),
    ]);
  });

  test('is not sent before the policies are accepted', async () => {
    const [form] = await openCartoes([REFRIGERADOS]);
    await fillCartao(must(form, 'form'));
    await user.click(screen.getByRole('button', { name: 'Finalizar' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Não' }));
    expect(server.askedOf(finalizarPagamento)).toEqual([]);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /políticas/ }).checked).toBe(false);
  });

  test('opens the policies when their box is ticked', async () => {
    awaitPayment(server, carrinho, [REFRIGERADOS.prePedido]);
    await openPagamento(null, 4);
    await user.click(await screen.findByRole('checkbox', { name: 'Li e aceito as políticas da empresa' }));
    expect(hotsiteState.aberto).not.toBeNull();
    hotsiteState.aberto = null;
  });

  test('with wrong fields is not sent: each field shows its error and the first gets the focus', async () => {
    const form = must((await openCartoes([REFRIGERADOS]))[0], 'form');
    await finalizar();
    const box = await screen.findByText(
      'Houve um erro ao validar os dados do cartão de crédito. Reveja-os para continuar.',
    );
    expect(box).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    for (const said of [
      'Nome inválido',
      'Número do cartão inválido',
      'Mês inválido',
      'Ano inválido',
      'Código de segurança inválido',
      'Selecione as parcelas',
    ]) {
      expect(within(form).getByText(said)).toBeTruthy();
    }
    await soon(() => expect(document.activeElement).toBe(field(form, 'Número do cartão')));
    expect(server.askedOf(finalizarPagamento)).toEqual([]);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /políticas/ }).checked).toBe(true);
  });

  test('forgets the error of a field as soon as its content changes, and keeps the others', async () => {
    const form = must((await openCartoes([REFRIGERADOS]))[0], 'form');
    await finalizar();
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    const nome = field(form, 'Nome do titular');
    expect(nome.getAttribute('aria-invalid')).toBe('true');
    await user.type(nome, 'Z');
    expect(within(form).queryByText('Nome inválido')).toBeNull();
    await user.selectOptions(within(form).getByLabelText('Parcelas'), '1');
    expect(within(form).queryByText('Selecione as parcelas')).toBeNull();
    expect(within(form).getByText('Mês inválido')).toBeTruthy();
  });

  test('that the bank refused says so, keeps the typed card and shows the refusal in the group', async () => {
    const form = must((await openCartoes([REFRIGERADOS]))[0], 'form');
    await fillCartao(form);
    const Description = 'O cartão foi recusado pelo banco emissor.';
    server.refuse(finalizarPagamento, {
      status: 422,
      Message: 'Atenção!',
      Description,
      Codigo: 'pagamento-recusado',
    });
    server.reply(consultarGruposPrePedido, [{ ...REFRIGERADOS.prePedido, mensagem: Description }]);
    await finalizar();
    expect((await findBox('Atenção!')).textContent).toContain(Description);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(field(form, 'Nome do titular').value).toBe('Zulmira Marcador');
    expect(field(form, 'Número do cartão').value).toBe(CARTAO);
    expect(await screen.findByText('O último pagamento foi recusado')).toBeTruthy();
    expect(screen.getByText(Description)).toBeTruthy();
    expect(location.pathname).toBe('/pagamento');
  });

  test('without a response says that it is not charged twice, and keeps the typed card', async () => {
    const form = must((await openCartoes([REFRIGERADOS]))[0], 'form');
    await fillCartao(form);
    server.silence(finalizarPagamento);
    await finalizar();
    expect(await screen.findByText(/não é cobrado de novo/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(field(form, 'Nome do titular').value).toBe('Zulmira Marcador');
  });

  test('without an outcome says so, needs no card and keeps the cart from being changed', async () => {
    awaitPayment(server, carrinho, [{ ...REFRIGERADOS.prePedido, emProcessamento: true }]);
    await openPagamento();
    await forms();
    expect(screen.getByText('Pagamento em processamento')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continuar comprando' }).disabled).toBe(
      true,
    );
    expect(screen.queryByRole('button', { name: 'Excluir grupo' })).toBeNull();
    await finalizar();
    await soon(() => expect(location.pathname).toBe('/confirmacao'));
    expect(server.askedOf(finalizarPagamento)[0]?.body).toMatchObject({
      CartaoCreditoPagamentoCollection: '',
    });
  });
});
