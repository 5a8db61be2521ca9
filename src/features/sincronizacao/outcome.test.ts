import { expect, test } from 'vitest';
import type { CheckpointRow } from '#vault/device-rows.ts';
import type { OutboxRow, ParkedRow } from '#vault/outbox-rows.ts';
import { outcomeOf } from './outcome.ts';

const at = 1_000_000;
const row = (key: string, over: Partial<OutboxRow> = {}): OutboxRow => ({
  v: 1,
  seq: Number(key),
  key,
  lane: '101',
  idUsuario: 1,
  idPessoaCliente: 101,
  nomeCliente: 'x',
  intent: { tipo: 'extras', informar: false, numeroPedidoCliente: '', observacao: '' },
  at: 0,
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
const refused = (key: string, intent: ParkedRow['intent'] = row(key).intent): ParkedRow => ({
  ...row(key),
  intent,
  parkedAt: at,
  status: 422,
  codigo: '',
  message: '',
  description: '',
  decided: null,
});
const answer = { at: at + 5, status: null, text: 'Sem rede' };
const asked = { at, keys: ['1', '2', '3'] };
const state = (
  rows: OutboxRow[],
  parked: ParkedRow[] = [],
  checkpoints: CheckpointRow[] = [],
  now = at + 10,
) => outcomeOf(asked, { rows, parked, checkpoints, falhas: [], now });

test('sending goes on until something is known', () => {
  expect(state([row('1'), row('2'), row('3')])).toEqual({ isOver: false, texto: 'Enviando.' });
  expect(state([row('3', { state: 'sending', lastAnswer: answer })]).isOver).toBe(false);
});

test('when nothing of it is left, all was sent', () => {
  expect(state([row('9')])).toEqual({ isOver: true, texto: '3 enviadas.' });
});

test('sent, refused and unsent changes are counted', () => {
  expect(state([], [refused('1')]).texto).toBe('2 enviadas, 1 precisa da sua decisão.');
  expect(state([row('3', { lastAnswer: answer })], [refused('1')]).texto).toBe(
    '1 enviada, 1 precisa da sua decisão, 1 ainda espera. Sem rede; tenta de novo sozinho.',
  );
});

test('an answer from before the press says nothing of it', () => {
  expect(state([row('1', { lastAnswer: { ...answer, at: at - 1 } })]).isOver).toBe(false);
});

test('changes that only a person can free are not waited for', () => {
  const envio: ParkedRow['intent'] = {
    tipo: 'envio',
    codigoLocal: 'A7K-042',
    totalVisto: 1,
    grupos: [],
    linhas: [],
  };
  expect(state([row('3')], [refused('1', envio)])).toEqual({
    isOver: true,
    texto: '1 enviada, 1 precisa da sua decisão, 1 ainda espera.',
  });
});

test('an expired session and a server that says nothing have their own words', () => {
  const held: CheckpointRow = { name: 'auth', state: 'held', at };
  expect(state([row('1')], [], [held]).texto).toBe('A sessão expirou: entre de novo para enviar.');
  expect(state([row('1')], [], [], at + 26_000)).toEqual({
    isOver: true,
    texto: '2 enviadas, 1 ainda espera. O envio continua sozinho.',
  });
});

test('a refresh is over when the catalogue is up to date, or when one of its first reads failed', () => {
  const catalogo: CheckpointRow = {
    name: 'catalogo',
    state: 'ready',
    done: 1,
    total: 1,
    geracao: 'g',
    at: at + 5,
    error: null,
  };
  const of = (
    row: CheckpointRow,
    falhas: { at: number; detail: string; status?: number }[] = [],
    now = at + 10,
  ) => outcomeOf({ at, keys: [] }, { rows: [], parked: [], checkpoints: [row], falhas, now });
  const old = { ...catalogo, at: at - 5 };
  expect(of(old)).toEqual({ isOver: false, texto: 'Procurando o servidor.' });
  expect(of({ ...catalogo, state: 'loading' }).isOver).toBe(false);
  expect(of(catalogo)).toEqual({ isOver: true, texto: 'Dados atualizados.' });
  expect(of(old, [{ at: at - 1, detail: 'clientes', status: 0 }]).isOver).toBe(false);
  expect(of(old, [{ at: at + 1, detail: 'notas', status: 0 }]).isOver).toBe(false);
  const failed = (status?: number) =>
    of(old, [{ at: at + 1, detail: 'clientes', ...(status === undefined ? {} : { status }) }]).texto;
  expect([failed(0), failed(200), failed(503), failed()]).toEqual([
    'Sem sinal: nada foi atualizado.',
    'A rede respondeu no lugar do servidor, e pode estar pedindo um login: nada foi atualizado.',
    'O servidor respondeu 503: nada foi atualizado.',
    'O catálogo não pôde ser atualizado agora.',
  ]);
  expect(of(old, [], at + 26_000).texto).toBe(
    'O servidor ainda não respondeu. A atualização continua sozinha.',
  );
});
