import { expect, test } from 'vitest';
import type { Carrinho } from '#contract/cart/carrinho.ts';
import { CARRINHO_ABERTO } from '#contract/cart/carrinho-situacao.ts';
import type { ClienteCompra } from '#domain/customer/cliente-compra.ts';
import { must } from '#lib/must.ts';
import type { ItemVendavel } from './carrinho.ts';
import { toCalculado, toItemVisto, viewCarrinho } from './carrinho-view.ts';
import { foldCarrinho, type Mutacao } from './fold.ts';

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

/** The confirmed cart: two units at R$ 10.00. */
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

test('a queued change is priced with its own tiers, even if the server knows the line without them', () => {
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

test("an unchanged line that the catalogue lacks keeps the server's price", () => {
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

test('units released by a campaign’s line serve another line of the same product that lacked units', () => {
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
  // The catalogue's stock is older than the stock that the server found.
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

const view = (
  snapshot: Carrinho | null,
  mutacoes: Mutacao[] = [],
  produtoOf: (linha: { idItem: number }) => ItemVendavel | undefined = () => undefined,
) =>
  viewCarrinho(
    snapshot,
    foldCarrinho(
      snapshot,
      [],
      mutacoes.map((mutacao, seq) => ({ seq, mutacao })),
    ),
    produtoOf,
    () => undefined,
    cliente,
  );
const set = (idItem: number, quantidade: number): Mutacao => ({
  tipo: 'linha',
  linha: { ...linha, idItem },
  grupo,
  quantidade,
});
/** The server's own total, which the rules here would never compute. */
const told = { ...confirmed, valorTotal: 1_234_567 } as Carrinho;

test('a cart without unsent changes shows the server’s own figures', () => {
  const { carrinho, ...rest } = view(told, [], () => visto);
  expect(carrinho.valorTotal).toBe(1_234_567);
  expect(carrinho.itens).toEqual([
    expect.objectContaining({ ...linha, idPessoaFilial: 1, idCarrinhoGrupoTipo: 1, quantidade: 2 }),
  ]);
  expect(carrinho.itens[0]).not.toHaveProperty('idCarrinhoGrupo');
  expect(rest).toMatchObject({
    estimado: false,
    desconhecidas: [],
    revisao: 3,
    extrasPendentes: false,
    extras: { informar: false, numeroPedidoCliente: '', observacao: '' },
  });
  expect([rest.estimadas.size, rest.pagamentosPendentes.size]).toEqual([0, 0]);
});

test.each<[string, Mutacao]>([
  ['a line', set(5, 2)],
  ['a payment', { tipo: 'pagamento', grupo, idPagamento: '1_1' }],
  ['an order', { tipo: 'envio', linhas: [] }],
])('a cart with %s in the queue is computed on the device, as an estimate', (_, mutacao) => {
  const { carrinho, estimado } = view(told, [mutacao], () => visto);
  expect([carrinho.valorTotal, estimado]).toEqual([2000, true]);
});

test('a cart with fewer lines than the server’s is computed on the device', () => {
  const dobra = foldCarrinho({ ...confirmed, itens: [] }, [], []);
  const { carrinho, estimado } = viewCarrinho(
    told,
    dobra,
    () => visto,
    () => undefined,
    cliente,
  );
  expect([carrinho.itens, carrinho.valorTotal, estimado]).toEqual([[], 0, false]);
});

test('a finished cart is empty and keeps its revision; without a cart there is no revision', () => {
  const ended = view({ ...told, idCarrinhoSituacao: 6 }, [], () => visto);
  expect([ended.carrinho.itens, ended.carrinho.valorTotal, ended.revisao]).toEqual([[], 0, 3]);
  expect(ended.estimado).toBe(false);
  const none = view(null, [set(5, 3)], () => visto);
  expect([none.carrinho.valorTotal, none.revisao, none.estimado]).toEqual([3000, null, true]);
});

test('viewCarrinho names exactly the lines that this device cannot price', () => {
  const { desconhecidas, carrinho } = view(null, [set(5, 3), set(6, 1)], (l) =>
    l.idItem === 5 ? visto : undefined,
  );
  expect(desconhecidas.map((l) => [l.idItem, l.quantidade])).toEqual([[6, 1]]);
  expect(carrinho.itens.map((i) => i.idItem)).toEqual([5]);
});

test('an untouched line with missing units keeps the stock that the server found', () => {
  const [item] = confirmed.itens;
  const itens = [
    { ...item, quantidade: 9, quantidadeAtendida: 4, quantidadeFalta: 5 },
    { ...item, idItem: 6, quantidade: 2, quantidadeAtendida: 2 },
  ];
  const short = { ...confirmed, itens } as Carrinho;
  const served = (mutacao: Mutacao) =>
    view(short, [mutacao], () => visto).carrinho.itens.map((i) => [i.idItem, i.quantidadeAtendida]);
  expect(served(set(6, 3))).toEqual([
    [5, 4],
    [6, 3],
  ]);
  // A changed line takes its stock from the catalogue.
  expect(served(set(5, 8))).toEqual([
    [5, 8],
    [6, 2],
  ]);
});

test("the server's stock counts the units that combos took, at the same branch only", () => {
  const [item] = confirmed.itens;
  const composicao = [
    { idProduto: 5, quantidade: 3, estoque: 1000 },
    { idProduto: 8, quantidade: 7, estoque: 1000 },
  ];
  const combo = { ...item, idItem: 5, idItemTipo: 2, quantidade: 2, quantidadeAtendida: 2 };
  const elsewhere = { ...item, idItem: 5, idCondicao: 2, idCarrinhoGrupo: 10, quantidadeAtendida: 50 };
  const short = {
    ...confirmed,
    grupos: [...confirmed.grupos, { ...grupo, idPessoaFilial: 2, idCondicao: 2, idCarrinhoGrupo: 10 }],
    itens: [
      { ...item, quantidade: 90, quantidadeAtendida: 10, quantidadeFalta: 80 },
      combo,
      elsewhere,
      { ...item, idItem: 7 },
    ],
  } as Carrinho;
  const produtoOf = (l: { idItem: number; idItemTipo?: number; idCondicao?: number }) =>
    l.idItemTipo === 2
      ? { ...visto, composicao, estoque: 1000 }
      : { ...visto, estoque: 1000, idPessoaFilial: l.idCondicao === 2 ? 2 : 1 };
  const { carrinho } = view(
    short,
    [{ ...set(5, 0), linha: { ...linha, idItemTipo: 2 } } as Mutacao],
    produtoOf,
  );
  // 10 units served to the line and 2 combos of 3 units: 16 for a line of 90.
  expect(carrinho.itens[0]).toMatchObject({ idItem: 5, quantidadeAtendida: 16, quantidadeFalta: 74 });
});

test('a line without missing units takes the stock of the catalogue', () => {
  const { carrinho } = view(confirmed, [set(6, 1)], () => ({ ...visto, estoque: 1 }));
  expect(carrinho.itens.map((i) => i.quantidadeAtendida)).toEqual([1, 1]);
});

test('toCalculado drops a line whose group the server did not name', () => {
  const [item] = confirmed.itens;
  const lost = { ...confirmed, itens: [{ ...item, idCarrinhoGrupo: 77 }, item] } as Carrinho;
  expect(toCalculado(lost).itens.map((i) => i.idPessoaFilial)).toEqual([1]);
});

test('toCalculado puts each line into the group that the server gave it', () => {
  const [item] = confirmed.itens;
  const two = {
    ...confirmed,
    grupos: [...confirmed.grupos, { ...grupo, idPessoaFilial: 2, idCarrinhoGrupo: 10 }],
    itens: [item, { ...item, idItem: 6, idCarrinhoGrupo: 10 }],
  } as Carrinho;
  expect(toCalculado(two).itens.map((i) => i.idPessoaFilial)).toEqual([1, 2]);
});

test('toItemVisto has the ST of the net price, no tiers, and the served units as stock', () => {
  const [calculado] = toCalculado(confirmed).itens;
  const item = { ...must(calculado, 'line'), stValor: 11_500, valorLiquido: 111_500 };
  expect(toItemVisto(item)).toMatchObject({ st: 1150, faixas: [], estoque: Number.MAX_SAFE_INTEGER });
  expect(toItemVisto({ ...item, stValor: 0, valorLiquido: 0 }).st).toBe(0);
  expect(toItemVisto({ ...item, quantidadeAtendida: 4, quantidadeFalta: 1 }).estoque).toBe(4);
});
