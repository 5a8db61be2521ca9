import { expect, test } from 'vitest';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import { type SupportInput, toSupportPackage } from './support-package.ts';

const now = Date.UTC(2026, 10, 20, 17, 30);
const KEY = '6f1c9d2a-7b1e-4c55-9a41-0d3f5e2b8c77';
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2VncmVkbw';

const item = {
  valorUnitario: 34_567,
  descontoComercial: 1250,
  descontoFinanceiro: 0,
  st: 0,
  faixas: [],
  descricao: 'DIPIRONA 500 MG',
  descricaoMarca: 'NEOSALDINA',
  categoria: '',
  idPessoaFilial: 1,
  idCarrinhoGrupoTipo: 1,
  estoque: 1,
};
const row: OutboxRow = {
  v: 1,
  seq: 7,
  key: KEY,
  lane: '10117',
  idUsuario: 4242,
  idPessoaCliente: 10_117,
  nomeCliente: 'FARMÁCIA SÃO JOSÉ',
  intent: {
    tipo: 'linha',
    linha: { idItem: 20_555, idItemTipo: 1, idCondicao: 1 },
    quantidade: 31,
    base: { quantidade: 0, revisao: null },
    visto: { idItem: 20_555, idItemTipo: 1, idCondicao: 1, quantidade: 31, item },
  },
  at: now - 60_000,
  state: 'queued',
  notBefore: now + 5000,
  quietUntil: 0,
  tries: 3,
  claim: 'claim-8812',
  leaseUntil: 0,
  frozen: {
    method: 'POST',
    path: '/Carrinho?cnpj=12345678000195',
    query: { token: TOKEN },
    body: '{"ValorUnitario":3.4567}',
  },
  lastAnswer: { at: now, status: 503, text: 'FARMÁCIA SÃO JOSÉ deve R$ 1.234,56' },
};
const input: SupportInput = {
  buildId: 'abc123',
  userAgent: 'Chromium 156',
  health: { persisted: true, usage: 1000, quota: 2000, isTiny: false },
  now,
  rows: [row],
  parked: [
    {
      ...row,
      key: '0b7d52c1-0000-4000-8000-000000000000',
      lane: 'intencao:10117',
      parkedAt: now - 1000,
      status: 422,
      codigo: 'item-sem-condicao',
      message: 'Senhor João Pereira',
      description: 'CNPJ 12.345.678/0001-95 sem limite de R$ 1.234,56',
      decided: null,
    },
  ],
  checkpoints: [
    { name: 'connection', state: 'connected', at: now - 2000, quality: 'slow' },
    { name: 'pedidos:10117', at: now - 3000 },
    { name: 'recebiveis:10230', at: now - 3000 },
    { name: 'precos:ctx-secreto', state: 'ready', geracao: 'ger-9', etag: 'W/"etag-77"', at: now },
    {
      name: 'catalogo',
      state: 'ready',
      done: 2000,
      total: 2000,
      geracao: 'ger-9',
      at: now,
      error: 'João Pereira disse não',
    },
  ],
  log: [
    { n: 5, at: now, event: 'confirmed', lane: 'devolucao:0b7d52c1-0000-4000-8000-000000000001', key: KEY },
    { n: 6, at: now, event: 'again', lane: 'devolucao:n81264', status: 0 },
    { n: 7, at: now, event: 'pull-failed', lane: '10117', status: 500, detail: 'devolucoes' },
    { n: 8, at: now, event: 'pull-failed', lane: '10117', status: 500, detail: 'itensNotas' },
    { n: 1, at: now, event: 'refused', lane: '10117', key: KEY, status: 422, detail: 'item-sem-condicao' },
    { n: 2, at: now, event: 'error', detail: 'QuotaExceededError' },
    { n: 3, at: now, event: 'error', detail: 'João Pereira' },
    { n: 4, at: now, event: 'again', lane: '10230', key: KEY, status: 0, detail: TOKEN },
  ],
  counts: { clientes: 12, pedidos: 3, notas: 2, recebiveis: 1, confirmadas: 9 },
};

test('the package holds no name, document, price, product, quantity, token, key or id', () => {
  const text = toSupportPackage(input);
  const personal = [
    'FARMÁCIA',
    'JOSÉ',
    'João',
    'Pereira',
    '12.345.678',
    '12345678',
    '1.234,56',
    'R$',
    '34567',
    '3.4567',
    '1250',
    'DIPIRONA',
    'NEOSALDINA',
    '20555',
    ': 31',
    TOKEN,
    'eyJ',
    KEY,
    '6f1c9d2a',
    '0b7d52c1',
    'claim-8812',
    'ctx-secreto',
    'etag-77',
    '10117',
    '10230',
    '4242',
    '81264',
    'Carrinho',
  ];
  expect(personal.filter((piece) => text.includes(piece))).toEqual([]);
});

test('a support package has builds, figures, states, and the same number for the same customer', () => {
  expect(JSON.parse(toSupportPackage(input))).toEqual({
    formato: 'maleta-suporte',
    versao: 1,
    feitoEm: '2026-11-20T17:30:00.000Z',
    build: 'abc123',
    navegador: 'Chromium 156',
    armazenamento: { persisted: true, usage: 1000, quota: 2000, isTiny: false },
    contagens: {
      clientes: 12,
      pedidos: 3,
      notas: 2,
      recebiveis: 1,
      confirmadas: 9,
      naFila: 1,
      enviando: 0,
      recusadas: 1,
      decididas: 0,
    },
    fila: [
      {
        v: 1,
        fila: 'cliente-1',
        chave: 'chave-1',
        tipo: 'linha',
        estado: 'queued',
        idadeSegundos: 60,
        tentaEmSegundos: 5,
        tentativas: 3,
        congelada: true,
        emArquivo: false,
        ultimoStatus: 503,
      },
    ],
    recusas: [
      {
        fila: 'cliente-1:intencao',
        chave: 'chave-2',
        tipo: 'linha',
        status: 422,
        codigo: 'item-sem-condicao',
        idadeSegundos: 1,
      },
    ],
    conjuntos: [
      { nome: 'connection', haSegundos: 2, estado: 'connected', qualidade: 'slow' },
      { nome: 'pedidos:cliente-1', haSegundos: 3 },
      { nome: 'recebiveis:cliente-2', haSegundos: 3 },
      { nome: 'precos:contexto-1', haSegundos: 0, estado: 'ready' },
      { nome: 'catalogo', haSegundos: 0, estado: 'ready', produtos: 2000, de: 2000, comErro: true },
    ],
    eventos: [
      {
        n: 5,
        at: '2026-11-20T17:30:00.000Z',
        event: 'confirmed',
        fila: 'devolucao-1',
        chave: 'chave-1',
      },
      { n: 6, at: '2026-11-20T17:30:00.000Z', event: 'again', fila: 'devolucao-2', status: 0 },
      ...['devolucoes', 'itensNotas'].map((detail, i) => ({
        n: 7 + i,
        at: '2026-11-20T17:30:00.000Z',
        event: 'pull-failed',
        fila: 'cliente-1',
        status: 500,
        detail,
      })),
      {
        n: 1,
        at: '2026-11-20T17:30:00.000Z',
        event: 'refused',
        fila: 'cliente-1',
        chave: 'chave-1',
        status: 422,
        detail: 'item-sem-condicao',
      },
      { n: 2, at: '2026-11-20T17:30:00.000Z', event: 'error', detail: 'QuotaExceededError' },
      { n: 3, at: '2026-11-20T17:30:00.000Z', event: 'error', detail: 'outro' },
      {
        n: 4,
        at: '2026-11-20T17:30:00.000Z',
        event: 'again',
        fila: 'cliente-2',
        chave: 'chave-1',
        status: 0,
        detail: 'outro',
      },
    ],
  });
});

test('an empty device makes a package too', () => {
  const empty = toSupportPackage({
    ...input,
    health: undefined,
    rows: [],
    parked: [],
    checkpoints: [],
    log: [],
  });
  expect(JSON.parse(empty)).toMatchObject({
    armazenamento: null,
    fila: [],
    recusas: [],
    conjuntos: [],
    eventos: [],
  });
});
