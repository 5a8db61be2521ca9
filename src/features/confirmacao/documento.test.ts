import { expect, test } from 'vitest';
import { toTexto } from '#parts/share/documento-pedido.ts';
import { toDocumento } from './documento.ts';
import type { PedidoNaTela } from './view.ts';

const pedido = (idPrePedido: number | null): PedidoNaTela => ({
  key: String(idPrePedido),
  idPrePedido,
  descricaoFilial: 'CD Guarulhos',
  descricaoCarrinhoGrupo: 'Geral',
  descricaoPagamento: 'Boleto · 28 dias',
  idPessoaFilial: 1,
  idFormaPagamento: 1,
  previsaoEntrega: null,
  total: 9000,
  linhas: [
    {
      key: '1',
      descricao: 'DIPIRONA',
      idProduto: 7,
      codigo: null,
      idCombo: null,
      descricaoMarca: null,
      isBonificado: false,
      quantidade: 12,
      quantidadeAtendida: 10,
      quantidadeFalta: 2,
      valorUnitario: 100_000,
      desconto: 0,
      stValor: 0,
      valorLiquido: 90_000,
      valorTotal: 9000,
    },
  ],
});

const envio = {
  codigoLocal: 'A7K-042',
  nomeCliente: 'Farmácia Modelo',
  at: Date.parse('2026-11-22T09:30:00-03:00'),
  extras: [['Observação', 'À tarde']] as const,
};

test('an unconfirmed order is named by its code and says that it may change', () => {
  const texto = toTexto(toDocumento({ ...envio, isDone: false, pedidos: [pedido(null)] }));
  expect(texto.split('\n').slice(0, 2)).toEqual([
    'Pedido A7K-042 · CD Guarulhos',
    'Sujeito a confirmação: o pedido ainda não foi confirmado pela distribuidora.',
  ]);
  expect(texto).toContain('- DIPIRONA: 10 un. x R$ 9,00 = R$ 90,00');
  expect(texto).toContain('Observação: À tarde');
});

test('a confirmed order is named by its numbers, without a reservation', () => {
  const texto = toTexto(toDocumento({ ...envio, isDone: true, pedidos: [pedido(100_010), pedido(100_011)] }));
  expect(texto).toContain('Pedidos nº 100010, 100011 · CD Guarulhos');
  expect(texto).toContain('Total: R$ 180,00');
  expect(texto).not.toContain('Sujeito');
});
