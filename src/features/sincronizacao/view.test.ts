import { describe, expect, test } from 'vitest';
import type { Intent, OutboxRow, ParkedRow } from '#vault/outbox-rows.ts';
import { estadoOf, intentWords, toDados, toEsperas } from './view.ts';

const now = Date.UTC(2026, 10, 20, 17, 30);
const minute = 60_000;

const item = {
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
};
const linha = (quantidade: number): Intent => ({
  tipo: 'linha',
  linha: { idItem: 1, idItemTipo: 1, idCondicao: 1 },
  quantidade,
  base: { quantidade: 0, revisao: null },
  visto: { idItem: 1, idItemTipo: 1, idCondicao: 1, quantidade, item },
});
const grupo = {
  idPessoaFilial: 1,
  idCondicao: 1,
  idCarrinhoGrupoTipo: 1,
  totalVisto: 123_456,
  quantidadeAtendidaVista: 1,
  descricaoFilial: '',
  descricaoCarrinhoGrupo: '',
  descricaoPagamento: '',
};
const envio: Intent = {
  tipo: 'envio',
  codigoLocal: 'A7K-042',
  totalVisto: 123_456,
  grupos: [grupo],
  linhas: [],
};

const row = (seq: number, intent: Intent, over: Partial<OutboxRow> = {}): OutboxRow => ({
  v: 1,
  seq,
  key: `k${seq}`,
  lane: '101',
  idUsuario: 1,
  idPessoaCliente: 101,
  nomeCliente: 'FARMÁCIA A',
  intent,
  at: now - 3 * minute,
  state: 'queued',
  notBefore: 0,
  quietUntil: 0,
  tries: 0,
  claim: null,
  leaseUntil: 0,
  frozen: null,
  lastAnswer: null,
  ...over,
});

const parkedLine: ParkedRow = {
  ...row(1, linha(1)),
  parkedAt: now,
  status: 422,
  codigo: '',
  message: '',
  description: '',
  decided: null,
};

test('the connection is told in words, and the expired session before the lost signal', () => {
  const lost = { name: 'connection', state: 'no-signal', at: now - 25 * minute } as const;
  expect(estadoOf([], now).titulo).toBe('Conectado');
  expect(estadoOf([lost], now).titulo).toBe('Sem sinal desde 14:05');
  expect(estadoOf([{ ...lost, at: now - 24 * 60 * minute }], now).titulo).toBe(
    'Sem sinal desde 19/11/2026 às 14:30',
  );
  expect(estadoOf([lost, { name: 'auth', state: 'held', at: now }], now).titulo).toBe('Sessão expirada');
});

test('a change is told as the user made it', () => {
  expect(intentWords(linha(1200))).toBe('1.200 × DIPIRONA 500 MG');
  expect(intentWords(linha(0))).toBe('Remover DIPIRONA 500 MG');
  expect(intentWords(envio)).toBe('Pedido A7K-042 · R$\u00a01.234,56');
});

describe('toEsperas', () => {
  test('lists what waits by customer, in the order in which it goes, without the step before an order', () => {
    const other = { idPessoaCliente: 102, nomeCliente: 'FARMÁCIA B', lane: '102' };
    const esperas = toEsperas(
      [row(5, envio), row(4, { tipo: 'etapa' }), row(2, linha(3), other), row(1, linha(2))],
      [],
      now,
    );
    expect(esperas.map((e) => [e.nomeCliente, e.esperas.map((x) => x.texto)])).toEqual([
      ['FARMÁCIA A', ['2 × DIPIRONA 500 MG', 'Pedido A7K-042 · R$\u00a01.234,56']],
      ['FARMÁCIA B', ['3 × DIPIRONA 500 MG']],
    ]);
  });

  test('says age, tries, the last answer and the next try', () => {
    const tried = {
      tries: 2,
      notBefore: now + minute,
      lastAnswer: { at: now, status: null, text: 'Sem rede' },
    };
    expect(toEsperas([row(1, linha(2), tried)], [], now)[0]?.esperas[0]?.detalhe).toBe(
      'há 3 min · 2 tentativas · Sem rede · tenta de novo às 14:31',
    );
    expect(toEsperas([row(1, linha(2), { state: 'sending' })], [], now)[0]?.esperas[0]?.detalhe).toBe(
      'há 3 min · enviando',
    );
  });

  test('an order behind a refused line says that it waits for a person; a line does not wait', () => {
    const [cliente] = toEsperas([row(5, linha(2)), row(6, envio)], [parkedLine], now);
    expect(cliente?.esperas.map((e) => e.detalhe)).toEqual(['há 3 min', 'há 3 min · espera a sua decisão']);
  });
});

test('each set of data says how old it is, or that it is not here', () => {
  const dados = toDados(
    {
      checkpoints: [
        {
          name: 'catalogo',
          state: 'ready',
          done: 10,
          total: 29_849,
          geracao: 'g',
          at: now - minute,
          error: null,
        },
        { name: 'precos:c1', state: 'ready', geracao: 'g', etag: null, at: now - 120 * minute },
      ],
      idContexto: 'c1',
      cliente: { at: now, detalhe: null },
      carrinho: undefined,
    },
    now,
  );
  expect(dados.map((d) => d.texto)).toEqual([
    '29.849 produtos · há 1 min, às 14:29',
    'há 2 h, às 12:30',
    'ainda não está neste aparelho',
    'ainda não está neste aparelho',
  ]);
});
