import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ITEM_COMBO, ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import { consultarPedidosPorCarrinho } from '#contract/orders/pedido.ts';
import type { AvisoLinha } from '#domain/cart/avisos-carrinho.ts';
import { pedidoSample } from '#domain/orders/pedido-sample.ts';
import { putCombos } from '#mirror/combos.ts';
import { openCart } from '#tests/support/dom/cart-page.tsx';
import { CLIENTE } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { soon } from '#tests/support/dom/shown.ts';

const server = fakeServer();

const removido = (idItem: number, idItemTipo: number, descricao: string): AvisoLinha => ({
  tipo: 'mudou',
  linha: { idItem, idItemTipo, idCondicao: 1 },
  descricao,
  de: 9,
  para: 0,
  at: 0,
});

test('a removed line that is still sold names another device, and one that is not blames none', async () => {
  const semMarca = {
    idProduto: 2,
    nome: 'DIPIRONA',
    idMarca: 2,
    marca: 'Não informada',
    idFabricante: 2,
    fabricante: 'EMS',
  };
  const { vault } = await openCart({
    quantidades: { 1: 2 },
    produtos: [{ idProduto: 1, nome: 'AMOXICILINA' }, semMarca],
  });
  const linhas = [
    removido(2, ITEM_PRODUTO, 'DIPIRONA'),
    removido(99, ITEM_PRODUTO, 'FORA DO CATÁLOGO'),
    removido(7, ITEM_COMBO, 'COMBO ENCERRADO'),
  ];
  await act(async () => {
    await putCombos(vault, CLIENTE, { at: Date.now(), valor: [] });
    const avisos = { linhas, finalizado: null };
    await vault.carrinhos.put({ idPessoaCliente: CLIENTE, carrinho: null, at: Date.now(), avisos });
  });
  const told = (nome: string) => screen.getByText(new RegExp(nome)).parentElement?.textContent;
  const fora = 'Não está mais à venda para este cliente: eram 9';
  await soon(() => expect(told('COMBO ENCERRADO')).toContain(fora));
  await soon(() => expect(told('FORA DO CATÁLOGO')).toContain(fora));
  expect(told('DIPIRONA')).toMatch(/^DIPIRONA · EMS/);
  expect(told('DIPIRONA')).toContain('Removido em outro aparelho: eram 9');
});

test('a cart that was finished elsewhere names its orders once the server tells them', async () => {
  server.reply(consultarPedidosPorCarrinho, [
    {
      ...pedidoSample({ idPrePedido: 900 }),
      idPessoaFilial: 1,
      idCarrinho: 500,
      descricaoFilial: '',
      descricaoCarrinhoGrupo: '',
    },
  ]);
  const { vault } = await openCart({ quantidades: { 1: 2 } });
  const finalizado = { at: 1, itens: 1, unidades: 2, idCarrinho: 500 };
  await act(async () => {
    const avisos = { linhas: [], finalizado };
    await vault.carrinhos.put({ idPessoaCliente: CLIENTE, carrinho: null, at: Date.now(), avisos });
  });
  expect(await screen.findByText('Este carrinho foi finalizado em outro aparelho.')).toBeTruthy();
  expect(await screen.findByText(/^Pedido nº 900\. Aqui ele tinha 1 item e 2 unidades/)).toBeTruthy();
});
