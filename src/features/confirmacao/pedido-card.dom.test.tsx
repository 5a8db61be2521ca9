import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { PedidoCard } from './pedido-card.tsx';
import type { LinhaDoPedido, PedidoNaTela } from './view.ts';

const user = person();

const linha = (n: number): LinhaDoPedido => ({
  key: String(n),
  descricao: `PRODUTO ${n}`,
  descricaoMarca: null,
  idProduto: n,
  codigo: null,
  idCombo: null,
  isBonificado: false,
  quantidade: 1,
  quantidadeAtendida: 1,
  quantidadeFalta: 0,
  valorUnitario: 10_0000,
  desconto: 0,
  stValor: 0,
  valorLiquido: 10_0000,
  valorTotal: 10_00,
});
const pedido = (linhas: number): PedidoNaTela => ({
  key: '901',
  idPrePedido: 901,
  descricaoFilial: 'CD Guarulhos (SP)',
  descricaoCarrinhoGrupo: 'Produtos em geral',
  descricaoPagamento: 'Boleto',
  idPessoaFilial: 1,
  idFormaPagamento: 1,
  total: linhas * 10_00,
  previsaoEntrega: null,
  linhas: Array.from({ length: linhas }, (_, at) => linha(at + 1)),
});
const fold = (name: string) => screen.getByRole('button', { name });

test('an order of the confirmation shows its total, and its lines can be folded away', async () => {
  renderPage(<PedidoCard pedido={pedido(2)} />, await openPageDevice());
  expect(screen.getByRole('region').textContent).toMatch(/nº 901.*R\$\s20,00/);
  const lines = document.getElementById(fold('Ocultar 2 itens').getAttribute('aria-controls') ?? '');
  expect(lines?.dataset['open']).toBe('true');
  expect(lines?.textContent).toContain('PRODUTO 2');
  await user.click(fold('Ocultar 2 itens'));
  expect(fold('Ver 2 itens').getAttribute('aria-expanded')).toBe('false');
  expect(lines?.dataset['open']).toBe('false');
});

test('an order of many lines is folded at first', async () => {
  renderPage(<PedidoCard pedido={pedido(9)} />, await openPageDevice());
  expect(fold('Ver 9 itens').getAttribute('aria-expanded')).toBe('false');
});

test('a refused order names no day of delivery', async () => {
  const comEntrega = { ...pedido(1), previsaoEntrega: '2026-11-30' };
  renderPage(
    <>
      <PedidoCard pedido={comEntrega} />
      <PedidoCard pedido={{ ...comEntrega, idPrePedido: 902 }} estado="recusado" />
    </>,
    await openPageDevice(),
  );
  const [feito, recusado] = screen.getAllByRole('region').map((card) => card.textContent);
  expect(feito).toContain('Entrega prevista para 30/11/2026');
  expect(recusado).toContain('Recusado nº 902');
  expect(recusado).not.toContain('Entrega');
});

test('a line without a brand names the manufacturer, also where the server told its code', async () => {
  const produtos = [{ idProduto: 1, nome: 'PRODUTO 1', marca: 'Não informada', fabricante: 'EMS' }];
  const linhas = [{ ...linha(1), codigo: 'B-01' }];
  renderPage(<PedidoCard pedido={{ ...pedido(1), linhas }} />, await openPageDevice({ produtos }));
  expect(await screen.findByText(/^EMS · .* · Cód\. B-01$/)).toBeTruthy();
});

test('a line shows the code of the server’s word, else that of the device’s catalogue', async () => {
  const device = await openPageDevice({
    produtos: [
      { idProduto: 1, nome: 'PRODUTO 1', codigoErp: 'A-01' },
      { idProduto: 2, nome: 'PRODUTO 2', codigoErp: 'A-02' },
    ],
  });
  const linhas = [linha(1), { ...linha(2), codigo: 'B-02' }];
  renderPage(<PedidoCard pedido={{ ...pedido(2), linhas }} />, device);
  expect(await screen.findByText(/Cód\. A-01$/)).toBeTruthy();
  expect(screen.getByText(/Cód\. B-02$/)).toBeTruthy();
});
