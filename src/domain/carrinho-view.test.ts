import { expect, test } from 'vitest';
import { CARRINHO_ABERTO, type Carrinho } from '#contract/carrinho.ts';
import type { ItemVendavel } from './carrinho.ts';
import { viewCarrinho } from './carrinho-view.ts';
import type { ClienteCompra } from './cliente-compra.ts';
import { foldCarrinho } from './fold.ts';

const linha = { idItem: 5, idItemTipo: 1, idCondicao: 1 };
const grupo = { idPessoaFilial: 1, idCondicao: 1, idCarrinhoGrupoTipo: 1 };

/** R$ 10.00 each, and R$ 9.00 from 12 units on. */
const visto: ItemVendavel = {
  valorUnitario: 100_000,
  descontoComercial: 0,
  descontoFinanceiro: 0,
  st: 0,
  faixas: [{ quantidade: 12, descontoComercial: 1000, descontoFinanceiro: 0 }],
  descricao: 'DIPIRONA',
  descricaoMarca: 'Marca',
  categoria: 'Analgésicos',
  idPessoaFilial: 1,
  idCarrinhoGrupoTipo: 1,
  estoque: 100,
};

const cliente: ClienteCompra = {
  idPessoaCliente: 101,
  calcularSt: true,
  bloqueado: false,
  limiteDisponivel: 100_000,
  limitePagamentoAntecipado: 0,
  aplicarLimiteMinimoDiario: false,
  valorLimiteMinimoDiario: 0,
  valorTotalPedidosDia: 0,
  contextos: [],
  opcoes: [],
  idPagamentoPreferido: null,
};

/** What the server confirmed: two units at R$ 10.00. */
const confirmed = {
  idCarrinho: 1,
  idCarrinhoSituacao: CARRINHO_ABERTO,
  revisao: 3,
  grupos: [{ idCarrinhoGrupo: 9, idPessoaFilial: 1, idCondicao: 1, idCarrinhoGrupoTipo: 1 }],
  itens: [
    {
      ...linha,
      idCarrinhoGrupo: 9,
      descricao: 'DIPIRONA',
      descricaoMarca: 'Marca',
      categoria: 'Analgésicos',
      quantidade: 2,
      quantidadeAtendida: 2,
      quantidadeFalta: 0,
      valorUnitario: 100_000,
      descontoComercial: 0,
      descontoFinanceiro: 0,
      stValor: 0,
      valorLiquido: 100_000,
      valorTotal: 2000,
    },
  ],
} as unknown as Carrinho;

test('a waiting change is priced with the tiers it was made with, though the server knows the line without them', () => {
  const dobra = foldCarrinho(
    confirmed,
    [],
    [{ seq: 1, mutacao: { tipo: 'linha', linha, grupo, quantidade: 20 } }],
  );
  const { carrinho } = viewCarrinho(
    confirmed,
    dobra,
    () => undefined,
    () => visto,
    cliente,
  );
  expect(carrinho.valorTotal).toBe(18_000);
});

test('a line that nobody changed and the catalogue does not hold keeps the price of the server', () => {
  const other = { ...linha, idItem: 6 };
  const dobra = foldCarrinho(
    confirmed,
    [],
    [{ seq: 1, mutacao: { tipo: 'linha', linha: other, grupo, quantidade: 1 } }],
  );
  const { carrinho } = viewCarrinho(
    confirmed,
    dobra,
    () => undefined,
    (l) => (l.idItem === 6 ? visto : undefined),
    cliente,
  );
  expect(carrinho.itens.map((i) => i.valorTotal)).toEqual([2000, 1000]);
});

test('units that a line of a campaign gives back are there for the line of the same product that missed some', () => {
  const campanha = { ...linha, idCondicao: 12 };
  const [item] = confirmed.itens;
  const short = {
    ...confirmed,
    grupos: [...confirmed.grupos, { ...grupo, idCondicao: 12, idCarrinhoGrupo: 10 }],
    itens: [
      { ...item, ...campanha, idCarrinhoGrupo: 10, quantidade: 3, quantidadeAtendida: 3 },
      { ...item, quantidade: 349, quantidadeAtendida: 100, quantidadeFalta: 249 },
    ],
  } as Carrinho;
  const removed = {
    tipo: 'linha',
    linha: campanha,
    grupo: { ...grupo, idCondicao: 12 },
    quantidade: 0,
  } as const;
  const dobra = foldCarrinho(short, [], [{ seq: 1, mutacao: removed }]);
  // What the catalogue here says of the stock is older than what the server found.
  const produto = { ...visto, estoque: 500 };
  const { carrinho } = viewCarrinho(
    short,
    dobra,
    () => produto,
    () => undefined,
    cliente,
  );
  expect(carrinho.itens.map((i) => [i.quantidadeAtendida, i.quantidadeFalta])).toEqual([[103, 246]]);
});
