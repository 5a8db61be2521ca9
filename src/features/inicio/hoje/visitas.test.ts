import { expect, test } from 'vitest';
import { envioIntent, sampleGrupo, sampleParked, sampleReceipt, sampleRow } from '#outbox/outbox-sample.ts';
import type { VisitaAqui } from '#outbox/visitas/fold-visitas.ts';
import { type Envio, isEnvio } from '#parts/cart/envio-words.ts';
import { toVisitas } from './visitas.ts';

const DIA = '2026-11-20';
const at = (time: string) => Date.parse(`${DIA}T${time}:00-03:00`);
const order = (reais: number) => envioIntent([{ idItem: 1, quantidade: reais / 10 }]);
const cliente = (idPessoaCliente: number) => ({ idPessoaCliente, nomeCliente: `C${idPessoaCliente}` });

const visita = (idPessoaCliente: number, over: Partial<VisitaAqui> = {}): VisitaAqui => ({
  id: `v${idPessoaCliente}`,
  ...cliente(idPessoaCliente),
  dia: DIA,
  motivo: 2,
  texto: 'Volto na sexta\ncedo',
  escritaEm: at('10:00'),
  autor: null,
  estado: 'confirmado',
  recusada: null,
  noServidor: null,
  ...over,
});

const lidos = (envios: Envio[], fins: readonly number[] = []) => ({
  envios,
  parked: [],
  finalizados: [],
  fins: new Map(fins.map((numero) => [numero, 'Cancelado'])),
  esperas: new Map(),
});
const fila = (idPessoaCliente: number, reais: number, time: string): Envio[] => {
  const row = sampleRow(idPessoaCliente, order(reais), { ...cliente(idPessoaCliente), at: at(time) });
  return isEnvio(row) ? [{ kind: 'fila', row }] : [];
};
const shown = (envios: Envio[], visitas: VisitaAqui[], fins: readonly number[] = []) =>
  toVisitas(lidos(envios, fins), visitas, DIA).map(({ nomeCliente, venda, texto }) => [
    nomeCliente,
    venda,
    texto,
  ]);

test('a visit shows its reason and the beginning of its note, the newest first', () => {
  expect(
    shown([], [visita(1), visita(2, { motivo: null, texto: 'Só conversa', escritaEm: at('11:00') })]),
  ).toEqual([
    ['C2', null, 'Só conversa'],
    ['C1', null, 'Comprador ausente · Volto na sexta'],
  ]);
});

test('an order of the day is a visit, takes the place of the reason, and is summed by customer', () => {
  const envios = [...fila(1, 30, '09:00'), ...fila(3, 20, '12:00'), ...fila(3, 10, '12:30')];
  expect(shown(envios, [visita(1)])).toEqual([
    ['C3', 30_00, 'Pedido feito'],
    ['C1', 30_00, 'Volto na sexta'],
  ]);
});

test('an order of another day, or one that was cancelled since, is none', () => {
  const row = sampleReceipt(5, order(30), 1, {
    ...cliente(5),
    at: at('09:00'),
    pedidos: [{ ...sampleGrupo(1), idPrePedido: 7, total: 30_00 }],
  });
  const cancelado: Envio[] = isEnvio(row) ? [{ kind: 'confirmado', row }] : [];
  expect(shown(cancelado, [], [7])).toEqual([]);
  expect(shown(cancelado, [])).toEqual([['C5', 30_00, 'Pedido feito']]);
  const [ontem] = fila(6, 30, '09:00');
  if (ontem) ontem.row.at -= 24 * 3_600_000;
  expect(shown(ontem ? [ontem] : [], [])).toEqual([]);
});

test('another user’s note names its writer', () => {
  expect(shown([], [visita(1, { autor: 'Bia', texto: '' })])).toEqual([
    ['C1', null, 'Comprador ausente · Bia'],
  ]);
});

test('an order of the day stands with the own note, or alone, and never with another user’s', () => {
  const daBia = visita(1, { id: 'bia', autor: 'Bia', texto: '' });
  expect(shown(fila(1, 30, '09:00'), [visita(1), daBia])).toEqual([
    ['C1', 30_00, 'Volto na sexta'],
    ['C1', null, 'Comprador ausente · Bia'],
  ]);
  expect(shown(fila(1, 30, '12:00'), [daBia])).toEqual([
    ['C1', 30_00, 'Pedido feito'],
    ['C1', null, 'Comprador ausente · Bia'],
  ]);
});

test('a refused order is no sale, and says so where nothing else was ordered', () => {
  const row = sampleParked(9, order(50), { ...cliente(1), at: at('09:30') });
  const recusado: Envio[] = isEnvio(row) ? [{ kind: 'recusado', row }] : [];
  expect(shown(recusado, [])).toEqual([['C1', null, 'Pedido recusado']]);
  expect(shown(recusado, [visita(1)])).toEqual([['C1', null, 'Comprador ausente · Volto na sexta']]);
  const ambos = [...recusado, ...fila(1, 30, '09:00')];
  expect(shown(ambos, [])).toEqual([['C1', 30_00, 'Pedido feito']]);
  expect(shown(ambos.toReversed(), [])).toEqual([['C1', 30_00, 'Pedido feito']]);
});
