import { describe, expect, test } from 'vitest';
import type { Carrinho } from '#contract/cart/carrinho.ts';
import type { Pedido } from '#contract/orders/pedido.ts';
import type { PedidoItem } from '#contract/orders/pedido-lista.ts';
import { computeCarrinho, type ItemVendavel } from '#domain/cart/carrinho.ts';
import { sampleCliente, sampleItem } from '#domain/cart/carrinho-sample.ts';
import type { CarrinhoBase } from '#outbox/carrinho/read-carrinho.ts';
import { toEnvio } from '#outbox/envio/to-envio.ts';
import { heldBackBy } from '#outbox/held.ts';
import type { EnvioIntent, Intent, OutboxRow, ParkedRow, ReceiptRow } from '#vault/outbox-rows.ts';
import { carrinhoNow, ganhoText, isVigente, sobrescritosOf, toPedidoNaTela, toPedidos } from './view.ts';

const cliente = sampleCliente({ limiteDisponivel: 0, contextos: [], opcoes: [] });

const item = (over: Partial<ItemVendavel> = {}) => sampleItem({ estoque: 100, ...over });

const linha = (idItem: number, quantidade: number) => ({ idItem, idItemTipo: 1, idCondicao: 1, quantidade });

const compute = (lines: Record<number, [quantidade: number, item: ItemVendavel]>) =>
  computeCarrinho(
    Object.entries(lines).map(([id, [quantidade]]) => linha(Number(id), quantidade)),
    (l) => lines[l.idItem]?.[1],
    [],
    cliente,
  );

const seen = compute({ 1: [2, item()], 2: [3, item({ idCarrinhoGrupoTipo: 3, descricao: 'INSULINA' })] });
const intent: EnvioIntent = { tipo: 'envio', codigoLocal: 'A7K-042', ...toEnvio(seen) };

const origin = { key: 'k', lane: '101', idUsuario: 1, idPessoaCliente: 101, nomeCliente: 'FARMÁCIA', at: 0 };

const parked = (seq: number, of: Intent): ParkedRow => ({
  ...origin,
  key: `p${seq}`,
  intent: of,
  seq,
  parkedAt: 0,
  status: 409,
  codigo: 'carrinho-mudou',
  message: '',
  description: '',
  decided: null,
});

const queued = (seq: number, of: Intent): OutboxRow => ({
  ...origin,
  key: `q${seq}`,
  intent: of,
  v: 1,
  seq,
  state: 'queued',
  notBefore: 0,
  quietUntil: 0,
  tries: 0,
  claim: null,
  leaseUntil: 0,
  frozen: null,
  lastAnswer: null,
});

const line = (idItem: number, quantidade: number): Intent => ({
  tipo: 'linha',
  linha: { idItem, idItemTipo: 1, idCondicao: 1 },
  quantidade,
  base: { quantidade: 0, revisao: null },
  visto: { ...linha(idItem, quantidade), item: item() },
});

const snapshot = (of: typeof seen, idCarrinhoSituacao = 2): Carrinho => ({
  ...of,
  idCarrinho: 9,
  idCarrinhoSituacao,
  revisao: 5,
  politicaAceite: true,
  grupos: of.grupos.map((g, at) => ({ ...g, idCarrinhoGrupo: at + 1, idEcommerceCarrinhoGrupoSituacao: 1 })),
  itens: of.itens.map((i) => ({
    ...i,
    imagem: null,
    idCarrinhoGrupo: 1 + of.grupos.findIndex((g) => g.idCarrinhoGrupoTipo === i.idCarrinhoGrupoTipo),
  })),
});

const base = (over: Partial<CarrinhoBase>): CarrinhoBase => ({
  snapshot: { idPessoaCliente: 101, carrinho: snapshot(seen), at: 0 },
  receipts: [],
  rows: [],
  parked: [],
  ...over,
});

describe('toPedidos', () => {
  test('shows one order per group while there are no numbers', () => {
    expect(toPedidos(intent, null).map((p) => [p.idPrePedido, p.descricaoCarrinhoGrupo, p.total])).toEqual([
      [null, 'Produtos em geral', 2000],
      [null, 'Refrigerados', 3000],
    ]);
  });

  test('shows a line’s price before its discounts, and both discounts as one', () => {
    const com = item({ valorUnitario: 100_000, descontoComercial: 1000, descontoFinanceiro: 500 });
    const [pedido] = toPedidos({ ...intent, ...toEnvio(compute({ 1: [2, com] })) }, null);
    expect(pedido?.linhas.map((l) => [l.valorUnitario, l.desconto, l.valorLiquido])).toEqual([
      [100_000, 1450, 85_500],
    ]);
  });

  test('shows the numbers and the totals of the server, each with the lines of its group', () => {
    const numeros = [
      { idPessoaFilial: 1, idCondicao: 1, idCarrinhoGrupoTipo: 3, idPrePedido: 100_124, total: 2900 },
      { idPessoaFilial: 7, idCondicao: 1, idCarrinhoGrupoTipo: 1, idPrePedido: 100_125, total: 10 },
    ];
    const pedidos = toPedidos(intent, numeros);
    expect(pedidos.map((p) => [p.idPrePedido, p.total, p.linhas.map((l) => l.descricao)])).toEqual([
      [100_124, 2900, ['INSULINA']],
      [100_125, 10, []],
    ]);
  });
});

test('an order of the server is shown with its lines, unless it was cancelled', () => {
  const pedido = {
    idPrePedido: 100_201,
    idPessoaFilial: 11,
    total: 2900,
    descricaoFilial: 'CD Guarulhos',
    descricaoCarrinhoGrupo: 'Produtos em geral',
    formaPagamento: { idFormaPagamento: 6, descFormaPagamento: 'Boleto', pagamentoAntecipado: true },
    portalPedidoSituacao: { idPedidoSituacao: 11, descPedidoSituacao: 'Aguardando pagamento' },
  } as Pedido;
  const cancelado = { ...pedido, portalPedidoSituacao: { idPedidoSituacao: 6, descPedidoSituacao: '' } };
  expect([pedido, cancelado].filter(isVigente)).toEqual([pedido]);
  const itens = [
    {
      idPrePedidoItemTipo: 1,
      produto: { idProduto: 3, descProduto: 'DIPIRONA', codigoErp: '000123' },
      quantidade: 5,
      quantidadeFalta: 2,
      valorUnitario: 100_000,
      desconto: 1283,
      stValor: 9497,
      valorUnitarioLiquido: 96_667,
      valorTotal: 2900,
    },
    { idPrePedidoItemTipo: 1, produto: { idProduto: 4, descProduto: 'OUTRO' } },
    // A combo may have the number of a product.
    { idPrePedidoItemTipo: 2, produto: { idProduto: 3, descProduto: 'COMBO' } },
    { idPrePedidoItemTipo: 5, produto: { idProduto: 6, descProduto: 'BRINDE' } },
  ] as PedidoItem[];
  const naTela = toPedidoNaTela({ pedido, itens }, 'Boleto');
  expect([naTela.idPrePedido, naTela.total, naTela.idFormaPagamento]).toEqual([100_201, 2900, 6]);
  expect(naTela.linhas.map((l) => [l.quantidadeAtendida, l.valorTotal])[0]).toEqual([3, 2900]);
  const [dipirona] = naTela.linhas;
  expect([dipirona?.valorUnitario, dipirona?.desconto, dipirona?.stValor]).toEqual([100_000, 1283, 9497]);
  expect(naTela.linhas.map((l) => [l.descricao, l.idProduto, l.codigo, l.idCombo, l.isBonificado])).toEqual([
    ['DIPIRONA', 3, '000123', null, false],
    ['OUTRO', 4, '4', null, false],
    ['COMBO', null, null, 3, false],
    ['BRINDE', 6, '6', null, true],
  ]);
});

describe('carrinhoNow', () => {
  test('is the server’s cart without the refused order and the later changes', () => {
    const refused = parked(7, intent);
    const read = base({ parked: [refused], rows: [queued(8, line(3, 1))] });
    expect(carrinhoNow(read, 7, cliente)?.itens.map((i) => i.idItem)).toEqual([1, 2]);
    expect(carrinhoNow(read, 7, cliente)?.valorTotal).toBe(5000);
  });

  test('is null when the server’s cart is no longer open or is absent', () => {
    const closed = { idPessoaCliente: 101, carrinho: snapshot(seen, 6), at: 0 };
    expect(carrinhoNow(base({ snapshot: closed }), 7, cliente)).toBeNull();
    expect(carrinhoNow(base({ snapshot: undefined }), 7, cliente)).toBeNull();
  });
});

test('an order waits only for refused lines of its groups and for an earlier refused order', () => {
  const row = queued(7, intent);
  const elsewhere = { ...line(9, 1), visto: { ...linha(9, 1), item: item({ idPessoaFilial: 2 }) } } as Intent;
  const holder = (...rows: ParkedRow[]) => heldBackBy(base({ parked: rows }), row)?.key;
  expect(holder(parked(9, line(1, 1)))).toBe('p9');
  expect(holder(parked(5, line(9, 1)))).toBe('p5');
  expect(holder(parked(5, elsewhere))).toBeUndefined();
  expect(holder(parked(5, intent))).toBe('p5');
  expect(holder(parked(9, intent))).toBeUndefined();
  expect(holder(parked(6, line(9, 1)), parked(5, intent))).toBe('p5');
});

test('an order that went cheaper than seen says by how much, with or without the device’s own yes; an unchanged one has no text', () => {
  const chave = { idPessoaFilial: 1, idCondicao: 1, idCarrinhoGrupoTipo: 1, idPrePedido: 100_124 };
  const before = { intent: { ...intent, totalVisto: 5250 } };
  expect(ganhoText([before], intent, null)).toBe('Ficou R$\u00a02,50 mais barato e vai ser enviado assim.');
  expect(ganhoText([before], intent, [{ ...chave, total: 4900 }])).toBe(
    'Ficou R$\u00a03,50 mais barato e foi enviado assim.',
  );
  expect(ganhoText([], intent, [{ ...chave, total: 4900 }])).toBe(
    'Ficou R$\u00a01,00 mais barato e foi enviado assim.',
  );
  const menos = intent.linhas.map((l) => ({ ...l, quantidadeAtendida: l.quantidadeAtendida - 1 }));
  expect(ganhoText([{ intent: { ...intent, linhas: menos } }], intent, null)).toBe(
    'Mudou a favor do cliente e vai ser enviado assim.',
  );
  expect(ganhoText([{ intent }], intent, null)).toBeNull();
  expect(ganhoText([], intent, [{ ...chave, total: 5000 }])).toBeNull();
  expect(ganhoText([{ intent: { ...intent, totalVisto: 9000, linhas: [] } }], intent, null)).toBeNull();
});

test('an order lists its lines that replaced another device’s quantity, once', () => {
  const receipt = (seq: number, of: Intent, sobrescrito?: number): ReceiptRow => ({
    ...origin,
    key: `r${seq}`,
    intent: of,
    seq,
    settledAt: seq,
    revisao: seq,
    pedidos: [],
    ...(sobrescrito === undefined ? {} : { sobrescrito }),
  });
  const changed = receipt(4, line(1, 2), 9);
  const told = [
    { key: '1:1:1', descricao: 'DIPIRONA', texto: 'Outro aparelho tinha pedido 9; valeu o seu 2' },
  ];
  expect(sobrescritosOf({ seq: 6, intent }, [changed, receipt(3, line(2, 3))])).toEqual(told);
  expect(sobrescritosOf({ seq: 6, intent }, [changed, receipt(5, intent)])).toEqual([]);
  expect(sobrescritosOf({ seq: 3, intent }, [changed])).toEqual([]);
});
