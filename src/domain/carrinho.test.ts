import { expect, test } from 'vitest';
import { bloqueiosOf, faltaMinimoDiario } from './bloqueio.ts';
import { computeCarrinho, type ItemVendavel } from './carrinho.ts';
import type { ClienteCompra } from './cliente-compra.ts';
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

test('groups by branch, condition and type, in that order', () => {
  const { grupos } = compute([linha(2, 1), linha(4, 1), linha(1, 1)]);
  expect(grupos.map((g) => [g.idPessoaFilial, g.idCarrinhoGrupoTipo, g.descricaoFilial])).toEqual([
    [1, 1, 'CD Guarulhos (SP)'],
    [1, 2, 'CD Guarulhos (SP)'],
    [2, 3, 'CD Contagem (MG)'],
  ]);
});

test('subtotal less discounts plus ST is the total, to the cent', () => {
  // 10,00 - 10 % = 9,00; ST 10 % = 0,90; 9,90 x 7
  const { grupos, valorTotal } = compute([linha(1, 7)]);
  expect(grupos[0]).toMatchObject({ subtotal: 7000, descontos: 700, stTotal: 630, total: 6930 });
  expect(valorTotal).toBe(6930);
});

test('serves what is in stock and counts only that', () => {
  const carrinho = compute([linha(3, 10)]);
  expect(carrinho.itens[0]).toMatchObject({ quantidade: 10, quantidadeAtendida: 4, quantidadeFalta: 6 });
  expect(carrinho.valorTotal).toBe(3960);
});

test('two lines of one product share its stock', () => {
  const twice = [linha(3, 3), { ...linha(3, 3), idCondicao: 1, idItemTipo: 1 }];
  const { itens: found } = compute(twice);
  expect(found.map((i) => i.quantidadeAtendida)).toEqual([3, 1]);
});

test('pays as preferred, and a blocked customer in advance', () => {
  expect(compute([linha(1, 1)]).grupos[0]?.formaPagamento?.idFormaPagamento).toBe(1);
  const blocked = compute([linha(1, 1)], { ...cliente, bloqueado: true });
  expect(blocked.grupos[0]?.formaPagamento?.idFormaPagamento).toBe(6);
  expect(blocked.valorTotalGruposPagamentoAntecipado).toBe(990);
});

test('says every reason not to finalise, credit first', () => {
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

test('a cart at its minimum and its limit may be finalised', () => {
  const exact = { ...cliente, limiteDisponivel: 20_790 };
  // 21 x 9,90 = 207,90: above the branch's 200,00 and exactly the credit
  expect(bloqueiosOf(compute([linha(1, 21)], exact), exact)).toEqual([]);
});

test('a blocked customer without an advance option has no way to pay', () => {
  const stuck = { ...cliente, bloqueado: true, opcoes: [{ idCondicao: 1, opcoes: opcoes.slice(0, 1) }] };
  expect(bloqueiosOf(compute([linha(1, 30)], stuck), stuck).map((b) => b.codigo)).toContain(
    'sem-meio-pagamento',
  );
});

test('a cart in which nothing is served cannot be finalised', () => {
  const carrinho = computeCarrinho([linha(1, 5)], () => item({ estoque: 0 }), [], cliente);
  expect(bloqueiosOf(carrinho, cliente).map((b) => b.codigo)).toEqual([
    'minimo-grupo',
    'sem-itens-atendidos',
  ]);
});
