import { expect, test } from 'vitest';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import { makeLocalCode } from './envio/local-code.ts';
import { isHeldBy, isPartOf } from './held.ts';
import { isClearedHere, lastOwn, ownPagamento } from './last-own.ts';
import {
  envioIntent,
  extrasIntent,
  linhaIntent,
  pagamentoIntent,
  sampleGrupo,
  sampleLinha,
  sampleParked,
  sampleReceipt,
  sampleRow,
} from './outbox-sample.ts';
import { isOverdue, VERIFIQUE } from './overdue.ts';
import { stalledLanes } from './stalled.ts';
import { toStorageError } from './storage-error.ts';
import { isUntried, mergeable } from './untried.ts';

const envio = envioIntent([{ idItem: 1, quantidade: 2 }]);
const intencao = { tipo: 'intencao', idItem: 1, idItemTipo: 1, descricao: 'X' } as const;

test('a submission depends on its lines, on lines and payments of its groups, and on extra data', () => {
  expect(isPartOf(linhaIntent(1, 5, { filial: 9 }), envio)).toBe(true);
  expect(isPartOf(linhaIntent(8, 5), envio)).toBe(true);
  expect(isPartOf(linhaIntent(8, 5, { filial: 9 }), envio)).toBe(false);
  expect(isPartOf(pagamentoIntent(1), envio)).toBe(true);
  expect(isPartOf(pagamentoIntent(2), envio)).toBe(false);
  expect(isPartOf(extrasIntent('A'), envio)).toBe(true);
  expect([envio, { tipo: 'etapa' } as const, intencao].map((i) => isPartOf(i, envio))).toEqual([
    false,
    false,
    false,
  ]);
  const two = envioIntent([
    { idItem: 1, quantidade: 2 },
    { idItem: 2, quantidade: 2, filial: 2 },
  ]);
  expect([isPartOf(linhaIntent(2, 1, { filial: 9 }), two), isPartOf(pagamentoIntent(2), two)]).toEqual([
    true,
    true,
  ]);
});

test('a refused submission holds later rows of its own lane', () => {
  const refused = sampleParked(3, envio);
  const step = sampleParked(3, { tipo: 'etapa' });
  expect([2, 3, 4].map((seq) => isHeldBy(refused, sampleRow(seq, linhaIntent(9, 1))))).toEqual([
    false,
    false,
    true,
  ]);
  expect([2, 4].map((seq) => isHeldBy(step, sampleRow(seq, linhaIntent(9, 1))))).toEqual([false, true]);
  expect(isHeldBy({ ...refused, lane: '104' }, sampleRow(4, linhaIntent(9, 1)))).toBe(false);
});

test('any other refused change holds only a submission that it is part of', () => {
  const refused = sampleParked(3, linhaIntent(1, 5));
  expect(isHeldBy(refused, sampleRow(4, envio))).toBe(true);
  expect(isHeldBy(refused, sampleRow(4, linhaIntent(1, 6)))).toBe(false);
  expect(isHeldBy(refused, sampleRow(4, { tipo: 'etapa' }), envio)).toBe(true);
  expect(isHeldBy(refused, sampleRow(4, { tipo: 'etapa' }))).toBe(false);
  expect(isHeldBy(sampleParked(3, linhaIntent(8, 5, { filial: 9 })), sampleRow(4, envio))).toBe(false);
});

test('a row is untried until it is sent, frozen or copied into a file', () => {
  const row = sampleRow(1, linhaIntent(1, 2));
  const frozen = { method: 'POST', path: '/', query: {}, body: null } as const;
  expect(isUntried(row)).toBe(true);
  const tried: Partial<OutboxRow>[] = [{ state: 'sending' }, { tries: 1 }, { frozen }, { copied: true }];
  expect(tried.map((over) => isUntried({ ...row, ...over }))).toEqual([false, false, false, false]);
  expect(isUntried({ ...row, v: 99 } as unknown as OutboxRow)).toBe(false);
});

test('a change merges only with rows after the last submission', () => {
  const rows = [
    sampleRow(1, linhaIntent(1, 1)),
    sampleRow(2, { tipo: 'etapa' }),
    sampleRow(3, envio),
    sampleRow(4, linhaIntent(1, 2)),
    sampleRow(5, linhaIntent(2, 3), { tries: 1 }),
    sampleRow(6, extrasIntent('A')),
  ];
  expect(mergeable(rows).map((r) => r.seq)).toEqual([4, 6]);
  expect(mergeable(rows.slice(0, 1)).map((r) => r.seq)).toEqual([1]);
  expect(mergeable(rows.slice(0, 2))).toEqual([]);
  expect(mergeable([rows[0], rows[2], rows[3]].flatMap((r) => r ?? [])).map((r) => r.seq)).toEqual([4]);
  const newer = { ...sampleRow(5, linhaIntent(1, 3)), v: 99 } as unknown as OutboxRow;
  expect(
    mergeable([sampleRow(4, linhaIntent(1, 2)), newer, sampleRow(6, linhaIntent(1, 9))]).map((r) => r.seq),
  ).toEqual([6]);
});

test('a change does not merge with one that a later change of its line overrides', () => {
  const own = sampleRow(1, linhaIntent(1, 51));
  const other = sampleRow(2, linhaIntent(2, 7));
  const copied = sampleRow(3, linhaIntent(1, 2), { copied: true });
  expect(mergeable([own, other, copied]).map((r) => r.seq)).toEqual([2]);
  expect(mergeable([copied, own, other]).map((r) => r.seq)).toEqual([1, 2]);
  expect(mergeable([own, copied, sampleRow(4, linhaIntent(1, 8))]).map((r) => r.seq)).toEqual([4]);
});

test('this device’s last change of a line is its newest change or order that contains the line', () => {
  const receipts = [
    sampleReceipt(7, linhaIntent(1, 5), 9),
    sampleReceipt(3, linhaIntent(1, 2), 6),
    sampleReceipt(8, linhaIntent(2, 5), 10),
    sampleReceipt(9, extrasIntent('A'), 11),
  ];
  expect(lastOwn(receipts, sampleLinha(1))?.seq).toBe(7);
  expect(lastOwn([...receipts].reverse(), sampleLinha(1))?.seq).toBe(7);
  expect(lastOwn([...receipts, sampleReceipt(12, envio, 12)], sampleLinha(1))?.seq).toBe(12);
  expect(lastOwn(receipts, sampleLinha(3))).toBeUndefined();
  const two = envioIntent([
    { idItem: 1, quantidade: 2 },
    { idItem: 2, quantidade: 1 },
  ]);
  expect(lastOwn([sampleReceipt(1, two, 2)], sampleLinha(2))?.seq).toBe(1);
});

test('this device’s payment of a group is its last choice since the group’s last order', () => {
  const chosen = sampleReceipt(3, pagamentoIntent(1, 6), 6);
  expect(ownPagamento([chosen, sampleReceipt(2, pagamentoIntent(1, 1), 5)], sampleGrupo(1))).toEqual({
    grupo: sampleGrupo(1),
    idPrazo: 1,
    idFormaPagamento: 6,
    descricaoPagamento: 'Boleto · 28 dias',
  });
  expect(ownPagamento([chosen], sampleGrupo(2))).toBeUndefined();
  expect(ownPagamento([chosen, sampleReceipt(4, envio, 7)], sampleGrupo(1))).toBeUndefined();
  const other = envioIntent([{ idItem: 2, quantidade: 1, filial: 2 }]);
  expect(ownPagamento([chosen, sampleReceipt(4, other, 7)], sampleGrupo(1))?.idFormaPagamento).toBe(6);
  const both = envioIntent([
    { idItem: 1, quantidade: 1 },
    { idItem: 2, quantidade: 1, filial: 2 },
  ]);
  expect(ownPagamento([chosen, sampleReceipt(4, both, 7)], sampleGrupo(1))).toBeUndefined();
});

test('extra data count as cleared here only if neither extra data nor an order came after', () => {
  const cleared = sampleReceipt(3, extrasIntent(''), 6);
  expect(isClearedHere([])).toBe(false);
  expect(isClearedHere([cleared])).toBe(true);
  expect(isClearedHere([cleared, sampleReceipt(4, extrasIntent('A'), 7)])).toBe(false);
  expect(isClearedHere([cleared, sampleReceipt(4, envio, 7)])).toBe(false);
  expect(isClearedHere([cleared, sampleReceipt(4, linhaIntent(1, 2), 7)])).toBe(true);
});

test('a tried change is overdue after sixty days, an untried one never', () => {
  const day = 86_400_000;
  const frozen = { method: 'POST', path: '/', query: {}, body: null } as const;
  const row = sampleRow(1, linhaIntent(1, 2), { at: 1000, frozen });
  expect(isOverdue(row, 1000 + 60 * day)).toBe(false);
  expect(isOverdue(row, 1001 + 60 * day)).toBe(true);
  expect(isOverdue({ ...row, frozen: null }, 1001 + 60 * day)).toBe(false);
  const late = { ...row, firstTry: { at: 1000 + 61 * day, heardAt: 1000 } };
  expect(isOverdue(late, 1000 + 121 * day)).toBe(false);
  expect(isOverdue(late, 1001 + 121 * day)).toBe(true);
});

test('a first try dated in the future by a wrong clock counts from the server’s last known time', () => {
  const day = 86_400_000;
  const frozen = { method: 'POST', path: '/', query: {}, body: null } as const;
  const row = sampleRow(1, linhaIntent(1, 2), { at: 1000, frozen });
  const ahead = { ...row, firstTry: { at: 1000 * day, heardAt: 5 * day } };
  expect(isOverdue(ahead, 65 * day)).toBe(false);
  expect(isOverdue(ahead, 65 * day + 1)).toBe(true);
  expect(isOverdue({ ...row, firstTry: { at: 1000 * day, heardAt: null } }, 900 * day)).toBe(false);
});

test('the question about an overdue change has its own words', () => {
  expect(VERIFIQUE).toEqual({
    status: 0,
    codigo: 'verifique',
    message: 'Atenção!',
    description:
      'Esta alteração foi enviada há mais de 60 dias e nunca teve resposta. Confira com o cliente ou com a central antes de tentar de novo.',
  });
});

test('a full disk is told apart from an unusable database, also inside another error', () => {
  const full = Object.assign(new Error('no room'), { name: 'QuotaExceededError' });
  expect(toStorageError(full)).toEqual({ kind: 'full' });
  expect(toStorageError(Object.assign(new Error('x'), { inner: full }))).toEqual({ kind: 'full' });
  expect(toStorageError(new TypeError('x'))).toEqual({ kind: 'unavailable', name: 'TypeError' });
  expect(toStorageError({ name: 'QuotaExceededError' })).toEqual({ kind: 'unavailable', name: 'object' });
  expect(toStorageError('no')).toEqual({ kind: 'unavailable', name: 'string' });
  expect(toStorageError({ inner: full })).toEqual({ kind: 'unavailable', name: 'object' });
});

test('an order’s local code has no letter that looks like a digit', () => {
  expect(makeLocalCode(() => 0)).toBe('A2A-000');
  expect(makeLocalCode(() => 0.999_999)).toBe('Z9Z-999');
  expect(makeLocalCode(() => 0.05)).toBe('B2B-050');
  const letters = Array.from({ length: 24 }, (_, i) => makeLocalCode(() => i / 24)[0]);
  expect(letters.join('')).toBe('ABCDEFGHJKLMNPQRSTUVWXYZ');
});

test('a queue without rows has no lane that stands still', () => {
  expect([...stalledLanes([], { connected: true, lastConfirmedAt: null })]).toEqual([]);
});
