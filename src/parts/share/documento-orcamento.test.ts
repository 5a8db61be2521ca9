import { expect, test } from 'vitest';
import { toOrcamento } from './documento-orcamento.ts';
import { toTexto } from './documento-pedido.ts';

const item = (descricao: string, quantidadeAtendida: number, quantidadeFalta: number) => ({
  descricao,
  descricaoMarca: 'Eurofarma',
  quantidadeAtendida,
  quantidadeFalta,
  valorLiquido: 10_0000,
  valorTotal: quantidadeAtendida * 10_00,
});

test('a cart is shared as a quotation: no order, units without stock apart, the total of what can come', () => {
  const carrinho = {
    itens: [item('DIPIRONA 500 MG', 3, 2), item('LOSARTANA 50 MG', 0, 6)],
    grupos: [{ descricaoFilial: 'CD Guarulhos (SP)' }, { descricaoFilial: 'CD Guarulhos (SP)' }],
    valorTotal: 30_00,
  };
  const orcamento = toOrcamento({
    nomeCliente: 'Drogaria Aurora',
    carrinho,
    at: Date.parse('2026-11-30T10:00:00Z'),
  });
  expect(toTexto(orcamento)).toBe(
    [
      'Orçamento · CD Guarulhos (SP)',
      'Não é um pedido e não reserva estoque. Preços e estoque podem mudar.',
      '',
      'Cliente: Drogaria Aurora',
      'Preços de: 30/11/2026 07:00',
      'Sem estoque: 8 un.',
      '',
      '- DIPIRONA 500 MG · Eurofarma: 3 un. x R$ 10,00 = R$ 30,00',
      '',
      'Total: R$ 30,00',
    ].join('\n'),
  );
});
