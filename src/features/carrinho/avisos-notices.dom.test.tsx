import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ITEM_COMBO, ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import type { AvisoLinha } from '#domain/cart/avisos-carrinho.ts';
import { putCombos } from '#mirror/combos.ts';
import { openCart } from '#tests/support/dom/cart-page.tsx';
import { CLIENTE } from '#tests/support/dom/device.ts';
import { soon } from '#tests/support/dom/shown.ts';

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
