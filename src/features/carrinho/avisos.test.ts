import { expect, test } from 'vitest';
import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import type { AvisoLinha } from '#domain/cart/avisos-carrinho.ts';
import { sampleOpcao } from '#domain/cart/carrinho-sample.ts';
import { comboSample } from '#domain/combo/combo-sample.ts';
import { linhaOfCombo } from '#mirror/combos.ts';
import {
  avisoExtrasText,
  avisoPagamentoText,
  avisoText,
  finalizadoText,
  isAVenda,
  isOferecida,
  voltarLabel,
} from './avisos.ts';

const aviso = (tipo: AvisoLinha['tipo'], de: number, para: number): AvisoLinha => ({
  tipo,
  linha: { idItem: 1, idItemTipo: 1, idCondicao: 1 },
  descricao: 'DIPIRONA',
  de,
  para,
  at: 0,
});

test('a line that two devices changed shows its earlier and its present quantity', () => {
  expect(avisoText(aviso('mudou', 9, 6), true)).toBe('Mudou em outro aparelho: eram 9, agora 6');
  expect(avisoText(aviso('mudou', 1, 1200), true)).toBe('Mudou em outro aparelho: era 1, agora 1.200');
  expect(avisoText(aviso('mudou', 9, 0), true)).toBe('Removido em outro aparelho: eram 9');
  expect(avisoText(aviso('mudou', 0, 6), true)).toBe(
    'Voltou em outro aparelho: tinha sido removido aqui, agora 6',
  );
  expect(avisoText(aviso('valeu', 9, 6), true)).toBe('Outro aparelho tinha pedido 9; valeu o seu 6');
  expect(avisoText(aviso('valeu', 0, 6), true)).toBe(
    'Outro aparelho tinha removido este item; valeu o seu 6',
  );
  expect(avisoText(aviso('valeu', 9, 0), true)).toBe('Outro aparelho tinha pedido 9; valeu a sua remoção');
});

test('a line that the server took out, since the customer cannot buy it, blames no other device', () => {
  expect(avisoText(aviso('mudou', 9, 0), false)).toBe('Não está mais à venda para este cliente: eram 9');
  const combo = comboSample(3);
  const linha = linhaOfCombo(combo);
  const nada = { combos: [], combosConhecidos: true, foraDoCatalogo: new Set<number>() };
  expect(isAVenda(linha, nada)).toBe(false);
  expect(isAVenda(linha, { ...nada, combos: [combo] })).toBe(true);
  expect(isAVenda(linha, { ...nada, combosConhecidos: false })).toBe(true);
  const produto = { idItem: 7, idItemTipo: ITEM_PRODUTO, idCondicao: 1 };
  expect(isAVenda(produto, nada)).toBe(true);
  expect(isAVenda(produto, { ...nada, foraDoCatalogo: new Set([7]) })).toBe(false);
});

test('a line lost by a restored server does not blame another device', () => {
  const lost = (para: number) => avisoText({ ...aviso('mudou', 9, para), deOutraEpoca: true }, true);
  expect(lost(0)).toBe('Os dados do servidor voltaram a uma cópia anterior: eram 9, fora do carrinho');
  expect(lost(6)).toBe('Os dados do servidor voltaram a uma cópia anterior: eram 9, agora 6');
});

test('the earlier quantity is offered only where something was lost and the stock suffices', () => {
  const served = { quantidadeFalta: 0 };
  expect(voltarLabel(aviso('mudou', 9, 6), served, 9)).toBe('Voltar a 9');
  expect(voltarLabel(aviso('mudou', 9, 6), served, 8)).toBeNull();
  expect(voltarLabel(aviso('mudou', 9, 6), served, undefined)).toBe('Voltar a 9');
  expect(voltarLabel(aviso('mudou', 9, 6), { quantidadeFalta: 2 }, undefined)).toBeNull();
  expect(voltarLabel(aviso('mudou', 9, 0), null, undefined)).toBeNull();
  expect(voltarLabel(aviso('mudou', 0, 6), served, 0)).toBe('Remover');
  expect(voltarLabel(aviso('valeu', 9, 6), served, 50)).toBeNull();
});

test('a cart that was finished elsewhere is described by its last known lines and units', () => {
  expect(finalizadoText({ at: 0, itens: 1, unidades: 1 })).toContain('tinha 1 item e 1 unidade por');
  expect(finalizadoText({ at: 0, itens: 1, unidades: 1 }, [7])).toMatch(/^Pedido nº 7\. Aqui ele tinha/);
  expect(finalizadoText({ at: 0, itens: 1, unidades: 1 }, [7, 8])).toMatch(/^Pedidos nº 7, nº 8\. Aqui/);
  expect(finalizadoText({ at: 0, itens: 3, unidades: 1200 })).toContain('tinha 3 itens e 1.200 unidades por');
});

test('a payment that another device changed names the earlier one, which is restored only if it is still offered', () => {
  const grupo = { idPessoaFilial: 1, idCondicao: 1, idCarrinhoGrupoTipo: 1 };
  const de = { grupo, idPrazo: 1, idFormaPagamento: 1, descricaoPagamento: 'Boleto · 28 dias' };
  expect(avisoPagamentoText(de)).toBe('Pagamento mudou em outro aparelho: era Boleto · 28 dias');
  const opcao = sampleOpcao(1);
  expect([isOferecida(de, [opcao]), isOferecida(de, [{ ...opcao, id: '2_1' }])]).toEqual([true, false]);
});

test('extra data overwritten by another device show their earlier text, or that they were cleared here', () => {
  const era = { informar: true, numeroPedidoCliente: 'PED-1', observacao: 'Portão 2' };
  expect(avisoExtrasText(era)).toBe(
    'Mudou em outro aparelho: era Nº do pedido do cliente: PED-1 · Observação: Portão 2',
  );
  expect(avisoExtrasText({ informar: false, numeroPedidoCliente: '', observacao: '' })).toBe(
    'Escrito em outro aparelho: aqui os dados extras tinham sido apagados',
  );
});
