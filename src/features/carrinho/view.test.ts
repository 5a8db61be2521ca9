import { describe, expect, test } from 'vitest';
import { computeCarrinho, type GrupoCalculado, type ItemVendavel } from '#domain/cart/carrinho.ts';
import { sampleCliente, sampleItem } from '#domain/cart/carrinho-sample.ts';
import { toItemVisto } from '#domain/cart/carrinho-view.ts';
import { descontoText, pagamentoText } from '#parts/cart/carrinho-words.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import {
  atendimentoOf,
  creditosOf,
  entregaOf,
  recusaDoPedidoTitle,
  recusaText,
  recusaTitle,
  splitDescricao,
  toTela,
  unidadesText,
} from './view.ts';

const cliente = sampleCliente({ limiteDisponivel: 5000 }, { minimoCompra: 30_000, calcularSt: true });

const item = (over: Partial<ItemVendavel>) =>
  sampleItem({
    descontoComercial: 1000,
    st: 500,
    descricao: 'DIPIRONA 500 MG COM X 10',
    descricaoMarca: 'MARCA',
    categoria: 'Analgésicos',
    estoque: 100,
    ...over,
  });

const linha = (idItem: number, quantidade = 1) => ({ idItem, idItemTipo: 1, idCondicao: 1, quantidade });

const itens: Record<number, ItemVendavel> = {
  1: item({}),
  2: item({ idCarrinhoGrupoTipo: 3, idPessoaFilial: 2, descricao: 'INSULINA 100 UI/ML', estoque: 0 }),
};

const carrinho = computeCarrinho([linha(1, 10), linha(2, 3)], (l) => itens[l.idItem], [], cliente);

const refused = (
  idItem: number,
  quantidade: number,
  seq: number,
  of = itens[idItem] ?? item({}),
): ParkedRow => ({
  key: `k${seq}`,
  lane: '101',
  idUsuario: 1,
  idPessoaCliente: 101,
  nomeCliente: 'FARMÁCIA',
  at: 0,
  seq,
  parkedAt: 0,
  status: 422,
  codigo: 'quantidade-invalida',
  message: 'Atenção!',
  description: 'Recusado.',
  decided: null,
  intent: {
    tipo: 'linha',
    linha: { idItem, idItemTipo: 1, idCondicao: 1 },
    quantidade,
    base: { quantidade: 0, revisao: null },
    visto: { ...linha(idItem, quantidade), item: of },
  },
});

test.each([
  [0, ''],
  [1, 'Entrega em 1 dia útil'],
  [3, 'Entrega em 3 dias úteis'],
])('a group delivered in %i business days says %j', (prazoEntrega, text) => {
  expect(entregaOf({ prazoEntrega } as GrupoCalculado)).toBe(text);
});

test('the heading counts units, and shows the served ones if some are missing', () => {
  expect(unidadesText({ unidades: 1200, atendidas: 1200 })).toBe('1.200 unidades');
  expect(unidadesText(toTela(carrinho, new Set(), []))).toBe('10 de 13 unidades atendidas');
  expect(unidadesText({ unidades: 1, atendidas: 0 })).toBe('0 de 1 unidade atendida');
});

describe('toTela', () => {
  test('groups by branch and then by group, and marks unconfirmed lines', () => {
    const { filiais, unidades, atendidas } = toTela(carrinho, new Set(['1:1:1']), []);
    expect(filiais.map((f) => [f.descricao, f.total, f.totalItens])).toEqual([
      ['CD Guarulhos (SP)', 9450, 1],
      ['CD Contagem (MG)', 0, 1],
    ]);
    expect(filiais.map((f) => f.grupos[0]?.linhas[0]?.naFila)).toEqual([true, false]);
    expect([unidades, atendidas]).toEqual([13, 10]);
  });

  test('shows a refused change at its line, newest last', () => {
    const { filiais, recusadas } = toTela(carrinho, new Set(), [refused(1, 7, 9), refused(1, 5, 4)]);
    const recusas = filiais[0]?.grupos[0]?.linhas[0]?.recusas ?? [];
    expect(recusas.map((r) => r.intent.quantidade)).toEqual([5, 7]);
    expect(recusadas).toEqual([]);
  });

  test('shows a refused line outside the cart in its group if there is one, else apart', () => {
    const apart = item({ idCarrinhoGrupoTipo: 2, descricao: 'CONTROLADO' });
    const { filiais, recusadas } = toTela(carrinho, new Set(), [refused(8, 1, 1), refused(9, 1, 2, apart)]);
    expect(filiais[0]?.grupos[0]?.linhas.map((l) => [l.key, l.item === null])).toEqual([
      ['1:1:1', false],
      ['8:1:1', true],
    ]);
    expect(recusadas.map((l) => l.descricao)).toEqual(['CONTROLADO']);
  });
});

describe('texts of the cart', () => {
  const [first, second] = carrinho.itens;

  test('show served and missing units', () => {
    expect(first && atendimentoOf(first)).toBeNull();
    expect(second && atendimentoOf(second)).toEqual({
      texto: 'Atendido 0 de 3 · faltam 3',
      tone: 'negative',
    });
    expect(second && atendimentoOf({ ...second, quantidadeAtendida: 2, quantidadeFalta: 1 })).toEqual({
      texto: 'Atendido 2 de 3 · falta 1',
      tone: 'caution',
    });
  });

  test('show discounts, payment and refusal', () => {
    expect(first && descontoText(first)).toBe('10%');
    expect(first && descontoText({ ...first, descontoFinanceiro: 250 })).toBe('10% + 2,5%');
    expect(first && descontoText({ ...first, descontoComercial: 0 })).toBe('–');
    expect(carrinho.grupos.map(pagamentoText)).toEqual(['Boleto · 28 dias', 'Boleto · 28 dias']);
    const [row] = toTela(carrinho, new Set(), [refused(1, 0, 1)]).filiais[0]?.grupos[0]?.linhas ?? [];
    expect(row?.recusas.map(recusaTitle)).toEqual(['A remoção deste item foi recusada.']);
  });

  test('say what failed where the server does not', () => {
    const said = (quantidade: number, antes: number, description = '') => {
      const row = refused(1, quantidade, 1);
      const intent = { ...row.intent, base: { quantidade: antes, revisao: null } };
      return recusaText({ ...row, description, intent } as Parameters<typeof recusaText>[0]);
    };
    expect(said(5, 0)).toBe('Houve um erro ao incluir o item no carrinho.');
    expect(said(5, 2)).toBe('Houve um erro ao alterar a quantidade.');
    expect(said(0, 2)).toBe('Houve um erro ao excluir.');
    expect(said(5, 2, 'Sem estoque.')).toBe('Sem estoque.');
  });

  test('name a refused payment and refused extra data, but not a refused line', () => {
    const grupo = { idPessoaFilial: 1, idCondicao: 1, idCarrinhoGrupoTipo: 1 };
    const pago = { grupo, idPrazo: 1, idFormaPagamento: 1, descricaoPagamento: 'Boleto · 28 dias' };
    expect(recusaDoPedidoTitle({ tipo: 'pagamento', ...pago })).toBe(
      'O servidor recusou o pagamento Boleto · 28 dias.',
    );
    const extras = { informar: true, numeroPedidoCliente: '1', observacao: '' };
    expect(recusaDoPedidoTitle({ tipo: 'extras', ...extras })).toBe(
      'O servidor recusou os dados extras do pedido.',
    );
    expect(recusaDoPedidoTitle(refused(1, 5, 4).intent)).toBeNull();
  });

  test('show by how much credit is exceeded', () => {
    expect(creditosOf(carrinho, cliente)).toEqual([
      { titulo: 'Crédito depois deste pedido', resta: 'faltam R$\u00a044,50' },
    ]);
    const rich = { ...cliente, limiteDisponivel: 10_000 };
    expect(creditosOf(carrinho, rich)).toEqual([
      { titulo: 'Crédito depois deste pedido', resta: 'R$\u00a05,50' },
    ]);
    expect(creditosOf(carrinho, rich, 450)[0]?.resta).toBe('R$\u00a010,00');
  });
});

test('an item rebuilt from its line gives the same prices again', () => {
  const again = computeCarrinho(
    [linha(1, 10), linha(2, 3)],
    (l) => carrinho.itens.filter((i) => i.idItem === l.idItem).map(toItemVisto)[0],
    [],
    cliente,
  );
  expect(again.valorTotal).toBe(carrinho.valorTotal);
  expect(again.itens.map((i) => i.quantidadeFalta)).toEqual([0, 3]);
});

test('a name ends where the first figure begins', () => {
  expect(splitDescricao('DIPIRONA 500 MG COM X 10')).toEqual({
    nome: 'DIPIRONA',
    apresentacao: '500 MG COM X 10',
  });
  expect(splitDescricao('VITAMINA B12')).toEqual({ nome: 'VITAMINA B12', apresentacao: '' });
});
