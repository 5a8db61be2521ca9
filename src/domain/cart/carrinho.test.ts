import { expect, test } from 'vitest';
import type { ClienteCompra } from '#domain/customer/cliente-compra.ts';
import { must } from '#lib/must.ts';
import { bloqueiosOf, faltaMinimoDiario } from './bloqueio.ts';
import {
  computeCarrinho,
  type ItemVendavel,
  idPagamentoOf,
  isPagoNaPagina,
  itensOf,
  onlyGrupos,
} from './carrinho.ts';
import type { LinhaPedida } from './linha.ts';

const boleto = { idFormaPagamento: 1, descFormaPagamento: 'Boleto', pagamentoAntecipado: false };
const antecipado = {
  idFormaPagamento: 6,
  descFormaPagamento: 'Boleto antecipado',
  pagamentoAntecipado: true,
};
const opcoes = [
  { id: '28_1', descricao: '28 dias', prazo: { idPrazo: 28, descPrazo: '28 dias' }, formaPagamento: boleto },
  {
    id: '1_6',
    descricao: 'Antecipado',
    prazo: { idPrazo: 1, descPrazo: 'À vista' },
    formaPagamento: antecipado,
  },
];

const cliente: ClienteCompra = {
  idPessoaCliente: 101,
  calcularSt: true,
  bloqueado: false,
  limiteDisponivel: 100_000,
  limitePagamentoAntecipado: 50_000,
  aplicarLimiteMinimoDiario: false,
  valorLimiteMinimoDiario: 0,
  valorTotalPedidosDia: 0,
  contextos: [
    {
      idContexto: 'c1',
      idCondicao: 1,
      descCondicao: 'Varejo SP',
      calcularSt: true,
      filiais: [
        { idPessoaFilial: 1, descricaoFilial: 'CD Guarulhos (SP)', minimoCompra: 20_000, prazoEntrega: 2 },
        { idPessoaFilial: 2, descricaoFilial: 'CD Contagem (MG)', minimoCompra: 0, prazoEntrega: 4 },
      ],
    },
  ],
  opcoes: [{ idCondicao: 1, opcoes }],
  idPagamentoPreferido: '28_1',
};

const item = (over: Partial<ItemVendavel> = {}): ItemVendavel => ({
  valorUnitario: 100_000,
  descontoComercial: 1000,
  descontoFinanceiro: 0,
  st: 1000,
  faixas: [],
  descricao: 'DIPIRONA SÓDICA 500 MG',
  descricaoMarca: 'Marca',
  categoria: 'Analgésicos',
  idPessoaFilial: 1,
  idCarrinhoGrupoTipo: 1,
  estoque: 100,
  ...over,
});

const linha = (idItem: number, quantidade: number): LinhaPedida => ({
  idItem,
  idItemTipo: 1,
  idCondicao: 1,
  quantidade,
});

const itens: Record<number, ItemVendavel> = {
  1: item(),
  2: item({ idPessoaFilial: 2, idCarrinhoGrupoTipo: 3, st: 0 }),
  3: item({ estoque: 4 }),
  4: item({ idCarrinhoGrupoTipo: 2 }),
};
const compute = (linhas: LinhaPedida[], c = cliente) =>
  computeCarrinho(linhas, (l) => itens[l.idItem], [], c);

test('computeCarrinho orders groups by branch, condition and type', () => {
  const { grupos } = compute([linha(2, 1), linha(4, 1), linha(1, 1)]);
  expect(grupos.map((g) => [g.idPessoaFilial, g.idCarrinhoGrupoTipo, g.descricaoFilial])).toEqual([
    [1, 1, 'CD Guarulhos (SP)'],
    [1, 2, 'CD Guarulhos (SP)'],
    [2, 3, 'CD Contagem (MG)'],
  ]);
});

test('a group’s total is its subtotal less discounts plus ST, to the cent', () => {
  // 10,00 - 10 % = 9,00; ST 10 % = 0,90; 9,90 x 7
  const { grupos, valorTotal } = compute([linha(1, 7)]);
  expect(grupos[0]).toMatchObject({ subtotal: 7000, descontos: 700, stTotal: 630, total: 6930 });
  expect(valorTotal).toBe(6930);
});

test('computeCarrinho serves and counts only units in stock', () => {
  const carrinho = compute([linha(3, 10)]);
  expect(carrinho.itens[0]).toMatchObject({ quantidade: 10, quantidadeAtendida: 4, quantidadeFalta: 6 });
  expect(carrinho.valorTotal).toBe(3960);
});

test('two lines of one product share its stock', () => {
  const twice = [linha(3, 3), { ...linha(3, 3), idCondicao: 1, idItemTipo: 1 }];
  const { itens: found } = compute(twice);
  expect(found.map((i) => i.quantidadeAtendida)).toEqual([3, 1]);
});

test('a group takes the preferred payment; a blocked customer’s group takes an advance payment', () => {
  expect(compute([linha(1, 1)]).grupos[0]?.formaPagamento?.idFormaPagamento).toBe(1);
  const blocked = compute([linha(1, 1)], { ...cliente, bloqueado: true });
  expect(blocked.grupos[0]?.formaPagamento?.idFormaPagamento).toBe(6);
  expect(blocked.valorTotalGruposPagamentoAntecipado).toBe(990);
});

test('bloqueiosOf returns every reason, credit first', () => {
  const poor = {
    ...cliente,
    limiteDisponivel: 500,
    aplicarLimiteMinimoDiario: true,
    valorLimiteMinimoDiario: 9000,
  };
  const carrinho = compute([linha(1, 1)], poor);
  const { valorTotalGruposPagamentoConvencional: total } = carrinho;
  expect(bloqueiosOf(carrinho, poor)[0]?.estouro).toEqual({ limite: 500, total });
  expect(bloqueiosOf(carrinho, poor).map((b) => b.codigo)).toEqual([
    'limite-excedido',
    'minimo-diario',
    'minimo-grupo',
  ]);
  expect(faltaMinimoDiario(carrinho)).toBe(8010);
});

test('a cart at its minimum and its limit can be finalised', () => {
  const exact = { ...cliente, limiteDisponivel: 20_790 };
  // 21 x 9,90 = 207,90: above the branch's 200,00 and exactly the credit
  expect(bloqueiosOf(compute([linha(1, 21)], exact), exact)).toEqual([]);
});

test('a blocked customer without an advance option has no payment option', () => {
  const stuck = { ...cliente, bloqueado: true, opcoes: [{ idCondicao: 1, opcoes: opcoes.slice(0, 1) }] };
  expect(bloqueiosOf(compute([linha(1, 30)], stuck), stuck).map((b) => b.codigo)).toContain(
    'sem-meio-pagamento',
  );
});

test('a cart without served units cannot be finalised', () => {
  const carrinho = computeCarrinho([linha(1, 5)], () => item({ estoque: 0 }), [], cliente);
  expect(bloqueiosOf(carrinho, cliente).map((b) => b.codigo)).toEqual([
    'minimo-grupo',
    'sem-itens-atendidos',
  ]);
});

const pago = (idFormaPagamento: number) => {
  const formaPagamento = { ...boleto, idFormaPagamento };
  return { ...cliente, opcoes: [{ idCondicao: 1, opcoes: [{ ...must(opcoes[0], 'way'), formaPagamento }] }] };
};

test('groups of one branch are ordered by condition, then by type', () => {
  const of = (idCondicao: number, idItem: number) => ({ ...linha(idItem, 1), idCondicao });
  const { grupos } = compute([of(2, 1), of(1, 4), of(2, 1), of(1, 1)]);
  expect(grupos.map((g) => [g.idCondicao, g.idCarrinhoGrupoTipo])).toEqual([
    [1, 1],
    [1, 2],
    [2, 1],
  ]);
});

test('a group takes its name, minimum and delivery time from its branch under its own condition', () => {
  const { grupos } = compute([linha(1, 1), { ...linha(1, 1), idCondicao: 2 }, linha(2, 1)]);
  expect(grupos.map((g) => [g.descricaoFilial, g.minimoCompra, g.prazoEntrega])).toEqual([
    ['CD Guarulhos (SP)', 20_000, 2],
    ['CD 1', 0, 0],
    ['CD Contagem (MG)', 0, 4],
  ]);
  expect(grupos[0]).toMatchObject({
    descricaoCarrinhoGrupo: 'Produtos em geral',
    utilizaLimiteCondicao: false,
  });
});

test.each([
  [1, true],
  [8, false],
  [10, false],
])('a cart paid by form %i can be finalised at once: %s', (idFormaPagamento, permite) => {
  const carrinho = compute([linha(1, 1), linha(2, 1)], pago(idFormaPagamento));
  expect(carrinho.permiteFinalizarCarrinho).toBe(permite);
  expect(carrinho.grupos.map(isPagoNaPagina)).toEqual([!permite, !permite]);
});

test('one group paid by card keeps the whole cart from being finalised at once', () => {
  const card = { ...must(opcoes[0], 'way'), id: '1_8', formaPagamento: { ...boleto, idFormaPagamento: 8 } };
  const both = { ...cliente, opcoes: [{ idCondicao: 1, opcoes: [...opcoes, card] }] };
  const chosen = { idPessoaFilial: 2, idCondicao: 1, idCarrinhoGrupoTipo: 3, idPagamento: '1_8' };
  const carrinho = computeCarrinho([linha(1, 1), linha(2, 1)], (l) => itens[l.idItem], [chosen], both);
  expect(carrinho.grupos.map((g) => g.formaPagamento?.idFormaPagamento)).toEqual([1, 8]);
  expect(carrinho.permiteFinalizarCarrinho).toBe(false);
});

test('each group takes the payment chosen for it', () => {
  const chosen = { idPessoaFilial: 2, idCondicao: 1, idCarrinhoGrupoTipo: 3, idPagamento: '1_6' };
  const carrinho = computeCarrinho([linha(1, 2), linha(2, 1)], (l) => itens[l.idItem], [chosen], cliente);
  expect(carrinho.grupos.map(idPagamentoOf)).toEqual(['28_1', '1_6']);
  // 2 x 9,90 on account; 9,00 in advance
  expect(carrinho).toMatchObject({
    valorTotal: 2880,
    valorTotalGruposPagamentoConvencional: 1980,
    valorTotalGruposPagamentoAntecipado: 900,
    semMeiopagamento: false,
    totalItens: 2,
  });
});

test('a group whose payment is no longer offered takes the first that is', () => {
  const gone = { idPessoaFilial: 1, idCondicao: 1, idCarrinhoGrupoTipo: 1, idPagamento: '7_7' };
  const semPreferido = { ...cliente, idPagamentoPreferido: null };
  const { grupos } = computeCarrinho([linha(1, 1)], (l) => itens[l.idItem], [gone], semPreferido);
  expect(grupos.map(idPagamentoOf)).toEqual([opcoes[0]?.id]);
});

test('a group without a payment option counts as paid on account and marks the cart', () => {
  const some = computeCarrinho(
    [linha(1, 1), { ...linha(1, 1), idCondicao: 2 }],
    (l) => itens[l.idItem],
    [],
    cliente,
  );
  expect(some.grupos.map((g) => [g.prazo?.idPrazo ?? null, idPagamentoOf(g)])).toEqual([
    [28, '28_1'],
    [null, undefined],
  ]);
  expect(some.semMeiopagamento).toBe(true);
  expect(some.valorTotalGruposPagamentoConvencional).toBe(1980);
  expect(some.valorTotalGruposPagamentoAntecipado).toBe(0);
});

test('idPagamentoOf needs both the term and the form', () => {
  const { prazo } = must(opcoes[0], 'way');
  expect(idPagamentoOf({ prazo, formaPagamento: null })).toBeUndefined();
  expect(idPagamentoOf({ prazo: null, formaPagamento: boleto })).toBeUndefined();
});

test('computeCarrinho drops a line with an unknown item', () => {
  expect(compute([linha(99, 1), linha(1, 1)]).itens.map((i) => i.idItem)).toEqual([1]);
});

test('a combo takes its members from the stock of the same products at the same branch', () => {
  const combo = item({ composicao: [{ idProduto: 3, quantidade: 3, estoque: 4 }], estoque: 1 });
  const served = (linhas: LinhaPedida[]) =>
    computeCarrinho(linhas, (l) => (l.idItemTipo === 2 ? combo : itens[l.idItem]), [], cliente).itens.map(
      (i) => i.quantidadeAtendida,
    );
  expect(served([{ ...linha(50, 1), idItemTipo: 2 }, linha(3, 4)])).toEqual([1, 1]);
  expect(served([linha(3, 2), { ...linha(50, 1), idItemTipo: 2 }])).toEqual([2, 0]);
});

test('onlyGrupos keeps the lines and prices of some groups and computes their totals', () => {
  const whole = compute([linha(1, 2), linha(2, 1), linha(4, 1)]);
  const some = onlyGrupos(whole, (g) => g.idPessoaFilial === 1);
  expect(some.itens.map((i) => i.idItem)).toEqual([1, 4]);
  expect(some).toMatchObject({ valorTotal: 2970, totalItens: 2, idPessoaCliente: 101 });
  expect(some.grupos).toEqual(whole.grupos.slice(0, 2));
});

test('itensOf returns the lines of one branch, condition and type', () => {
  const whole = compute([linha(1, 2), linha(2, 1), linha(4, 1)]);
  expect(whole.grupos.map((g) => itensOf(whole, g).map((i) => i.idItem))).toEqual([[1], [4], [2]]);
});
