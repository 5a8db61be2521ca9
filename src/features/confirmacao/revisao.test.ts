import { expect, test } from 'vitest';
import { computeCarrinho, type ItemVendavel } from '#domain/cart/carrinho.ts';
import { sampleCliente, sampleItem } from '#domain/cart/carrinho-sample.ts';
import { toEnvio } from '#outbox/envio/to-envio.ts';
import type { EnvioIntent, GrupoRecusado } from '#vault/outbox-rows.ts';
import { bloqueioOf, type Escolhas, reviewEnvio, SEM_ESCOLHAS } from './revisao.ts';

const cliente = sampleCliente({ limiteDisponivel: 20_000 }, { minimoCompra: 5000, calcularSt: true });

const dipirona = sampleItem({
  faixas: [{ quantidade: 10, descontoComercial: 1000, descontoFinanceiro: 0 }],
  estoque: 100,
});
const insulina = {
  ...dipirona,
  faixas: [],
  descricao: 'INSULINA',
  idPessoaFilial: 2,
  idCarrinhoGrupoTipo: 3,
};

const compute = (wanted: [quantidade: number, item: ItemVendavel][]) =>
  computeCarrinho(
    wanted.flatMap(([quantidade], at) =>
      quantidade === 0 ? [] : [{ idItem: at + 1, idItemTipo: 1, idCondicao: 1, quantidade }],
    ),
    (l) => wanted[l.idItem - 1]?.[1],
    [],
    cliente,
  );

const seen = compute([
  [10, dipirona],
  [2, insulina],
]);
const intent: EnvioIntent = { tipo: 'envio', codigoLocal: 'A7K-042', ...toEnvio(seen) };

/** Dearer, with ST, and fewer in stock; the refrigerated group is unchanged. */
const dearer = { ...dipirona, valorUnitario: 120_000, st: 1000, estoque: 8 };
const agora = compute([
  [10, dearer],
  [2, insulina],
]);

const review = (escolhas: Partial<Escolhas> = {}, over: Partial<Parameters<typeof reviewEnvio>[0]> = {}) =>
  reviewEnvio({
    intent,
    recusados: [],
    agora,
    revisao: 5,
    cliente,
    produtoOf: (i) => (i.idItem === 1 ? dipirona : insulina),
    escolhas: { ...SEM_ESCOLHAS, ...escolhas },
    ...over,
  });

test('a review shows every changed figure of a line, and leaves out unchanged lines', () => {
  const { grupos, totalVisto, yes, pendentes } = review();
  expect(grupos.map((g) => [g.titulo, g.visto, g.agora, g.linhas.length])).toEqual([
    ['CD Guarulhos (SP) · Produtos em geral', 9000, 9504, 1],
    ['CD Contagem (MG) · Refrigerados', 2000, 2000, 0],
  ]);
  expect(grupos[0]?.linhas[0]?.diferencas).toEqual([
    { nome: 'Atendido', visto: '10', agora: '8' },
    { nome: 'Preço', visto: 'R$\u00a010,00', agora: 'R$\u00a012,00' },
    { nome: 'ST', visto: '–', agora: 'R$\u00a01,08' },
    { nome: 'Preço líquido', visto: 'R$\u00a09,00', agora: 'R$\u00a011,88' },
    { nome: 'Total', visto: 'R$\u00a090,00', agora: 'R$\u00a095,04' },
  ]);
  expect([totalVisto, yes.totalVisto, pendentes]).toEqual([11_000, 11_504, 1]);
});

test('the discount of a tier is called by its name', () => {
  const untiered = compute([
    [10, { ...dipirona, faixas: [] }],
    [2, insulina],
  ]);
  expect(review({}, { agora: untiered }).grupos[0]?.linhas[0]?.diferencas[0]).toEqual({
    nome: 'Desconto por quantidade',
    visto: '10%',
    agora: '–',
  });
});

test('another quantity is priced by the tiers that explain the server’s figures, and is sent as a change', () => {
  const { grupos, yes, mudancas, pendentes } = review({ quantidades: { '1:1:1': 5 } });
  const [linha] = grupos[0]?.linhas ?? [];
  expect([linha?.decisao, linha?.quantidade, pendentes]).toEqual(['alterada', 5, 0]);
  // Five are below the tier: R$ 12,00 and 10 % ST.
  expect([grupos[0]?.agora, yes.totalVisto]).toEqual([6600, 8600]);
  expect(mudancas.map((m) => [m.linha.idItem, m.quantidade, m.quantidadeAntes, m.revisao])).toEqual([
    [1, 5, 10, 5],
  ]);
  expect(yes.linhas.map((l) => [l.idItem, l.quantidade])).toEqual([
    [1, 5],
    [2, 2],
  ]);
});

test('a group whose only line is removed goes with it, and the rest is sent', () => {
  const { grupos, yes, mudancas } = review({ quantidades: { '1:1:1': 0 } });
  expect(grupos[0]?.linhas[0]?.decisao).toBe('removida');
  expect(grupos[0]?.agora).toBeNull();
  expect(yes.grupos.map((g) => g.idCarrinhoGrupoTipo)).toEqual([3]);
  expect(mudancas.map((m) => m.quantidade)).toEqual([0]);
});

test('a group kept in the cart is not sent, and its lines need no decision', () => {
  const { yes, rascunhos, pendentes, mudancas } = review({
    rascunhos: ['1:1:1'],
    quantidades: { '1:1:1': 3 },
  });
  expect([yes.totalVisto, pendentes, mudancas]).toEqual([2000, 0, []]);
  expect(rascunhos).toEqual([{ idPessoaFilial: 1, idCondicao: 1, idCarrinhoGrupoTipo: 1 }]);
});

test('an accepted line is decided', () => {
  const { pendentes, grupos } = review({ aceitas: ['1:1:1'] });
  expect([pendentes, grupos[0]?.linhas[0]?.decisao]).toEqual([0, 'aceita']);
});

test('a group that falls under its minimum by a choice names the missing amount, and so does the whole', () => {
  const low = review({ quantidades: { '1:1:1': 2 } });
  expect(low.grupos[0]?.bloqueio).toContain('Selecione mais R$\u00a023,60 em produtos.');
  expect(bloqueioOf(low)).toMatch(/^CD Guarulhos \(SP\) · Produtos em geral: Este grupo ainda não atingiu/);
  expect(bloqueioOf(review())).toBe('');
  const poor = review({}, { cliente: { ...cliente, limiteDisponivel: 100 } });
  expect(bloqueioOf(poor)).toContain('ultrapassou o limite disponível de crédito');
});

test('credit counts only the groups that are sent', () => {
  const tight = { ...cliente, limiteDisponivel: 2000 };
  expect(bloqueioOf(review({ rascunhos: ['1:1:1'] }, { cliente: tight }))).toBe('');
});

test('a review with every group kept back says that nothing is left to send', () => {
  expect(bloqueioOf(review({ rascunhos: ['1:1:1', '2:1:3'] }))).toMatch(/^Nada ficou para enviar/);
});

test('only a refused group shows the server’s sentence', () => {
  const recusado: GrupoRecusado = {
    idPessoaFilial: 1,
    idCondicao: 1,
    idCarrinhoGrupoTipo: 1,
    codigo: 'minimo-grupo',
    message: 'Atenção!',
    description: 'Este grupo ficou abaixo do mínimo.',
  };
  expect(review({}, { recusados: [recusado] }).grupos.map((g) => g.motivo)).toEqual([
    'Este grupo ficou abaixo do mínimo.',
    '',
  ]);
});

test('a removed line is shown as such, and can only be accepted', () => {
  const { grupos } = review({ quantidades: { '2:1:1': 9 } }, { agora: compute([[10, dipirona]]) });
  expect(grupos[1]?.agora).toBeNull();
  expect(grupos[1]?.linhas.map((l) => [l.quantidade, l.decisao, l.diferencas])).toEqual([
    [null, 'pendente', [{ nome: 'Quantidade', visto: '2', agora: 'saiu do carrinho' }]],
  ]);
});

test('a line that came into the cart after the yes is marked as new', () => {
  const [first, ...others] = intent.linhas;
  const before = { ...intent, linhas: first === undefined ? [] : [first] };
  const linhas = review({}, { intent: before }).grupos.flatMap((g) => g.linhas);
  expect(others.length).toBeGreaterThan(0);
  expect(linhas.filter((l) => l.isNova)).toHaveLength(others.length);
  expect(
    review()
      .grupos.flatMap((g) => g.linhas)
      .filter((l) => l.isNova),
  ).toEqual([]);
});

test('a group with another payment shows the earlier and the present one', () => {
  const pago = { ...intent, grupos: intent.grupos.map((g) => ({ ...g, idPagamentoVisto: '7_1' })) };
  expect(review({}, { intent: { ...pago } }).grupos[0]?.pagamento).toEqual({
    nome: 'Pagamento',
    visto: 'Boleto · 28 dias',
    agora: 'Boleto · 28 dias',
  });
  expect(review().grupos[0]?.pagamento).toBeNull();
});
