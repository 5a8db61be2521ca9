import { expect, test } from 'vitest';
import {
  envioIntent,
  linhaIntent,
  sampleGrupo,
  sampleParked,
  sampleReceipt,
  sampleRow,
} from '#outbox/outbox-sample.ts';
import { type Envio, isEnvio } from '#parts/cart/envio-words.ts';
import type { OutboxRow, ParkedRow, ReceiptRow } from '#vault/outbox-rows.ts';
import type { RascunhoRow } from '#vault/rascunho-rows.ts';
import { type Pendencia, pedidosDoDia, toPendencias } from './hoje.ts';

const at = (time: string) => Date.parse(`2026-11-20T${time}:00-03:00`);
const ordered = (seq: number, reais: number) =>
  envioIntent([{ idItem: seq, quantidade: reais / 10 }], { codigoLocal: `A2B-00${seq}` });

/** The submission that a record is of. */
const fila = (row: OutboxRow): Envio[] => (isEnvio(row) ? [{ kind: 'fila', row }] : []);
const recusado = (row: ParkedRow): Envio[] => (isEnvio(row) ? [{ kind: 'recusado', row }] : []);
const confirmado = (row: ReceiptRow): Envio[] => (isEnvio(row) ? [{ kind: 'confirmado', row }] : []);
const pedido = (idPrePedido: number, total: number) => ({ ...sampleGrupo(1), idPrePedido, total });

const paid = { idPessoaCliente: 101, nomeCliente: 'AURORA', total: 50_00, idCarrinho: 6 };
const NENHUM = { quantidade: 0, valor: 0 };
const day = (envios: Envio[], finalizados: Parameters<typeof pedidosDoDia>[0]['finalizados'] = []) =>
  pedidosDoDia(
    { envios, parked: [], finalizados, fins: new Map([[9, 'Cancelado']]), esperas: new Map([[10, 20_00]]) },
    '2026-11-20',
  );

test('the day’s confirmed orders are counted by number, without those cancelled since, unpaid ones apart, unsent ones by submission', () => {
  const pedidos = [pedido(7, 30_00), pedido(8, 40_00), pedido(9, 99_00), pedido(10, 20_00)];
  const envios = [
    ...confirmado(sampleReceipt(1, ordered(1, 170), 1, { at: at('00:00'), pedidos })),
    ...fila(sampleRow(2, ordered(2, 20), { at: at('23:59') })),
    ...recusado(sampleParked(3, ordered(3, 50), { at: at('12:00') })),
  ];
  expect(day(envios)).toEqual({
    confirmados: { quantidade: 2, valor: 70_00 },
    aPagar: { quantidade: 1, valor: 20_00 },
    naoEnviados: { quantidade: 2, valor: 70_00 },
    aConferir: NENHUM,
  });
});

test('orders of another day do not count, whenever they were confirmed', () => {
  const before = at('00:00') - 1;
  const envios = [
    ...confirmado(sampleReceipt(1, ordered(1, 30), 1, { at: before, pedidos: [pedido(7, 30_00)] })),
    ...fila(sampleRow(2, ordered(2, 20), { at: before })),
  ];
  const finalizados = [{ ...paid, at: before, isCerto: true }];
  expect(day(envios, finalizados)).toEqual({
    confirmados: NENHUM,
    aPagar: NENHUM,
    naoEnviados: NENHUM,
    aConferir: NENHUM,
  });
});

test('paid carts count by their numbers, and apart while their outcome is unknown', () => {
  const finalizados = [
    { ...paid, at: at('10:00'), isCerto: true, numeros: [1, 2] },
    { ...paid, at: at('10:00'), isCerto: true, numeros: [9] },
    { ...paid, at: at('10:30'), isCerto: true, numeros: [3, 10] },
    { ...paid, at: at('11:00'), isCerto: false },
  ];
  expect(day([], finalizados)).toEqual({
    confirmados: { quantidade: 3, valor: 80_00 },
    aPagar: { quantidade: 1, valor: 20_00 },
    naoEnviados: NENHUM,
    aConferir: { quantidade: 1, valor: 50_00 },
  });
});

const NOW = at('15:00');
const OLD = NOW - 61_000;
const other = { lane: '104', idPessoaCliente: 104, nomeCliente: 'Outra' };
const words = (pendencia: Pendencia) =>
  pendencia.tipo === 'pedido'
    ? `${pendencia.linha.nome} ${pendencia.linha.words.texto} ${pendencia.linha.href}`
    : `${pendencia.nomeCliente}: ${pendencia.texto}`;
const pending = (rows: OutboxRow[], parked: ParkedRow[] = [], rascunhos: RascunhoRow[] = []) =>
  toPendencias(
    { rows, parked, rascunhos, envios: [...rows.flatMap(fila), ...parked.flatMap(recusado)] },
    NOW,
  ).map(words);

test('refused work comes before unsent work, orders with their own page, other changes by customer', () => {
  const rows = [
    sampleRow(1, ordered(1, 10), { at: NOW, key: 'a' }),
    sampleRow(2, linhaIntent(4, 1), { at: OLD }),
    sampleRow(3, linhaIntent(5, 1), { at: OLD, ...other }),
    sampleRow(4, linhaIntent(6, 1), { at: OLD, ...other }),
  ];
  const parked = [
    sampleParked(5, ordered(2, 10), { key: 'b', ...other }),
    sampleParked(6, linhaIntent(7, 1), other),
  ];
  const rascunho = { idPessoaCliente: 101, nomeCliente: 'Aurora' } as RascunhoRow;
  expect(pending(rows, parked, [rascunho])).toEqual([
    'A2B-002 Precisa de você /confirmacao?envio=b',
    'Outra: 1 alteração recusada',
    'A2B-001 No aparelho /confirmacao?envio=a',
    'Drogaria Aurora: 1 alteração no aparelho',
    'Outra: 2 alterações no aparelho',
    'Aurora: Rascunho de revisão não enviado',
  ]);
});

test('the changes of a waiting order are the order, and a change of the last minute is on its way', () => {
  const rows = [
    sampleRow(1, linhaIntent(1, 1), { at: OLD }),
    sampleRow(2, { tipo: 'etapa' }, { at: OLD }),
    sampleRow(3, ordered(3, 10), { at: OLD, key: 'a' }),
    sampleRow(4, linhaIntent(2, 1), { at: NOW - 59_000 }),
  ];
  expect(pending(rows)).toEqual(['A2B-003 No aparelho /confirmacao?envio=a']);
  expect(pending([])).toEqual([]);
});
