import { expect, test } from 'vitest';
import type { PedidoItem } from '#contract/orders/pedido-lista.ts';
import { pedidoSample } from '#domain/orders/pedido-sample.ts';
import { toPdf } from '#parts/share/documento-pdf.ts';
import { toTexto } from '#parts/share/documento-pedido.ts';
import { toDocumento } from './documento.ts';

const AT = Date.parse('2026-11-22T09:30:00-03:00');

const item = (part: Partial<PedidoItem> = {}): PedidoItem => ({
  idPrePedidoItemTipo: 1,
  produto: { idProduto: 1, descProduto: 'DIPIRONA SÓDICA 500 MG' },
  quantidade: 12,
  quantidadeFalta: 2,
  descMotivoFalta: null,
  valorUnitario: 100_000,
  valorUnitarioLiquido: 90_000,
  desconto: 1000,
  valorDesconto: 1000,
  stValor: 0,
  valorTotal: 9000,
  possuiPrazoPrioritario: false,
  ...part,
});

const pedido = pedidoSample({ subTotal: 10_000, totalValorDesconto: 1000, total: 9000 });

test('a document of a server read has no reserve', () => {
  const texto = toTexto(toDocumento(pedido, [item()], { at: AT, isAtual: true }));
  expect(texto.split('\n').slice(0, 3)).toEqual([
    'Pedido nº 100010 · Distribuidora Sul',
    '',
    'Cliente: Farmácia Modelo',
  ]);
  expect(texto).toContain('- DIPIRONA SÓDICA 500 MG: 10 un. x R$ 9,00 = R$ 90,00');
  expect(texto).toContain('Descontos: -R$ 10,00\nST: R$ 0,00\nTotal: R$ 90,00');
  expect(texto).not.toContain('confirmação');
});

test('a document names the order and its products as the company does', () => {
  const produto = { idProduto: 1, descProduto: 'DIPIRONA', codigoErp: '000123' };
  const texto = toTexto(
    toDocumento({ ...pedido, numeroErp: 'PV-00100' }, [item({ produto })], { at: AT, isAtual: true }),
  );
  expect(texto).toContain('Pedido na empresa: PV-00100');
  expect(texto).toContain('- DIPIRONA · Cód. 000123: 10 un.');
});

test('a document from the device is subject to confirmation, with its age', () => {
  const texto = toTexto(toDocumento(pedido, [item()], { at: AT, isAtual: false }));
  expect(texto.split('\n')[1]).toBe('Sujeito a confirmação. Dados de 22/11/2026 09:30.');
});

test('the maker of an order is not in its documents', () => {
  const texto = toTexto(toDocumento(pedidoSample({ codigoLocal: 'A7K-042' }), [], { at: AT, isAtual: true }));
  expect(texto).not.toContain('Ana Souza');
  expect(texto).not.toContain('A7K-042');
});

test('a quotation promises nothing, and does not tell when it went into the cart', () => {
  const orcamento = pedidoSample({ orcamento: true, transformadoEm: '2026-11-21T10:00:00-03:00' });
  const de = (isAtual: boolean) => toTexto(toDocumento(orcamento, [item()], { at: AT, isAtual }));
  const ressalva = 'Não é um pedido e não reserva estoque. Preços e estoque podem mudar.';
  expect(de(true).split('\n')[1]).toBe(ressalva);
  expect(de(false).split('\n')[1]).toMatch(new RegExp(`^${ressalva} Dados de `));
  expect(de(true) + de(false)).not.toContain('Foi para o carrinho');
});

test('a long order goes over several pages, each line once', () => {
  const itens = Array.from({ length: 120 }, () => item());
  const pdf = toPdf(toDocumento(pedido, itens, { at: AT, isAtual: false }));
  expect(Number(/\/Count (\d+)/.exec(pdf)?.[1])).toBeGreaterThan(2);
  // 'DIPIRONA' in hexadecimal.
  expect(pdf.split('<4449504952').length - 1).toBe(120);
});
