import { describe, expect, test } from 'vitest';
import type { Intent, OutboxRow, ParkedRow } from '#vault/outbox-rows.ts';
import { countWaiting } from '#outbox/count-waiting.ts';
import { type Fila, keysOf, toFila } from './fila.ts';

const now = Date.UTC(2026, 10, 20, 17, 30);
const minute = 60_000;

const item = {
  valorUnitario: 0,
  descontoComercial: 0,
  descontoFinanceiro: 0,
  st: 0,
  faixas: [],
  descricao: 'DIPIRONA 500 MG',
  descricaoMarca: 'MEDLEY',
  categoria: '',
  idPessoaFilial: 1,
  idCarrinhoGrupoTipo: 1,
  estoque: 1,
};
const linha = (quantidade: number, idItem = 1): Intent => ({
  tipo: 'linha',
  linha: { idItem, idItemTipo: 1, idCondicao: 1 },
  quantidade,
  base: { quantidade: 0, revisao: null },
  visto: { idItem, idItemTipo: 1, idCondicao: 1, quantidade, item },
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
const etapa: Intent = { tipo: 'etapa' };

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

const parkedOf = (seq: number, intent: Intent): ParkedRow => ({
  ...row(seq, intent),
  parkedAt: now,
  status: 422,
  codigo: '',
  message: '',
  description: '',
  decided: null,
});

const B = { idPessoaCliente: 102, nomeCliente: 'FARMÁCIA B', lane: '102' };
const online = { connected: true, lastConfirmedAt: null };
const fila = (rows: OutboxRow[], over: Partial<Fila> = {}) =>
  toFila({ rows, parked: [], reach: online, ...over }, now);
const words = (rows: OutboxRow[], over: Partial<Fila> = {}) =>
  fila(rows, over).flatMap((c) =>
    c.esperas.flatMap((e) => [...e.dentro, e].map((one) => one.situacao?.texto ?? null)),
  );

test('unsent changes are listed by customer, in order, an order without the step before it', () => {
  const listed = fila([row(5, envio), row(4, etapa), row(2, linha(1200), B), row(1, linha(0))]);
  expect(listed.map((e) => [e.nomeCliente, e.esperas.map((x) => x.texto)])).toEqual([
    ['FARMÁCIA A', ['Pedido A7K-042 · R$\u00a01.234,56']],
    ['FARMÁCIA B', ['1.200 × DIPIRONA 500 MG · MEDLEY']],
  ]);
});

test('an order holds the changes before it, so that the list is as long as the indicator counts', () => {
  const rows = [row(1, linha(2)), row(2, linha(3, 2)), row(3, etapa), row(4, envio), row(5, linha(9))];
  const [cliente] = fila(rows);
  const esperas = cliente?.esperas ?? [];
  expect(esperas.map(({ key, dentro }) => [key, dentro.map((d) => d.key)])).toEqual([
    ['k4', ['k1', 'k2']],
    ['k5', []],
  ]);
  expect(esperas).toHaveLength(countWaiting(rows));
  expect(keysOf(fila(rows))).toEqual(['k1', 'k2', 'k4', 'k5']);
});

test('an order that waits for a change inside it tells why that one waits', () => {
  const tried = { tries: 2, notBefore: now + minute };
  const [cliente] = fila([row(1, linha(2), tried), row(2, linha(3, 2)), row(3, envio), row(4, linha(9))]);
  expect(cliente?.esperas.map((e) => e.situacao?.texto)).toEqual([
    expect.stringMatching(/^tenta de novo/),
    'espera a anterior',
  ]);
});

test('nothing that waits is an empty list, also when only the step before an order is left', () => {
  expect(fila([])).toEqual([]);
  expect(fila([row(1, etapa)])).toEqual([]);
});

describe('a change shows the reason of its wait', () => {
  test('one that goes next says nothing more than its age', () => {
    const [cliente] = fila([row(1, linha(2))]);
    expect(cliente?.esperas).toEqual([
      {
        key: 'k1',
        texto: '2 × DIPIRONA 500 MG · MEDLEY',
        isEnvio: false,
        situacao: null,
        detalhe: 'há 3 min',
        canUndo: true,
        dentro: [],
      },
    ]);
  });

  test('one that was tried says its tries, the last answer and when it is tried again', () => {
    const tried = {
      tries: 2,
      notBefore: now + minute,
      lastAnswer: { at: now, status: null, text: 'Sem rede' },
    };
    const [espera] = fila([row(1, linha(2), tried)])[0]?.esperas ?? [];
    expect(espera?.situacao).toEqual({ texto: 'tenta de novo às 14:31', tone: 'pending' });
    expect(espera?.detalhe).toBe('há 3 min · 2 tentativas · Sem rede');
    expect(espera?.canUndo).toBe(false);
  });

  test('one under way says so', () => {
    expect(words([row(1, linha(2), { state: 'sending' })])).toEqual(['enviando']);
  });

  test('an order behind a refused line waits for a person; a line does not wait', () => {
    const parked = [parkedOf(1, linha(1))];
    expect(words([row(5, linha(2)), row(6, envio)], { parked })).toEqual([null, 'espera outra decisão']);
  });

  test('changes after a tried one wait for it', () => {
    expect(words([row(1, linha(2), { tries: 1 }), row(2, linha(3, 2))])).toEqual([null, 'espera a anterior']);
  });

  test('a lane that stands still while others go on says so, with its tries, at its first change only', () => {
    const tries = { tries: 12, notBefore: now + minute };
    const rows = [row(1, linha(2), tries), row(2, linha(3, 2)), row(3, linha(1), B)];
    expect(words(rows)).toEqual([
      'parado: 12 tentativas sem resposta do servidor',
      'espera a anterior',
      null,
    ]);
    expect(fila(rows)[0]?.esperas[0]?.detalhe).toBe('há 3 min · tenta de novo às 14:31');
  });

  test('an order tells the tries of the step that goes before it', () => {
    const lastAnswer = { at: now, status: 503, text: 'O servidor respondeu 503' };
    const rows = [row(4, etapa, { tries: 1, lastAnswer }), row(5, envio)];
    expect(fila(rows)[0]?.esperas[0]?.detalhe).toBe('há 3 min · 1 tentativa · O servidor respondeu 503');
  });

  test('a change of a newer build asks for an update and shows nothing of its content', () => {
    const future = { ...row(1, { tipo: 'combo' } as unknown as Intent), v: 7 } as unknown as OutboxRow;
    const [espera] = fila([future])[0]?.esperas ?? [];
    expect(espera?.texto).toBe('Alteração');
    expect(espera?.situacao?.texto).toBe('feita por uma versão mais nova do Maleta: atualize');
    expect(espera?.canUndo).toBe(false);
  });

  test('one out of a file says that the server is asked first', () => {
    expect(words([row(1, linha(2), { copied: true })])).toEqual(['copiado para outro aparelho']);
  });
});

test('a line of an order that waits is not taken back alone; the order is', () => {
  const [cliente] = fila([row(1, linha(2)), row(4, etapa), row(5, envio), row(6, linha(9, 7))]);
  expect(cliente?.esperas.map((e) => [e.dentro.map((d) => d.canUndo), e.canUndo])).toEqual([
    [[false], true],
    [[], true],
  ]);
});
