import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Carrinho } from '#contract/cart/carrinho.ts';
import { consultarCarrinho } from '#contract/cart/carrinho-calls.ts';
import {
  consultarGruposPrePedido,
  continuarComprando,
  excluirGrupo,
} from '#contract/cart/carrinho-pendente.ts';
import { GRUPO_PAGO } from '#contract/orders/situacao.ts';
import { finalizarPagamento } from '#contract/payment/pagamento.ts';
import type { AnyCall } from '#contract/wire/call.ts';
import { MARCA_HEADER } from '#contract/wire/headers.ts';
import { noteMarca, readMarca } from '#outbox/marca.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import {
  carrinhoSample,
  grupoCartaoSample,
  grupoSample,
  prePedidoCartaoSample,
  prePedidoSample,
} from '#tests/support/dom/pagamento.ts';
import { awaitPayment, openPagamento } from '#tests/support/dom/pagamento-page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { findBox, shownToasts, soon } from '#tests/support/dom/shown.ts';

const server = fakeServer();
const user = person();

const pago = { ...prePedidoSample, idSituacao: GRUPO_PAGO };
const dois = carrinhoSample({ grupos: [grupoSample, grupoCartaoSample] });
const grupo = (nome: string) => screen.findByRole('region', { name: new RegExp(nome) });

/** The server's cart from now on, as the response to acts and reads. */
function become(carrinho: Carrinho): { carrinho: Carrinho; sobrescrito: null } {
  server.reply(consultarCarrinho, carrinho);
  return { carrinho, sobrescrito: null };
}

describe('a group that is left out of the payment', () => {
  test('is asked about, goes from the page and is told', async () => {
    awaitPayment(server, dois, [prePedidoSample, prePedidoCartaoSample]);
    await openPagamento();
    const refrigerados = await grupo('Refrigerados');
    await user.click(within(refrigerados).getByRole('button', { name: 'Excluir grupo' }));
    const box = await findBox('Excluir grupo');
    expect(box.textContent).toContain('O pedido nº 901 é cancelado');
    expect(server.askedOf(excluirGrupo)).toEqual([]);
    server.answer(excluirGrupo, () => {
      server.reply(consultarGruposPrePedido, [prePedidoSample]);
      return become(carrinhoSample({ revisao: 8 }));
    });
    await user.click(within(box).getByRole('button', { name: 'Sim, excluir' }));
    expect(await shownToasts().findByText('Grupo removido com sucesso.')).toBeTruthy();
    await soon(() => expect(screen.queryByRole('region', { name: /Refrigerados/ })).toBeNull());
    expect(server.askedOf(excluirGrupo).map(({ query }) => query.get('idCarrinhoGrupo'))).toEqual(['12']);
    expect(location.pathname).toBe('/pagamento');
  });

  test('leads to the open cart when it was the last', async () => {
    awaitPayment(server);
    await openPagamento();
    await user.click(within(await grupo('geral')).getByRole('button', { name: 'Excluir grupo' }));
    server.answer(excluirGrupo, () =>
      become(carrinhoSample({ idCarrinhoSituacao: 2, revisao: 8, grupos: [] })),
    );
    await user.click(within(await findBox('Excluir grupo')).getByRole('button', { name: 'Sim, excluir' }));
    await soon(() => expect(location.pathname).toBe('/carrinho'));
  });

  test('cannot be one that is paid, which says why', async () => {
    awaitPayment(server, carrinhoSample(), [pago]);
    await openPagamento();
    const paid = within(await grupo('geral'));
    expect(paid.getByText('O pagamento foi realizado com sucesso!')).toBeTruthy();
    expect(paid.getByText('Esse grupo já foi pago e não pode ser excluído.')).toBeTruthy();
    expect(paid.queryByRole('button', { name: 'Excluir grupo' })).toBeNull();
  });
});

describe('a server that went back to a backup', () => {
  const NOT_PAID =
    'Os dados do servidor voltaram a uma cópia anterior. Nada foi pago nem mudado. O carrinho está sendo lido de novo: confira-o e tente outra vez.';
  const refuse = (call: AnyCall) =>
    server.refuse(call, {
      status: 409,
      Message: 'Atenção!',
      Description: 'Leia o carrinho de novo.',
      Codigo: 'outra-epoca',
    });

  test('refuses the payment by its mark: the device says that nothing was paid and reads the cart again', async () => {
    awaitPayment(server);
    const { vault } = await openPagamento(carrinhoSample());
    await grupo('geral');
    await noteMarca(vault, 'epoca.4', 1);
    refuse(finalizarPagamento);
    await user.click(screen.getByRole('button', { name: 'Finalizar' }));
    await user.click(await screen.findByRole('button', { name: 'Deixar o Pix para depois' }));
    expect((await findBox('Atenção!')).textContent).toContain(NOT_PAID);
    expect(server.askedOf(finalizarPagamento).map(({ headers }) => headers.get(MARCA_HEADER))).toEqual([
      'epoca.4',
    ]);
    expect((await readMarca(vault))?.marca).toBeNull();
    expect((await vault.device.get(1))?.finalizados ?? []).toEqual([]);
    await soon(() => expect(server.askedOf(consultarCarrinho).length).toBeGreaterThan(1));
  });
});

describe('going on with shopping from the payment', () => {
  const goOn = async () => {
    await grupo('geral');
    await user.click(screen.getByRole('button', { name: 'Continuar comprando' }));
  };
  const say = async (sentence: string, answer: string) => {
    const box = await findBox('Continuar comprando');
    expect(box.textContent).toContain(sentence);
    await user.click(within(box).getByRole('button', { name: answer }));
  };
  const open = () => become(carrinhoSample({ idCarrinho: 501, idCarrinhoSituacao: 2, revisao: 8 }));

  test('asks nothing while nothing is paid, leads to the cart and remembers no payment', async () => {
    awaitPayment(server);
    const device = await openPagamento();
    server.answer(continuarComprando, open);
    await goOn();
    await soon(() => expect(location.pathname).toBe('/carrinho'));
    expect((await device.vault.device.get(1))?.finalizados ?? []).toEqual([]);
  });

  test('with a paid group says that it stays paid, leads to the cart and remembers the paid amount', async () => {
    awaitPayment(server, dois, [pago, prePedidoCartaoSample]);
    const device = await openPagamento();
    server.answer(continuarComprando, open);
    await goOn();
    expect(screen.queryByText(/^Está tudo pago/)).toBeNull();
    await say('Os grupos já pagos continuam pagos', 'Sim');
    await soon(() => expect(location.pathname).toBe('/carrinho'));
    const finalizado = { idCarrinho: 500, total: 100_00, isCerto: true };
    await soon(async () =>
      expect((await device.vault.device.get(1))?.finalizados).toMatchObject([finalizado]),
    );
  });

  test('with all groups paid leads to their orders, which the device remembers', async () => {
    awaitPayment(server, carrinhoSample(), [pago]);
    const device = await openPagamento();
    expect(await screen.findByText('Está tudo pago. Falta finalizar o pedido.')).toBeTruthy();
    server.answer(continuarComprando, () => become(carrinhoSample({ idCarrinhoSituacao: 6, revisao: 8 })));
    await goOn();
    await say('Todos os grupos já foram pagos', 'Sim');
    await soon(() => expect(location.pathname + location.search).toBe('/confirmacao?carrinho=500'));
    const finalizado = { idCarrinho: 500, total: 100_00, isCerto: true };
    await soon(async () =>
      expect((await device.vault.device.get(1))?.finalizados).toMatchObject([finalizado]),
    );
  });

  test('that is not agreed to changes nothing', async () => {
    awaitPayment(server, carrinhoSample(), [pago]);
    await openPagamento();
    await goOn();
    await say('Todos os grupos já foram pagos', 'Não');
    expect(server.askedOf(continuarComprando)).toEqual([]);
    expect(location.pathname).toBe('/pagamento');
  });
});
