import { expect, test } from 'vitest';
import type { Carrinho } from '#contract/cart/carrinho.ts';
import type { Intent, LinhaIntent, ParkedRow } from '#vault/outbox-rows.ts';
import { quantidadeNo, toDecisoes, toWish } from './decisoes.ts';

const now = Date.UTC(2026, 10, 20, 17, 30);
const chave = { idItem: 7, idItemTipo: 1, idCondicao: 1 };
const linha: LinhaIntent = {
  tipo: 'linha',
  linha: chave,
  quantidade: 12,
  base: { quantidade: 3, revisao: 4 },
  visto: {
    ...chave,
    quantidade: 12,
    item: {
      valorUnitario: 0,
      descontoComercial: 0,
      descontoFinanceiro: 0,
      st: 0,
      faixas: [],
      descricao: 'DIPIRONA 500 MG',
      descricaoMarca: '',
      categoria: '',
      idPessoaFilial: 1,
      idCarrinhoGrupoTipo: 1,
      estoque: 1,
    },
  },
};
const parked = (intent: Intent, over: Partial<ParkedRow> = {}): ParkedRow => ({
  key: 'k1',
  lane: '101',
  idUsuario: 1,
  idPessoaCliente: 101,
  nomeCliente: 'FARMÁCIA A',
  intent,
  at: now - 3_600_000,
  seq: 1,
  parkedAt: now - 120_000,
  status: 422,
  codigo: 'item-sem-condicao',
  message: 'Atenção!',
  description: 'O item não é vendido nesta condição.',
  decided: null,
  ...over,
});
const carrinho = {
  idPessoaCliente: 101,
  at: now,
  // Only the members that the rule reads.
  carrinho: { revisao: 9, itens: [{ ...chave, quantidade: 5 }] } as unknown as Carrinho,
};

test('a refusal is told with whose it is, its age and the server’s sentence', () => {
  expect(toDecisoes([parked(linha)], now)).toEqual([
    {
      key: 'k1',
      texto: '12 × DIPIRONA 500 MG',
      nomeCliente: 'FARMÁCIA A',
      idade: 'há 2 min',
      frase: 'O item não é vendido nesta condição.',
      confira: null,
      pedidos: [],
      isEnvio: false,
      linha,
    },
  ]);
});

test('a refusal without a sentence of its own still says something', () => {
  expect(toDecisoes([parked(linha, { description: '' })], now)[0]?.frase).toBe('Atenção!');
  expect(toDecisoes([parked(linha, { description: '', message: '' })], now)[0]?.frase).toBe(
    'O servidor recusou esta alteração.',
  );
});

test('a change with an unknown outcome asks to check, by its kind', () => {
  const envio: Intent = { tipo: 'envio', codigoLocal: 'A7K-042', totalVisto: 1, grupos: [], linhas: [] };
  const intents: Intent[] = [
    linha,
    { ...linha, quantidade: 0 },
    envio,
    { tipo: 'extras', informar: true, numeroPedidoCliente: '', observacao: '' },
  ];
  const confira = toDecisoes(
    intents.map((intent) => parked(intent, { codigo: 'verifique' })),
    now,
  ).map((d) => d.confira);
  expect(confira).toEqual([
    'Confira no carrinho do cliente se já há 12 × DIPIRONA 500 MG.',
    'Confira no carrinho do cliente se DIPIRONA 500 MG já saiu.',
    'Confira nos pedidos do cliente se o A7K-042 já está lá, para não pedir duas vezes.',
    'Confira no carrinho do cliente o número e a observação do pedido.',
  ]);
});

test('another quantity is wished against the cart as the server last had it', () => {
  const wish = toWish(linha, 20, carrinho);
  expect([wish.quantidade, wish.quantidadeAntes, wish.revisao, wish.visto.quantidade]).toEqual([
    20, 5, 9, 20,
  ]);
});

test('without a cart the line holds nothing, and the last revision that is known counts', () => {
  const closed = { idPessoaCliente: 101, at: now, carrinho: null, revisao: 6 };
  expect(quantidadeNo(undefined, chave)).toBe(0);
  expect(toWish(linha, 0, undefined).revisao).toBe(null);
  expect(toWish(linha, 0, closed).revisao).toBe(6);
});
